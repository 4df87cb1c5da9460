import { ROL } from '@leal/domain';
import { DE_COBRADOR } from './calle.ts';
import { DE_GERENTE, DE_SUPERVISOR } from './oficina.ts';
import { ruta, type Ruta } from './ruta.tsx';

const { cobrador, gerente, supervisor } = ROL;

const perfil = async () => (await import('../../comun/perfil/Perfil.tsx')).Perfil;

const COMPARTIDAS: readonly Ruta[] = [
  ruta(
    '/nuevo-cliente',
    [cobrador, gerente],
    'Registrar Cliente',
    async () => (await import('../../comun/nuevo-cliente/RegistrarCliente.tsx')).RegistrarCliente,
  ),
  ruta('/cobrador/profile', [cobrador], 'Mi perfil', perfil),
  ruta('/profile', [cobrador, gerente, supervisor], 'Mi perfil', perfil),
  ruta(
    '/estado-de-cuenta/:id_credito',
    [cobrador, gerente],
    'Estado de cuenta',
    async () => (await import('../../comun/cuenta/EstadoDeCuenta.tsx')).EstadoDeCuenta,
  ),
  ruta(
    '/papeles/:id_credito',
    [cobrador, gerente],
    'Pagaré y contrato',
    async () => (await import('../../comun/papeles/PapelesDeCredito.tsx')).PapelesDeCredito,
  ),
  ruta(
    '/payment/:slug',
    [cobrador, gerente],
    'Registro de Pago',
    async () => (await import('../../comun/pago/pantalla/RegistroDePago.tsx')).RegistroDePago,
  ),
];

/** Every route of spec §2 but the login, which is the first load and comes with it. */
export const RUTAS: readonly Ruta[] = [...DE_COBRADOR, ...DE_GERENTE, ...DE_SUPERVISOR, ...COMPARTIDAS];
