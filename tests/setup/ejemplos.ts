// A valid request to every endpoint.
import type { NombreLlamada } from '@leal/contract';
import type { Invocacion } from '@leal/seed';
import { type Ejemplo, ejemplosDeAltas } from './ejemplos-altas.ts';
import { deBanco } from './ejemplos-banco.ts';
import { deCifras } from './ejemplos-cifras.ts';
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
function deVistos(uid: string): Ejemplo[] {
  const id_credito = `${uid}-cre-1`;
  return [
    { nombre: 'vistoCredito', buena: { parametros: { id_credito } } },
    { nombre: 'vistoSolicitud', buena: { parametros: { id: 'nadie' } } },
    { nombre: 'vistoGasto', buena: { parametros: { id_gasto: `${uid}-gas-1` } } },
    { nombre: 'vistosDeVarias', buena: { consulta: { creditos: id_credito, solicitudes: 'nadie' } } },
    { nombre: 'vistoPago', buena: { parametros: { id: `${id_credito}.pago-2026-11-18` } } },
    { nombre: 'vistoCliente', buena: { parametros: { id_cliente: `${uid}-cli-1` } } },
    { nombre: 'vistoUsuario', buena: { parametros: { id_usuario: uid } } },
    { nombre: 'vistoReasignacion', buena: { consulta: { de: uid, a: 'nadie', por: 'cuenta' } } },
    { nombre: 'vistoSesiones', buena: { parametros: { id_usuario: uid } } },
    { nombre: 'vistoTelefono', buena: { parametros: { id_usuario: uid, dispositivo: 'tel-1' } } },
  ];
}

/** A file, by a hash that no file has. */
function deImportaciones(uid: string): Ejemplo[] {
  const huella = 'e'.repeat(64);
  const parametros = { id_importacion: huella };
  const persona = { renglon: 2, id_cobrador: uid, nombre: 'Ana', telefono: '6181234567' };
  return [
    { nombre: 'revisarImportados', buena: { cuerpo: { personas: [persona] } } },
    { nombre: 'abrirImportacion', buena: { cuerpo: { huella, archivo: 'x.xlsx', renglones: 2 } } },
    { nombre: 'listarImportaciones', buena: { consulta: { limite: 5 } } },
    { nombre: 'leerImportacion', buena: { parametros, consulta: { limite: 5 } } },
    {
      nombre: 'importarRenglones',
      buena: {
        parametros,
        cuerpo: {
          vuelta: 1,
          renglones: [
            renglonDe(uid, 2, { calle: 'x', colonia: 'x', segundo_telefono: '6181234568', nota: 'x' }),
            renglonDe(uid, 3, { orden: 1, saldo: 3000, monto_diario: 120, dudas: ['tocayo'] }),
          ],
        },
      },
    },
    { nombre: 'deshacerImportacion', buena: { parametros, cuerpo: { clientes: ['nadie'] } } },
  ];
}

/** A manager's decisions about requests, and the lists of these. */
function deSolicitudes(uid: string): Ejemplo[] {
  const pagina = { consulta: { estado: 'pendiente', limite: 5 } };
  const parametros = { id: `${uid}-cre-1.pago-2026-11-18` };
  const cuerpo = { estado: 'aprobada', comentario: 'x', gerente_responde: uid, monto_aprobado: 10 };
  const textoLibre = { cambios: null, actuales: null };
  const deCliente = { parametros: { id: 'nadie' }, cuerpo: { comentario: 'x', visto: textoLibre } };
  const renovacion = { id_solicitud: 'nadie', id_gerente: uid };
  return [
    { nombre: 'solicitudesEdicionPago', buena: pagina },
    { nombre: 'solicitudesAbonosMultiples', buena: pagina },
    { nombre: 'solicitudesEliminacionPago', buena: pagina },
    { nombre: 'solicitudesEdicionCliente', buena: pagina },
    { nombre: 'solicitudesCapturaTardia', buena: pagina },
    {
      nombre: 'resolverEdicionPago',
      buena: { parametros, cuerpo: { ...cuerpo, visto: { monto_actual: 10 } } },
    },
    { nombre: 'resolverAbonosMultiples', buena: { parametros, cuerpo: { ...cuerpo, efectivo: 'devolver' } } },
    { nombre: 'resolverCapturaTardia', buena: { parametros, cuerpo: { ...cuerpo, efectivo: 'devolver' } } },
    { nombre: 'resolverEliminacionPago', buena: { parametros, cuerpo } },
    {
      nombre: 'aprobarEdicionCliente',
      buena: { ...deCliente, cuerpo: { ...deCliente.cuerpo, cambios: { calle: 'x' } } },
    },
    { nombre: 'rechazarEdicionCliente', buena: deCliente },
    { nombre: 'aprobarRenovacion', buena: { cuerpo: renovacion } },
    { nombre: 'rechazarRenovacion', buena: { cuerpo: { ...renovacion, motivo_rechazo: 'x' } } },
  ];
}

export function ejemplosDe({ uid, token }: Persona): Ejemplo[] {
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
  const de = (nombre: NombreLlamada, cuerpo: object, resto: Invocacion = {}): Ejemplo => ({
    nombre,
    buena: { cuerpo, ...resto },
  });
  return [
    { nombre: 'reloj', buena: {} },
    { nombre: 'salud', buena: {} },
    de('avisarErrorWeb', UN_ERROR),
    { nombre: 'configuracionNegocio', buena: {} },
    { nombre: 'leerAjustes', buena: {} },
    { nombre: 'efectoDelDia', buena: { consulta: { fecha: '2026-11-20' } } },
    { nombre: 'efectoDeCriterios', buena: { consulta: { porcentaje_renovacion: 70 } } },
    {
      nombre: 'guardarAjustes',
      buena: { cuerpo: { cambios: { exigir_segundo_gerente: false }, visto: 'otra' } },
    },
    { nombre: 'leerClave', buena: { consulta: { clave: 'una', metodo: 'POST', ruta: '/abonos/registrar' } } },
    de('getUserByUid', { uid }),
    de('firebaseLogin', { token }),
    de('avisarContacto', { dispositivo: 'tel-1', version: '1.0.0', sin_enviar: 2, monto_sin_enviar: 240 }),
    de('register', { nombre: 'x', email: 'x@leal.demo', id_rol: 1, uid: 'x' }),
    { nombre: 'activosSinPagoHoy', buena: porUsuario },
    { nombre: 'leerOrden', buena: porUsuario },
    de('guardarOrden', { ordenClientes: [id_credito], id_cobrador: uid }),
    de('registrarAtraso', { id_credito }),
    de(
      'registrarPunto',
      { punto: { latitud: 24, longitud: -104, precision_m: 9 }, capturado_en: '2026-11-18T10:30:00-06:00' },
      porCliente,
    ),
    de('solicitarEdicionCliente', { id_cliente: `${uid}-cli-1`, motivo: 'x', cambios }),
    { nombre: 'todosParaPayment', buena: { consulta: { slug: 'cliente-numero-1' } } },
    {
      nombre: 'aprobadosDeCobrador',
      buena: { ...porUsuario, ...pagina },
    },
    { nombre: 'detalleCredito', buena: porCredito },
    de('registrarAbono', abono),
    de('enviarAbonoAlGerente', { ...tap, motivo: 'x' }),
    de('descartarAbono', { ...tap, razon: 'x' }),
    { nombre: 'acumulativos', buena: porCredito },
    { nombre: 'historialAbonos', buena: porCredito },
    de('recibirRegistro', { id_cobrador: uid, ...entregado }),
    de('solicitarAbonosMultiples', multiple),
    {
      nombre: 'clientesDeCobrador',
      buena: { ...porUsuario, consulta: { busqueda: 'an', estado: 'Pendiente' } },
    },
    { nombre: 'dashboardPropio', buena: {} },
    { nombre: 'dashboardDeCobrador', buena: porUsuario },
    { nombre: 'reporteSemana', buena: { ...porUsuario, consulta: { semana: '2026-11-16' } } },
    {
      nombre: 'reporteDia',
      buena: { ...porUsuario, consulta: { fecha: '2026-11-18', pagina: 1, busqueda: 'a' } },
    },
    { nombre: 'renovacionesElegibles', buena: pagina },
    { nombre: 'renovacionesElegiblesDe', buena: { ...porUsuario, ...pagina } },
    { nombre: 'renovacionesPendientes', buena: pagina },
    { nombre: 'renovacionesPendientesDe', buena: { ...porUsuario, ...pagina } },
    { nombre: 'renovacionesHistorial', buena: pagina },
    { nombre: 'renovacionesHistorialDe', buena: { ...porUsuario, ...pagina } },
    { nombre: 'verificarRenovacion', buena: porCredito },
    de('solicitarRenovacion', { id_credito_anterior: id_credito, monto_solicitado: 4000, dias_pago: 30 }),
    { nombre: 'bandeja', buena: { consulta: { ...pagina.consulta, cobradores: uid } } },
    { nombre: 'cuentaDeBandeja', buena: {} },
    { nombre: 'pendientesCreditos', buena: pagina },
    { nombre: 'historialCreditos', buena: pagina },
    de('editarPendiente', { ...cambios, monto_solicitado: 500 }, porCredito),
    de('aprobarCredito', { id_credito, id_supervisor: uid, comentario: 'x' }),
    de('rechazarCredito', { id_credito, id_supervisor: uid, comentario: 'x' }),
    { nombre: 'parecidosDe', buena: { consulta: { nombre: 'Cliente', telefono: '6181234567' } } },
    { nombre: 'buscarClientes', buena: { consulta: { busqueda: 'cliente nu', limite: 5 } } },
    { nombre: 'expedienteCliente', buena: porCliente },
    { nombre: 'estadoDeCuenta', buena: porCredito },
    { nombre: 'firmaDeEntrega', buena: porCredito },
    { nombre: 'clientesActivos', buena: { consulta: { busqueda: 'cliente nu', limite: 5 } } },
    de('editarCliente', { ...cambios, negocio: 'x', calle: 'x', colonia: 'x' }, porCliente),
    de('guardarNota', { nota: 'Perro bravo', capturado_en: '2026-11-18T10:30:00-06:00' }, porCliente),
    de('crearReasignacion', {
      de: uid,
      a: ['nadie'],
      clientes: [`${uid}-cli-1`],
      visto: { clientes: 1, creditos: 1, saldo: 3600, van: 0, se_quedan: 0, partes: [] },
    }),
    { nombre: 'seguirReasignacion', buena: porReasignacion },
    { nombre: 'detenerReasignacion', buena: porReasignacion },
    { nombre: 'leerReasignacion', buena: porReasignacion },
    { nombre: 'listarReasignaciones', buena: {} },
    // Once it succeeds the client is gone: the last of its credits, so that the others stay to be hit.
    {
      nombre: 'eliminarCliente',
      buena: {
        parametros: { id_cliente: `${uid}-cli-2` },
        consulta: { visto_credito: `${uid}-cre-2`, visto_saldo: 3600, motivo: 'Se fue' },
      },
    },
    { nombre: 'gastosPendientes', buena: pagina },
    { nombre: 'listarGastos', buena: { consulta: { estado: 'aprobada,rechazada', limite: 5 } } },
    de('aprobarGasto', { id_gerente: uid, visto: { monto: 150, motivo: 'Gasolina' } }, porGasto),
    de('rechazarGasto', { motivo_rechazo: 'x', id_gerente: uid }, porGasto),
    ...deSolicitudes(uid),
    { nombre: 'dashboardStats', buena: {} },
    { nombre: 'gerenteRutas', buena: { consulta: { limite: 5, id_cobrador: uid } } },
    { nombre: 'gerenteRutas', buena: pagina },
    ...deCifras(uid),
    { nombre: 'compararSemanas', buena: { consulta: { semana: '2026-11-16' } } },
    { nombre: 'llegadasDeSemana', buena: { consulta: { semana: '2026-11-16' } } },
    { nombre: 'listarSenales', buena: { consulta: { limite: 5, estado: 'por_revisar', id_cobrador: uid } } },
    {
      nombre: 'revisarSenal',
      buena: {
        parametros: { id: 'nadie' },
        cuerpo: { clave: 'faltantes', estado: 'revisada', nota: 'x', visto: { estado: 'por_revisar' } },
      },
    },
    { nombre: 'llegadasDelDia', buena: { ...porUsuario, consulta: { fecha: '2026-11-18' } } },
    {
      nombre: 'clientesExcel',
      buena: {
        consulta: { semana: '2026-11-16', id_cobrador: uid, exportacion: 'clientes', limite: 5 },
      },
    },
    { nombre: 'clientesExcel', buena: { consulta: { ...pagina.consulta, exportacion: 'fiscalizacion' } } },
    ...deExportar(uid),
    ...deBanco,
    { nombre: 'listarUsuarios', buena: { consulta: { email: 'x@leal.demo', rol: 5 } } },
    // Nobody's: one who is turned off by a random value would be refused everything that follows.
    de('cambiarUsuario', { nombre: 'x', activo: true }, { parametros: { id_usuario: 'nadie' } }),
    de(
      'editarUsuario',
      { nombre: 'x', email: 'x@leal.demo', visto: { nombre: 'y', email: 'y@leal.demo' } },
      { parametros: { id_usuario: 'nadie' } },
    ),
    { nombre: 'crearEnlaceContrasena', buena: { parametros: { id_usuario: 'nadie' } } },
    {
      nombre: 'ponerVacaciones',
      buena: {
        parametros: { id_usuario: 'nadie' },
        cuerpo: { vacaciones: { del: '2026-11-18', al: '2026-11-27' }, visto: null },
      },
    },
    de(
      'prestarRuta',
      { a: 'nadie', del: '2026-11-18', al: '2026-11-20', ambos: false },
      { parametros: { id_usuario: 'nadie' } },
    ),
    de('terminarRutaPrestada', {}, { parametros: { id_usuario: 'nadie', id_prestada: 'p' } }),
    de('terminarSesiones', {}, { parametros: { id_usuario: 'nadie' } }),
    de('perderTelefono', {}, { parametros: { id_usuario: 'nadie', dispositivo: 'tel-1' } }),
    ...deVistos(uid),
    ...deImportaciones(uid),
    ...ejemplosDeAltas(uid),
  ];
}
