import { bandeja, vistosDeVarias } from './bandeja/bandeja.ts';
import { cuentaDeBandeja } from './bandeja/cuenta.ts';
import { leerBitacora } from './bitacora/bitacora.ts';
import { crearComprobante, pedirSerie, revocarComprobante, verComprobante } from './caja/comprobantes.ts';
import {
  abiertoDeCobrador,
  cerrarCaja,
  cortesSinEntregar,
  decidirCorte,
  detalleCorte,
  entregarCorte,
  entregarDevuelto,
  listarCortes,
  listarDiferencias,
  resolverDiferencia,
} from './caja/cortes.ts';
import { crearTraspaso, decidirTraspasoDe, listarTraspasos } from './caja/traspasos.ts';
import { clientesActivos } from './clientes/activos.ts';
import { buscarClientes } from './clientes/buscar.ts';
import { clientesDeCobrador } from './clientes/de-cobrador.ts';
import { editarCliente, eliminarCliente } from './clientes/editar.ts';
import { parecidosDe } from './clientes/parecidos.ts';
import { duplicarCliente, registrarCliente } from './clientes/registrar.ts';
import { solicitarEdicionCliente } from './clientes/solicitar-edicion.ts';
import { aprobadosDeCobrador } from './creditos/aprobados.ts';
import { detalleCredito } from './creditos/detalle.ts';
import { entregarCredito } from './creditos/entregar-credito.ts';
import { cancelarCredito } from './creditos/cancelar-credito.ts';
import { deshacerEntrega } from './creditos/deshacer-entrega.ts';
import { firmaDeEntrega } from './creditos/firma-de-entrega.ts';
import { porEntregar } from './creditos/entregas.ts';
import { estadoDeCuenta } from './creditos/estado-de-cuenta.ts';
import { expedienteCliente } from './creditos/expediente.ts';
import { historialCreditos } from './creditos/historial.ts';
import { editarPendiente, pendientesCreditos } from './creditos/pendientes.ts';
import { todosParaPayment } from './creditos/por-slug.ts';
import { aprobarCredito, rechazarCredito } from './creditos/resolver.ts';
import { aprobarEdicionCliente, rechazarEdicionCliente } from './decisiones/resolver-edicion.ts';
import {
  resolverAbonosMultiples,
  resolverCapturaTardia,
  resolverEdicionPago,
  resolverEliminacionPago,
} from './decisiones/resolver-pagos.ts';
import { aprobarRenovacion, rechazarRenovacion } from './decisiones/resolver-renovacion.ts';
import { clientesExcel } from './exportacion/clientes-excel.ts';
import { crearGasto, gastosDeCobrador } from './gastos/crear.ts';
import { gastosPendientes, listarGastos } from './gastos/listar.ts';
import { aprobarGasto, rechazarGasto } from './gastos/resolver.ts';
import { descartarAbono, enviarAbonoAlGerente } from './libro/abono-rechazado.ts';
import { acumulativos } from './libro/acumulativos.ts';
import { entregarRegistro } from './libro/entregar-registro.ts';
import { historialAbonos } from './libro/historial.ts';
import { registrarAbono } from './libro/registrar-abono.ts';
import { registrarAtraso } from './libro/registrar-atraso.ts';
import { solicitarEdicionPago, solicitarEliminacionPago } from './libro/solicitar-correccion.ts';
import { solicitarAbonosMultiples } from './libro/solicitar-multiples.ts';
import { renovacionesElegibles, renovacionesElegiblesDe } from './renovaciones/elegibles.ts';
import {
  renovacionesHistorial,
  renovacionesHistorialDe,
  renovacionesPendientes,
  renovacionesPendientesDe,
} from './renovaciones/listas.ts';
import { solicitarRenovacion } from './renovaciones/solicitar.ts';
import { verificarRenovacion } from './renovaciones/verificar.ts';
import { compararSemanas } from './reportes/comparar-semanas.ts';
import { llegadasDelDia, llegadasDeSemana } from './reportes/llegadas.ts';
import { reporteDia } from './reportes/reporte-dia.ts';
import { reporteSemana } from './reportes/reporte-semana.ts';
import { gerenteRutas } from './reportes/rutas.ts';
import { dashboardStats } from './reportes/tablero-gerente.ts';
import { dashboardDeCobrador, dashboardPropio } from './reportes/tablero.ts';
import { guardarOrden, leerOrden } from './ruta/orden.ts';
import { activosSinPagoHoy } from './ruta/ruta-del-dia.ts';
import type { Llamada } from './llamada.ts';
import { leerClave } from './sistema/clave.ts';
import { configuracionNegocio } from './sistema/configuracion-negocio.ts';
import { avisarErrorWeb } from './sistema/error-web.ts';
import { reloj } from './sistema/reloj.ts';
import { salud } from './sistema/salud.ts';
import { cerrarTareaMultiple } from './solicitudes/cerrar-tarea.ts';
import * as tipos from './solicitudes/tipos.ts';
import { misSolicitudes } from './solicitudes/mias.ts';
import { firebaseLogin } from './usuarios/entrar.ts';
import { getUserByUid } from './usuarios/leer.ts';
import { register } from './usuarios/registrar.ts';
import { cambiarUsuario, listarUsuarios } from './usuarios/usuarios.ts';
import {
  vistoCliente,
  vistoCredito,
  vistoGasto,
  vistoPago,
  vistoSolicitud,
  vistoUsuario,
} from './vistos/vistos.ts';

type Llamadas<M> = { [K in keyof M as M[K] extends Pick<Llamada, 'metodo' | 'ruta'> ? K : never]: M[K] };

const esLlamada = (cosa: unknown): boolean => typeof cosa === 'object' && cosa !== null && 'ruta' in cosa;

/** The calls that only one kind of request has are declared with its shape. */
const llamadasDe = <M extends object>(modulo: M): Llamadas<M> =>
  Object.fromEntries(Object.entries(modulo).filter(([, cosa]) => esLlamada(cosa))) as Llamadas<M>;

/** Every endpoint, by shelf. The server must have a handler for each, and OpenAPI is made from this. */
export const LLAMADAS = {
  configuracionNegocio,
  reloj,
  salud,
  avisarErrorWeb,
  leerClave,
  firebaseLogin,
  getUserByUid,
  register,
  listarUsuarios,
  cambiarUsuario,
  leerOrden,
  guardarOrden,
  activosSinPagoHoy,
  acumulativos,
  historialAbonos,
  registrarAbono,
  enviarAbonoAlGerente,
  descartarAbono,
  registrarAtraso,
  entregarRegistro,
  solicitarEdicionPago,
  solicitarEliminacionPago,
  solicitarAbonosMultiples,
  reporteDia,
  reporteSemana,
  compararSemanas,
  gerenteRutas,
  llegadasDeSemana,
  llegadasDelDia,
  dashboardStats,
  dashboardPropio,
  dashboardDeCobrador,
  clientesActivos,
  clientesDeCobrador,
  buscarClientes,
  parecidosDe,
  editarCliente,
  eliminarCliente,
  registrarCliente,
  duplicarCliente,
  solicitarEdicionCliente,
  aprobadosDeCobrador,
  detalleCredito,
  estadoDeCuenta,
  expedienteCliente,
  historialCreditos,
  pendientesCreditos,
  editarPendiente,
  todosParaPayment,
  aprobarCredito,
  rechazarCredito,
  porEntregar,
  firmaDeEntrega,
  entregarCredito,
  cancelarCredito,
  deshacerEntrega,
  cerrarTareaMultiple,
  ...llamadasDe(tipos),
  misSolicitudes,
  aprobarEdicionCliente,
  rechazarEdicionCliente,
  resolverEdicionPago,
  resolverAbonosMultiples,
  resolverEliminacionPago,
  resolverCapturaTardia,
  aprobarRenovacion,
  rechazarRenovacion,
  renovacionesElegibles,
  renovacionesElegiblesDe,
  renovacionesPendientes,
  renovacionesPendientesDe,
  renovacionesHistorial,
  renovacionesHistorialDe,
  solicitarRenovacion,
  verificarRenovacion,
  crearGasto,
  gastosDeCobrador,
  gastosPendientes,
  listarGastos,
  aprobarGasto,
  rechazarGasto,
  crearTraspaso,
  decidirTraspasoDe,
  listarTraspasos,
  pedirSerie,
  crearComprobante,
  revocarComprobante,
  verComprobante,
  abiertoDeCobrador,
  entregarCorte,
  entregarDevuelto,
  cerrarCaja,
  cortesSinEntregar,
  listarCortes,
  detalleCorte,
  decidirCorte,
  listarDiferencias,
  resolverDiferencia,
  clientesExcel,
  leerBitacora,
  vistoCredito,
  vistoSolicitud,
  vistoGasto,
  vistoPago,
  vistoCliente,
  vistoUsuario,
  bandeja,
  cuentaDeBandeja,
  vistosDeVarias,
} as const;
export type NombreLlamada = keyof typeof LLAMADAS;

/** The call that a path belongs to. */
export const llamadaEn = (metodo: string, camino: string): Llamada | undefined =>
  Object.values<Llamada>(LLAMADAS).find(
    ({ metodo: suyo, ruta }) =>
      suyo === metodo && new RegExp(`^${ruta.replace(/:\w+/g, '[^/]+')}$`).test(camino),
  );
