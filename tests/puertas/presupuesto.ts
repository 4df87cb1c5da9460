// How many documents each call may read at most, with the largest legal request on the office of ./llena.ts, and on scenes.
import {
  MAXIMO_POR_TANDA,
  type NombreCallable,
  type NombreLlamada,
  PAGINA_RUTAS,
  RENGLONES_POR_TANDA,
  DEPOSITOS_POR_DEVOLUCION,
  TOPE_CUENTAS,
  TOPE_BUSQUEDA_ACTIVOS,
  TOPE_CLIENTES_HISTORIAL,
  TOPE_HISTORIAL,
} from '@leal/contract';
import { CLASES_POR_APROBAR } from '@leal/domain';
import { MAXIMO_MOVIDOS } from '../../functions/src/data/resumen.ts';
import { POR_RENOVAR } from '../setup/pagado.ts';
import { OTROS } from './llena.ts';
import { CARTERA, ORDEN } from './oficina.ts';

const PAGINA = 100;
/** A page of a file of everything, one row ahead, the count by thousands, and who asks. */
const ENTERA = 500 + 10;
/** Without a token, and without the store. */
const NADA = 1;
/** One thing, or a figure that is kept, and what is said beside it. */
const UNO = 12;
/** The one who asks, the key, and what is changed. */
const CAMBIO = 8;
/** A page, one row ahead, the count, and who asks. */
const LISTA = PAGINA + 4;
/** The same, where each row is told with its credit, or with the name of its collector. */
const LISTA_DE_DOS = 2 * PAGINA + 4;
/** The end of a credit reads its ledger, once: here that of one of which four fifths are paid. */
const LIBRO = POR_RENOVAR.movimientos?.length ?? 0;
/** Whoever left a loan unpaid under that name: here a namesake. */
const IMPEDIDOS = 2;
const RENOVACION = CAMBIO + LIBRO + IMPEDIDOS;

/** Every call is here, or this does not compile. */
export const PRESUPUESTO: Readonly<Record<NombreLlamada | NombreCallable, number>> = {
  reloj: NADA,
  salud: NADA,
  avisarErrorWeb: NADA,
  configuracionNegocio: UNO,
  leerAjustes: UNO,
  guardarAjustes: CAMBIO,
  avisarContacto: 3,
  efectoDelDia: UNO,
  /** Every active credit, of which a few fields (`TOPE_EFECTO` at most). */
  efectoDeCriterios: 3_000,
  leerClave: UNO,
  getUserByUid: UNO,
  firebaseLogin: UNO,
  register: UNO,
  leerOrden: UNO,
  detalleCredito: UNO,
  acumulativos: UNO,
  verificarRenovacion: UNO,
  dashboardPropio: UNO,
  dashboardDeCobrador: UNO,
  reporteSemana: UNO,
  reporteDia: UNO,
  llegadasDelDia: UNO,
  vistoCredito: UNO,
  vistoSolicitud: UNO,
  vistoGasto: UNO,
  vistoPago: UNO,
  vistoCliente: UNO,
  vistoUsuario: UNO,
  /** Two people, the order and the sums of the other, each client with its credit, the giver's requests, namesakes. */
  vistoReasignacion: 12,
  vistoSesiones: UNO,
  vistoTelefono: UNO,
  cuentaDeBandeja: UNO,
  /** The days that are kept, the oldest of each kind that waits; where collectors moved since the last minute: ./resto/muchos-cobradores.test.ts. */
  dashboardStats: 7 + CLASES_POR_APROBAR.length,
  /** Everybody of one name, up to fifty. */
  todosParaPayment: 50 + 1,
  /** A page of collectors, and who of them was turned off; where there are many: ./resto/filas-de-muchos.test.ts. */
  gerenteRutas: 2 * PAGINA_RUTAS + 2,
  /** Each of a few collectors; where there are many: ./resto/muchos-cobradores.test.ts. */
  reporteDeRiesgo: 30 + UNO,
  /** What the night left, and six sums of now. */
  efectivoPorVenir: 7 + UNO,
  riesgoDeAyer: UNO,
  /** The sums of a page of collectors: of each a read, and its name. */
  resultadoDeMes: 3 * PAGINA + UNO,
  /** Half a year of pictures. */
  evolucion: 26 + UNO,
  /**
   * A page of collectors; of each two compiled weeks, and while these are missing their days; and that nobody keeps them. Where they are
   * kept: ./resto/semanas-de-muchos.test.ts.
   */
  compararSemanas: PAGINA * (1 + 2 * 8) + 2 + UNO,
  llegadasDeSemana: LISTA_DE_DOS,
  /** And how usual each is: one document. */
  listarSenales: LISTA_DE_DOS + 1,
  revisarSenal: CAMBIO,
  registrarAtraso: CAMBIO,
  registrarPunto: CAMBIO,
  solicitarEdicionCliente: CAMBIO,
  /** The usual one three; of cash that a task is about four; the last one of a credit with its ledger. */
  registrarAbono: 4 + LIBRO,
  enviarAbonoAlGerente: CAMBIO,
  descartarAbono: CAMBIO,
  recibirRegistro: CAMBIO,
  solicitarAbonosMultiples: CAMBIO,
  solicitarRenovacion: CAMBIO,
  editarPendiente: CAMBIO,
  aprobarCredito: CAMBIO,
  rechazarCredito: CAMBIO,
  editarCliente: CAMBIO,
  eliminarCliente: CAMBIO,
  guardarNota: CAMBIO,
  // The part and how far it is, two people, two orders and where the calendar is; then each client with its credit, requests and namesakes.
  seguirReasignacion: CAMBIO + 7,
  detenerReasignacion: CAMBIO,
  /** The same of all that go, and their requests; read outside the transaction. */
  crearReasignacion: CAMBIO + 5,
  leerReasignacion: UNO,
  listarReasignaciones: 20,
  /** Everybody who is like one of thirty people: here nobody, and two queries. */
  revisarImportados: UNO,
  abrirImportacion: CAMBIO,
  listarImportaciones: LISTA,
  leerImportacion: LISTA,
  // Thirty rows that are not there, their collectors with their orders, and who is alike.
  importarRenglones: CAMBIO + 4 * MAXIMO_POR_TANDA,
  deshacerImportacion: CAMBIO + 2 * MAXIMO_POR_TANDA,
  aprobarGasto: CAMBIO,
  rechazarGasto: CAMBIO,
  resolverEdicionPago: CAMBIO,
  resolverAbonosMultiples: CAMBIO,
  /** The capture's credit is found in three more documents where its import was undone. */
  resolverCapturaTardia: CAMBIO + 3,
  resolverEliminacionPago: CAMBIO,
  aprobarEdicionCliente: CAMBIO,
  rechazarEdicionCliente: CAMBIO,
  aprobarRenovacion: RENOVACION,
  rechazarRenovacion: CAMBIO,
  /**
   * The seen values are counted and compared before the sessions end, again in the transaction; the account is looked
   * at after.
   */
  cambiarUsuario: 2 * CAMBIO,
  /** The same, and whose the address is. */
  editarUsuario: 2 * CAMBIO,
  crearEnlaceContrasena: CAMBIO,
  ponerVacaciones: CAMBIO,
  /** The records of both. */
  prestarRuta: CAMBIO,
  terminarRutaPrestada: CAMBIO,
  terminarSesiones: CAMBIO,
  perderTelefono: CAMBIO,
  /** And the newest credits of whoever it may be already. */
  registrarCliente: CAMBIO + 4,
  duplicarCliente: CAMBIO + 4,
  solicitarEdicionPago: CAMBIO,
  solicitarEliminacionPago: CAMBIO,
  crearGasto: CAMBIO,
  crearTraspaso: CAMBIO,
  decidirTraspasoDe: CAMBIO,
  entregarCorte: CAMBIO,
  entregarCredito: CAMBIO,
  cancelarCredito: CAMBIO,
  deshacerEntrega: CAMBIO,
  castigarCredito: CAMBIO,
  deshacerCastigo: CAMBIO,
  levantarCastigo: CAMBIO,
  /** And the credit's rows of the day. */
  registrarConvenio: CAMBIO,
  cancelarConvenio: CAMBIO,
  /** And what waits for a second manager, and the totals. */
  castigados: LISTA_DE_DOS,
  /** And what was asked about them: thirty credits a query. */
  porEntregar: LISTA + Math.ceil(PAGINA / 30),
  entregarDevuelto: CAMBIO,
  decidirCorte: CAMBIO,
  cerrarCaja: CAMBIO,
  resolverDiferencia: CAMBIO,
  /** The box with all its rows, the running sums, and who asks. */
  abiertoDeCobrador: 3,
  pedirSerie: CAMBIO,
  /** And the receipt that stands of its payment. */
  crearComprobante: CAMBIO + 1,
  revocarComprobante: CAMBIO,
  /** The receipt, which of its payment stands (by two names at most), the row and the request; the settings when cold. */
  verComprobante: 6,
  detalleCorte: UNO,
  /** Fifty boxes and their names, and how many there are. */
  cortesSinEntregar: 102,
  cerrarTareaMultiple: CAMBIO,
  resolverCredito: CAMBIO,
  resolverSolicitud: RENOVACION,
  resolverGasto: CAMBIO,
  aprobadosDeCobrador: LISTA,
  /** With whoever each may be already. */
  pendientesCreditos: LISTA_DE_DOS,
  /** A search reads sixty clients, and up to two hundred credits of each thirty. */
  historialCreditos: TOPE_CLIENTES_HISTORIAL + 2 * TOPE_HISTORIAL + 4,
  gastosPendientes: LISTA,
  listarGastos: LISTA,
  /** Of each the state of its credit, and four under its reference; the names of all their clients, collectors and managers. */
  listarTransferencias: LISTA_DE_DOS + PAGINA + 2 * 4 * PAGINA + OTROS,
  listarPorAclarar: LISTA,
  aclararTransferencia: CAMBIO,
  /** Each collector, three hundred at most, once an hour. */
  partesPorTransferencia: 300 + 3,
  /** And the credit of each, and its row of the bank. */
  marcarTransferencias: CAMBIO + 1,
  /** As many that were not there, their names, the deposits of seven groups of thirty amounts, and how many wait of each. */
  proponerParejas: 2 * LISTA_DE_DOS + OTROS + 7 * 301 + 7 * 300 + 2 * PAGINA,
  listarRenglones: LISTA,
  /** Of each account its name, and two days. */
  cuentasDeBanco: CAMBIO + 3 * TOPE_CUENTAS,
  /** Each row, and the same under another account; of as many reversals the deposits that they may give back. */
  cargarRenglones: CAMBIO + (2 + DEPOSITOS_POR_DEVOLUCION) * RENGLONES_POR_TANDA,
  apartarRenglon: CAMBIO,
  /** It may be the end of a credit. */
  abonarRenglon: RENOVACION,
  listarTraspasos: LISTA,
  listarCortes: LISTA,
  listarDiferencias: LISTA,
  gastosDeCobrador: LISTA,
  /** And, where they are asked for, what is kept of the collectors, those who moved since, and whether there are many. */
  listarUsuarios: LISTA + 2 + MAXIMO_MOVIDOS,
  leerBitacora: LISTA,
  /** With today's rejection of each. */
  renovacionesElegibles: LISTA_DE_DOS,
  renovacionesElegiblesDe: LISTA_DE_DOS,
  renovacionesPendientes: LISTA_DE_DOS,
  renovacionesPendientesDe: LISTA_DE_DOS,
  renovacionesHistorial: LISTA_DE_DOS,
  renovacionesHistorialDe: LISTA_DE_DOS,
  solicitudesEdicionPago: LISTA_DE_DOS,
  solicitudesAbonosMultiples: LISTA_DE_DOS,
  solicitudesEliminacionPago: LISTA_DE_DOS,
  solicitudesEdicionCliente: LISTA_DE_DOS,
  /** With its credit (four documents where its import was undone), and of each collector's phone the days around the capture (twelve), and whether it was heard before. */
  solicitudesCapturaTardia: PAGINA * (1 + 4 + 12 + 1) + 4,
  misSolicitudes: LISTA_DE_DOS,
  clientesDeCobrador: LISTA_DE_DOS,
  /** A search reads its first two hundred clients, each with its credit and the name of its collector. */
  clientesActivos: 3 * TOPE_BUSQUEDA_ACTIVOS + 5,
  buscarClientes: LISTA_DE_DOS,
  parecidosDe: UNO,
  /** The route's cards, and who has paid. */
  activosSinPagoHoy: CARTERA + 3,
  /** Each credit that is new in the order: no more of them than the collector has, and a hundred. */
  guardarOrden: ORDEN + 5,
  /** The ledger of a credit, with its rows. */
  historialAbonos: UNO,
  /** The same, with the credit itself. */
  estadoDeCuenta: UNO,
  firmaDeEntrega: UNO,
  /** Everybody who has the same name or telephone, up to forty, each with the open credit. */
  expedienteCliente: 50 + 40,
  /** Each request that waits, and of a new credit whoever it may be already; of two of the three lists up to a hundred that are not shown, and the counts. */
  bandeja: 500 + 500 + 2 * 100 + 3,
  /** Fifty of each kind: a credit with whoever it may be already, a request with its payment and its credit. */
  vistosDeVarias: 50 * (1 + 4 + 1 + 3),
  /** A row; of each collector on the page the name and seven days, with a hundred clients each a tenth of the rows. */
  clientesExcel: 1000 + 8 * (OTROS + 1) + 2,
  /** A page with the collectors on it, whose names and (of credits) routes are read; the count. */
  exportarClientes: ENTERA + OTROS,
  exportarCreditos: ENTERA + 2 * OTROS,
  /** And the name of each client, which the next page need not read again; the credit of each transfer that is not in the bank. */
  exportarMovimientos: 2 * ENTERA + OTROS,
  exportarSolicitudes: ENTERA + OTROS,
};
