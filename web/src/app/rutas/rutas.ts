import { ROL } from '@leal/domain';
import { DE_COBRADOR } from './calle.ts';
import { DE_GERENTE, DE_SUPERVISOR } from './oficina.ts';
import { ruta, type Ruta } from './ruta.tsx';

const { cobrador, gerente, supervisor } = ROL;

const nuevoCliente = async () =>
  (await import('../../comun/nuevo-cliente/RegistrarCliente.tsx')).RegistrarCliente;
const perfil = async () => (await import('../../comun/perfil/Perfil.tsx')).Perfil;
const cuenta = async () => (await import('../../comun/cuenta/EstadoDeCuenta.tsx')).EstadoDeCuenta;
const papeles = async () => (await import('../../comun/papeles/PapelesDeCredito.tsx')).PapelesDeCredito;
const pago = async () => (await import('../../comun/pago/pantalla/RegistroDePago.tsx')).RegistroDePago;

const COMPARTIDAS: readonly Ruta[] = [
  ruta('/nuevo-cliente', [cobrador, gerente], 'Registrar Cliente', nuevoCliente),
  ruta('/cobrador/profile', [cobrador], 'Mi perfil', perfil),
  ruta('/profile', [cobrador, gerente, supervisor], 'Mi perfil', perfil),
  ruta('/estado-de-cuenta/:id_credito', [cobrador, gerente], 'Estado de cuenta', cuenta),
  ruta('/papeles/:id_credito', [cobrador, gerente], 'Pagaré y contrato', papeles),
  ruta('/payment/:slug', [cobrador, gerente], 'Registro de Pago', pago),
];

/** Every route of spec §2 but the login, which is the first load and comes with it. */
export const RUTAS: readonly Ruta[] = [...DE_COBRADOR, ...DE_GERENTE, ...DE_SUPERVISOR, ...COMPARTIDAS];
