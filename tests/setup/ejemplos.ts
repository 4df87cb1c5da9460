// A valid request to every endpoint.
import type { NombreLlamada } from '@leal/contract';
import type { Invocacion } from '@leal/seed';
import { ejemplosDeAltas } from './ejemplos-altas.ts';
import { deBanco } from './ejemplos-banco.ts';
import { deExportar } from './ejemplos-exportar.ts';
import { renglonDe } from './importaciones.ts';
import type { Persona } from './mundo.ts';

const UN_ERROR = {
  folio: 'K7P4QX',
  clase: 'pantalla',
  ruta: '/payment/:slug',
  version: '0.1.0',
  mensaje: 'x is not a function',
  pila: '    at f (http://127.0.0.1/leal/assets/a-1.js:1:2)',
};

const porReasignacion = { parametros: { id_reasignacion: 'nadie' } };

/** The readings of the questions before a decision. */
function deVistos(uid: string) {
  const id_credito = `${uid}-cre-1`;
  return {
    vistoCredito: { parametros: { id_credito } },
    vistoSolicitud: { parametros: { id: 'nadie' } },
    vistoGasto: { parametros: { id_gasto: `${uid}-gas-1` } },
    vistosDeVarias: { consulta: { creditos: id_credito, solicitudes: 'nadie' } },
    vistoPago: { parametros: { id: `${id_credito}.pago-2026-11-18` } },
    vistoCliente: { parametros: { id_cliente: `${uid}-cli-1` } },
    vistoUsuario: { parametros: { id_usuario: uid } },
    vistoReasignacion: { consulta: { de: uid, a: 'nadie', por: 'cuenta' } },
    vistoSesiones: { parametros: { id_usuario: uid } },
    vistoTelefono: { parametros: { id_usuario: uid, dispositivo: 'tel-1' } },
  };
}

/** A file, by a hash that no file has. */
function deImportaciones(uid: string) {
  const huella = 'e'.repeat(64);
  const parametros = { id_importacion: huella };
  const persona = { renglon: 2, id_cobrador: uid, nombre: 'Ana', telefono: '6181234567' };
  return {
    revisarImportados: { cuerpo: { personas: [persona] } },
    abrirImportacion: { cuerpo: { huella, archivo: 'x.xlsx', renglones: 2 } },
    listarImportaciones: { consulta: { limite: 5 } },
    leerImportacion: { parametros, consulta: { limite: 5 } },
    importarRenglones: {
      parametros,
      cuerpo: {
        vuelta: 1,
        renglones: [
          renglonDe(uid, 2, { calle: 'x', colonia: 'x', segundo_telefono: '6181234568', nota: 'x' }),
          renglonDe(uid, 3, { orden: 1, saldo: 3000, monto_diario: 120, dudas: ['tocayo'] }),
        ],
      },
    },
    deshacerImportacion: { parametros, cuerpo: { clientes: ['nadie'] } },
  };
}

/** A manager's decisions about requests, and the lists of these. */
function deSolicitudes(uid: string) {
  const pagina = { consulta: { estado: 'pendiente', limite: 5 } };
  const parametros = { id: `${uid}-cre-1.pago-2026-11-18` };
  const cuerpo = { estado: 'aprobada', comentario: 'x', gerente_responde: uid, monto_aprobado: 10 };
  const textoLibre = { cambios: null, actuales: null };
  const deCliente = { parametros: { id: 'nadie' }, cuerpo: { comentario: 'x', visto: textoLibre } };
  const renovacion = { id_solicitud: 'nadie', id_gerente: uid };
  return {
    solicitudesEdicionPago: pagina,
    solicitudesAbonosMultiples: pagina,
    solicitudesEliminacionPago: pagina,
    solicitudesEdicionCliente: pagina,
    solicitudesCapturaTardia: pagina,
    resolverEdicionPago: { parametros, cuerpo: { ...cuerpo, visto: { monto_actual: 10 } } },
    resolverAbonosMultiples: { parametros, cuerpo: { ...cuerpo, efectivo: 'devolver' } },
    resolverCapturaTardia: { parametros, cuerpo: { ...cuerpo, efectivo: 'devolver' } },
    resolverEliminacionPago: { parametros, cuerpo },
    aprobarEdicionCliente: { ...deCliente, cuerpo: { ...deCliente.cuerpo, cambios: { calle: 'x' } } },
    rechazarEdicionCliente: deCliente,
    aprobarRenovacion: { cuerpo: renovacion },
    rechazarRenovacion: { cuerpo: { ...renovacion, motivo_rechazo: 'x' } },
  };
}

function porNombre({ uid, token }: Persona): Record<NombreLlamada, Invocacion | readonly Invocacion[]> {
  const id_credito = `${uid}-cre-1`;
  const porUsuario = { parametros: { id_usuario: uid } };
  const porCredito = { parametros: { id_credito } };
  const porCliente = { parametros: { id_cliente: `${uid}-cli-1` } };
  const porGasto = { parametros: { id_gasto: `${uid}-gas-1` } };
  const pagina = { consulta: { limite: 5, cursor: 'eyJvcmRlbiI6IiJ9' } };
  const abono = { id_credito, monto: 10, fecha_abono: '2026-11-18', motivo: 'x' };
  const entregado = { clave: 'una', que: 'x', capturado_en: '2026-11-18T10:30:00-06:00', abono };
  const tap = { id_credito, monto: 10, clave: 'una', capturado_en: '2026-11-18T10:30:00-06:00' };
  const cambios = { nombre: 'Otro', telefono: '6181234567', dias_pago: 40 };
  const multiple = { id_credito, monto_total: 720, cantidad_abonos: 6, monto_por_abono: 120, motivo: 'x' };
  return {
    reloj: {},
    salud: {},
    avisarErrorWeb: { cuerpo: UN_ERROR },
    configuracionNegocio: {},
    leerAjustes: {},
    efectoDelDia: { consulta: { fecha: '2026-11-20' } },
    efectoDeCriterios: { consulta: { porcentaje_renovacion: 70 } },
    guardarAjustes: { cuerpo: { cambios: { exigir_segundo_gerente: false }, visto: 'otra' } },
    leerClave: { consulta: { clave: 'una', metodo: 'POST', ruta: '/abonos/registrar' } },
    getUserByUid: { cuerpo: { uid } },
    firebaseLogin: { cuerpo: { token } },
    avisarContacto: {
      cuerpo: { dispositivo: 'tel-1', version: '1.0.0', sin_enviar: 2, monto_sin_enviar: 240 },
    },
    register: { cuerpo: { nombre: 'x', email: 'x@leal.demo', id_rol: 1, uid: 'x' } },
    activosSinPagoHoy: porUsuario,
    leerOrden: porUsuario,
    guardarOrden: { cuerpo: { ordenClientes: [id_credito], id_cobrador: uid } },
    registrarAtraso: { cuerpo: { id_credito } },
    registrarPunto: {
      ...porCliente,
      cuerpo: {
        punto: { latitud: 24, longitud: -104, precision_m: 9 },
        capturado_en: '2026-11-18T10:30:00-06:00',
      },
    },
    solicitarEdicionCliente: { cuerpo: { id_cliente: `${uid}-cli-1`, motivo: 'x', cambios } },
    todosParaPayment: { consulta: { slug: 'cliente-numero-1' } },
    aprobadosDeCobrador: { ...porUsuario, ...pagina },
    detalleCredito: porCredito,
    registrarAbono: { cuerpo: abono },
    enviarAbonoAlGerente: { cuerpo: { ...tap, motivo: 'x' } },
    descartarAbono: { cuerpo: { ...tap, razon: 'x' } },
    acumulativos: porCredito,
    historialAbonos: porCredito,
    recibirRegistro: { cuerpo: { id_cobrador: uid, ...entregado } },
    solicitarAbonosMultiples: { cuerpo: multiple },
    clientesDeCobrador: { ...porUsuario, consulta: { busqueda: 'an', estado: 'Pendiente' } },
    dashboardPropio: {},
    dashboardDeCobrador: porUsuario,
    reporteSemana: { ...porUsuario, consulta: { semana: '2026-11-16' } },
    reporteDia: { ...porUsuario, consulta: { fecha: '2026-11-18', pagina: 1, busqueda: 'a' } },
    renovacionesElegibles: pagina,
    renovacionesElegiblesDe: { ...porUsuario, ...pagina },
    renovacionesPendientes: pagina,
    renovacionesPendientesDe: { ...porUsuario, ...pagina },
    renovacionesHistorial: pagina,
    renovacionesHistorialDe: { ...porUsuario, ...pagina },
    verificarRenovacion: porCredito,
    solicitarRenovacion: {
      cuerpo: { id_credito_anterior: id_credito, monto_solicitado: 4000, dias_pago: 30 },
    },
    bandeja: { consulta: { ...pagina.consulta, cobradores: uid } },
    cuentaDeBandeja: {},
    pendientesCreditos: pagina,
    historialCreditos: pagina,
    editarPendiente: { ...porCredito, cuerpo: { ...cambios, monto_solicitado: 500 } },
    aprobarCredito: { cuerpo: { id_credito, id_supervisor: uid, comentario: 'x' } },
    rechazarCredito: { cuerpo: { id_credito, id_supervisor: uid, comentario: 'x' } },
    parecidosDe: { consulta: { nombre: 'Cliente', telefono: '6181234567' } },
    buscarClientes: { consulta: { busqueda: 'cliente nu', limite: 5 } },
    expedienteCliente: porCliente,
    estadoDeCuenta: porCredito,
    firmaDeEntrega: porCredito,
    clientesActivos: { consulta: { busqueda: 'cliente nu', limite: 5 } },
    editarCliente: { ...porCliente, cuerpo: { ...cambios, negocio: 'x', calle: 'x', colonia: 'x' } },
    guardarNota: {
      ...porCliente,
      cuerpo: { nota: 'Perro bravo', capturado_en: '2026-11-18T10:30:00-06:00' },
    },
    crearReasignacion: {
      cuerpo: {
        de: uid,
        a: ['nadie'],
        clientes: [`${uid}-cli-1`],
        visto: { clientes: 1, creditos: 1, saldo: 3600, van: 0, se_quedan: 0, partes: [] },
      },
    },
    seguirReasignacion: porReasignacion,
    detenerReasignacion: porReasignacion,
    leerReasignacion: porReasignacion,
    listarReasignaciones: {},
    // Once it succeeds the client is gone: the last of its credits, so that the others stay to be hit.
    eliminarCliente: {
      parametros: { id_cliente: `${uid}-cli-2` },
      consulta: { visto_credito: `${uid}-cre-2`, visto_saldo: 3600, motivo: 'Se fue' },
    },
    gastosPendientes: pagina,
    listarGastos: { consulta: { estado: 'aprobada,rechazada', limite: 5 } },
    aprobarGasto: { ...porGasto, cuerpo: { id_gerente: uid, visto: { monto: 150, motivo: 'Gasolina' } } },
    rechazarGasto: { ...porGasto, cuerpo: { motivo_rechazo: 'x', id_gerente: uid } },
    ...deSolicitudes(uid),
    dashboardStats: {},
    gerenteRutas: [{ consulta: { limite: 5, id_cobrador: uid } }, pagina],
    resultadoDeMes: { consulta: { mes: '2026-11', limite: 5 } },
    evolucion: { consulta: { id_cobrador: uid } },
    reporteDeRiesgo: { consulta: { dias: 30 } },
    efectivoPorVenir: {},
    riesgoDeAyer: {},
    compararSemanas: { consulta: { semana: '2026-11-16' } },
    llegadasDeSemana: { consulta: { semana: '2026-11-16' } },
    listarSenales: { consulta: { limite: 5, estado: 'por_revisar', id_cobrador: uid } },
    revisarSenal: {
      parametros: { id: 'nadie' },
      cuerpo: { clave: 'faltantes', estado: 'revisada', nota: 'x', visto: { estado: 'por_revisar' } },
    },
    llegadasDelDia: { ...porUsuario, consulta: { fecha: '2026-11-18' } },
    clientesExcel: [
      {
        consulta: { semana: '2026-11-16', id_cobrador: uid, exportacion: 'clientes', limite: 5 },
      },
      { consulta: { ...pagina.consulta, exportacion: 'fiscalizacion' } },
    ],
    ...deExportar(uid),
    ...deBanco,
    listarUsuarios: { consulta: { email: 'x@leal.demo', rol: 5 } },
    // Nobody's: one who is turned off by a random value would be refused everything that follows.
    cambiarUsuario: { parametros: { id_usuario: 'nadie' }, cuerpo: { nombre: 'x', activo: true } },
    editarUsuario: {
      parametros: { id_usuario: 'nadie' },
      cuerpo: { nombre: 'x', email: 'x@leal.demo', visto: { nombre: 'y', email: 'y@leal.demo' } },
    },
    crearEnlaceContrasena: { parametros: { id_usuario: 'nadie' } },
    ponerVacaciones: {
      parametros: { id_usuario: 'nadie' },
      cuerpo: { vacaciones: { del: '2026-11-18', al: '2026-11-27' }, visto: null },
    },
    prestarRuta: {
      parametros: { id_usuario: 'nadie' },
      cuerpo: { a: 'nadie', del: '2026-11-18', al: '2026-11-20', ambos: false },
    },
    terminarRutaPrestada: { parametros: { id_usuario: 'nadie', id_prestada: 'p' }, cuerpo: {} },
    terminarSesiones: { parametros: { id_usuario: 'nadie' }, cuerpo: {} },
    perderTelefono: { parametros: { id_usuario: 'nadie', dispositivo: 'tel-1' }, cuerpo: {} },
    ...deVistos(uid),
    ...deImportaciones(uid),
    ...ejemplosDeAltas(uid),
  };
}

/** In the order in which a test may send them all. */
export const ejemplosDe = (persona: Persona): { nombre: NombreLlamada; buena: Invocacion }[] =>
  Object.entries(porNombre(persona)).flatMap(([nombre, buenas]) =>
    [buenas].flat().map((buena) => ({ nombre: nombre as NombreLlamada, buena })),
  );
