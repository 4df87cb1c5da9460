import { ROL, type IdRol } from '@leal/domain';
import { palabrasDe, rutaDeTipo, TODOS_LOS_TIPOS } from '../../piezas/solicitud/tipos.ts';
import { perezosa } from '../../lib/perezosa.tsx';
import type * as Pantallas from './pantallas-de-oficina.ts';
import { type Cargar, ruta, type Ruta } from './ruta.tsx';

const gerente = [ROL.gerente];
const supervisor = [ROL.supervisor];

type Cual = Exclude<keyof typeof Pantallas, 'porClase'>;

/** What a screen of the office consists of is no part of the login, which everybody loads. */
const de =
  (cual: Cual): Cargar =>
  async () =>
    (await import('./pantallas-de-oficina.ts'))[cual]();

/** The button in the top bar, on every screen; code of the office all the same. */
export const BotonBuscar = perezosa(
  async () => (await import('../../oficina/expediente/buscar/BotonBuscar.tsx')).BotonBuscar,
);

/** What clients paid by transfer, and what the bank tells of it. */
const deBanco = (base: string, roles: readonly IdRol[]): readonly Ruta[] => [
  ruta(`${base}/transferencias`, roles, 'Transferencias', de('pantallaTransferencias')),
  ruta(`${base}/transferencias/depositos`, roles, 'Depósitos del banco', de('pantallaDepositos')),
];

/** The lists of managers and supervisors: the things that wait, the clients, and the cuts. */
const deListas = (base: string, roles: readonly IdRol[]): readonly Ruta[] => [
  ruta(`${base}/bandeja`, roles, 'Bandeja', de('bandeja')),
  ruta(`${base}/solicitudes`, roles, 'Solicitudes de Crédito', de('pantallaCreditos')),
  // Each kind of request has a screen of its own.
  ...TODOS_LOS_TIPOS.map((tipo) =>
    ruta(rutaDeTipo(tipo, base), roles, palabrasDe(tipo).pantalla.titulo, async () =>
      (await import('./pantallas-de-oficina.ts')).porClase(tipo),
    ),
  ),
  ruta(`${base}/clientes-activos`, roles, 'Clientes Activos', de('pantallaActivos')),
  ruta(`${base}/gastos`, roles, 'Gastos', de('gastosDeTodos')),
  ruta(`${base}/cortes`, roles, 'Cortes', de('cortes')),
  ruta(`${base}/cortes/:id_corte`, roles, 'Corte', de('detalleCorte')),
  ruta(`${base}/diferencias`, roles, 'Diferencias', de('diferencias')),
  ...deBanco(base, roles),
];

/** The screens that manager and supervisor both look at; what changes something is on a manager's alone (`useSoloLectura`). */
const deOficina = (base: string, roles: readonly IdRol[]): readonly Ruta[] => [
  ruta(base, roles, 'Dashboard', de('tableroGerente')),
  ruta(`${base}/dashboard`, roles, 'Dashboard', de('tableroGerente')),
  ruta(`${base}/hoy`, roles, 'Qué ver hoy', de('queVerHoy')),
  ruta(`${base}/rutas`, roles, 'Gestión de Rutas', de('gestionRutas')),
  ruta(`${base}/reportes`, roles, 'Reportes de Cobranza', de('reportesDeTodos')),
  ruta(`${base}/riesgo`, roles, 'Cartera en riesgo', de('pantallaRiesgo')),
  ruta(`${base}/resultado`, roles, 'Resultado del mes', de('pantallaResultado')),
  ruta(`${base}/castigados`, roles, 'Castigados', de('pantallaCastigados')),
  ruta(`${base}/efectivo`, roles, 'Efectivo de los próximos días', de('pantallaEfectivo')),
  ruta(`${base}/evolucion`, roles, 'Mejor o peor', de('pantallaEvolucion')),
  ruta(`${base}/rutas/:id_cobrador`, roles, 'Ruta de Cobranza', de('rutaDeCobrador')),
  ruta(`${base}/clientes/:id_cliente`, roles, 'Cliente', de('paginaCliente')),
  ruta(`${base}/rutas/:id_cobrador/reportes`, roles, 'Reportes de Cobranza', de('reportesDeCobrador')),
  ...deListas(base, roles),
];

/** Spec §2, the manager's screens. */
export const DE_GERENTE: readonly Ruta[] = [
  ...deOficina('/gerente', gerente),
  ruta('/gerente/llegadas', gerente, 'Llegadas tarde y marcadas', de('pantallaLlegadas')),
  ruta('/gerente/senales', gerente, 'Señales', de('pantallaSenales')),
  ruta('/gerente/traspasos', gerente, 'Fondos y parciales', de('traspasosDeOficina')),
  ruta('/gerente/por-entregar', gerente, 'Por entregar', de('pantallaPorEntregar')),
  ruta('/gerente/equipo', gerente, 'Usuarios', de('pantallaEquipo')),
  ruta('/gerente/registrar-usuario', gerente, 'Registrar Usuario', de('registrarUsuario')),
  ruta('/gerente/transferencias/cargar', gerente, 'Cargar movimientos del banco', de('pantallaCargar')),
  ruta('/gerente/importar', gerente, 'Importar cartera', de('pantallaImportar')),
  ruta('/gerente/exportar', gerente, 'Exportar', de('pantallaExportar')),
  ruta('/gerente/ajustes', gerente, 'Ajustes', de('pantallaAjustes')),
  ruta('/gerente/bitacora', gerente, 'Bitácora', de('pantallaBitacora')),
];

/** The supervisor's. */
export const DE_SUPERVISOR: readonly Ruta[] = deOficina('/supervisor', supervisor);
