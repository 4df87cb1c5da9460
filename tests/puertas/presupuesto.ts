// How many documents each call may read at most, with the largest legal request on the office of ./oficina.ts.
import type { NombreCallable, NombreLlamada } from '@leal/contract';
import { CREDITOS } from './oficina.ts';

const PAGINA = 100;
/** Without a token, and without the store. */
const NADA = 1;
/** One thing, or a figure that is kept, and what is said beside it. */
const UNO = 12;
/** Who, the key, and what is changed. */
const CAMBIO = 8;
/** A page, one row ahead, the count, and who asks. */
const LISTA = PAGINA + 4;
/** The same, where each row is told with its credit. */
const LISTA_DE_DOS = 2 * PAGINA + 4;

/** Every call is here, or this does not compile. */
export const PRESUPUESTO: Readonly<Record<NombreLlamada | NombreCallable, number>> = {
  reloj: NADA,
  salud: NADA,
  avisarErrorWeb: NADA,
  configuracionNegocio: UNO,
  leerClave: UNO,
  getUserByUid: UNO,
  firebaseLogin: UNO,
  register: UNO,
  leerOrden: UNO,
  todosParaPayment: UNO,
  detalleCredito: UNO,
  acumulativos: UNO,
  verificarRenovacion: UNO,
  dashboardPropio: UNO,
  dashboardDeCobrador: UNO,
  reporteSemana: UNO,
  reporteDia: UNO,
  compararSemanas: UNO,
  gerenteRutas: UNO,
  llegadasDeSemana: UNO,
  llegadasDelDia: UNO,
  vistoCredito: UNO,
  vistoSolicitud: UNO,
  vistoGasto: UNO,
  vistoPago: UNO,
  vistoCliente: UNO,
  vistoUsuario: UNO,
  cuentaDeBandeja: UNO,
  /** Where collectors are many: ./muchos-cobradores.test.ts. */
  dashboardStats: UNO + 1,
  registrarAtraso: CAMBIO,
  solicitarEdicionCliente: CAMBIO,
  registrarAbono: CAMBIO,
  enviarAbonoAlGerente: CAMBIO,
  descartarAbono: CAMBIO,
  entregarRegistro: CAMBIO,
  solicitarAbonosMultiples: CAMBIO,
  solicitarRenovacion: CAMBIO,
  editarPendiente: CAMBIO,
  aprobarCredito: CAMBIO,
  rechazarCredito: CAMBIO,
  editarCliente: CAMBIO,
  eliminarCliente: CAMBIO,
  aprobarGasto: CAMBIO,
  rechazarGasto: CAMBIO,
  resolverEdicionPago: CAMBIO,
  resolverAbonosMultiples: CAMBIO,
  resolverCapturaTardia: CAMBIO,
  resolverEliminacionPago: CAMBIO,
  aprobarEdicionCliente: CAMBIO,
  rechazarEdicionCliente: CAMBIO,
  aprobarRenovacion: CAMBIO,
  rechazarRenovacion: CAMBIO,
  cambiarUsuario: CAMBIO,
  registrarCliente: CAMBIO,
  duplicarCliente: CAMBIO,
  solicitarEdicionPago: CAMBIO,
  solicitarEliminacionPago: CAMBIO,
  crearGasto: CAMBIO,
  crearTraspaso: CAMBIO,
  decidirTraspasoDe: CAMBIO,
  entregarCorte: CAMBIO,
  entregarCredito: CAMBIO,
  cancelarCredito: CAMBIO,
  porEntregar: LISTA,
  entregarDevuelto: CAMBIO,
  decidirCorte: CAMBIO,
  resolverDiferencia: CAMBIO,
  /** The box with all its rows, the running sums, and who asks. */
  abiertoDeCobrador: 3,
  pedirSerie: CAMBIO,
  crearComprobante: CAMBIO,
  revocarComprobante: CAMBIO,
  /** The receipt, its payment's row and its request; the settings when they are cold. */
  verComprobante: 4,
  detalleCorte: UNO,
  /** Fifty boxes and their names. */
  cortesSinEntregar: 101,
  cerrarTareaMultiple: CAMBIO,
  resolverCredito: CAMBIO,
  resolverSolicitud: CAMBIO,
  resolverGasto: CAMBIO,
  aprobadosDeCobrador: LISTA,
  renovacionesElegibles: LISTA,
  renovacionesElegiblesDe: LISTA,
  pendientesCreditos: LISTA,
  historialCreditos: LISTA,
  gastosPendientes: LISTA,
  listarGastos: LISTA,
  listarTraspasos: LISTA,
  listarCortes: LISTA,
  listarDiferencias: LISTA,
  gastosDeCobrador: LISTA,
  listarUsuarios: LISTA,
  leerBitacora: LISTA,
  renovacionesPendientes: LISTA_DE_DOS,
  renovacionesPendientesDe: LISTA_DE_DOS,
  renovacionesHistorial: LISTA_DE_DOS,
  renovacionesHistorialDe: LISTA_DE_DOS,
  solicitudesEdicionPago: LISTA_DE_DOS,
  solicitudesAbonosMultiples: LISTA_DE_DOS,
  solicitudesEliminacionPago: LISTA_DE_DOS,
  solicitudesEdicionCliente: LISTA_DE_DOS,
  solicitudesCapturaTardia: LISTA_DE_DOS,
  misSolicitudes: LISTA_DE_DOS,
  clientesDeCobrador: LISTA_DE_DOS,
  clientesActivos: LISTA_DE_DOS,
  buscarClientes: LISTA_DE_DOS,
  /** Its cards. */
  activosSinPagoHoy: CREDITOS + 3,
  /** Each credit that is new in the order: no more of them than the collector has, and a hundred. */
  guardarOrden: CREDITOS + 100 + 5,
  /** The ledger of a credit, with its rows. */
  historialAbonos: UNO,
  /** The same, with the credit itself. */
  estadoDeCuenta: UNO,
  firmaDeEntrega: UNO,
  /** Everybody who has the same name or telephone, up to forty. */
  expedienteCliente: 50,
  /** Each that waits, with its credit. */
  bandeja: 2 * 500 + 20,
  /** Fifty of each kind. */
  vistosDeVarias: 3 * 50 * 2,
  /** A row, and a tenth for names and days. */
  clientesExcel: 1.1 * 1000,
};
