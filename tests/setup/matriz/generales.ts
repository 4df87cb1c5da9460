// The roles that may make each call: every endpoint but a manager's decisions about requests.
import type { NombreLlamada } from '@leal/contract';
import { negocioDoc } from '@leal/contract/documentos';
import { getApps } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import type { Invocacion } from '@leal/seed';
import { SIN_AJUSTES, versionDeAjustes } from '../../../functions/src/use-cases/ajustes/presentar-ajustes.ts';
import { POR_RENOVAR } from '../pagado.ts';
import {
  porUsuario,
  porTelefono,
  porCredito,
  NADIE,
  DE_OFICINA,
  DE_GERENTE,
  DE_TODOS_Y_SUPERVISOR,
  DE_TODOS,
  PENDIENTE,
  porIdCredito,
  porCliente,
  porGasto,
  nada,
  DE_COBRADOR,
  LISTA_DE_TODOS,
  SIN_ID,
  SIN_SUPERVISOR,
  type Datos,
  type Fila,
} from './fila.ts';

/** A new account to register; for ids that do not exist, the ids of one that was never made. */
async function alta({ id_usuario }: Datos): Promise<Invocacion> {
  const uid = `alta-${randomUUID().slice(0, 8)}`;
  const email = `${uid}@leal.demo`;
  if (!id_usuario.startsWith('nadie')) await getAuth(getApps()[0]).createUser({ uid, email });
  return { cuerpo: { nombre: 'Alta', email, id_rol: 2, uid } };
}

/** The settings as they are. */
async function sinCambios(): Promise<Invocacion> {
  const foto = await getFirestore(getApps()[0]!).doc('configuracion/negocio').get();
  const negocio = foto.exists ? negocioDoc.parse(foto.data()) : SIN_AJUSTES;
  return { cuerpo: { cambios: {}, visto: versionDeAjustes(negocio) } };
}

const ENTREGADO = { clave: 'una', que: 'el atraso de Ana', capturado_en: '2026-11-18T10:30:00-06:00' };
const UNA_PUERTA = { latitud: 24.0277, longitud: -104.6532, precision_m: 8 };
const UNAS_VACACIONES = { del: '2026-11-18', al: '2026-11-27' };
/** `preparar` has made the signal. */
const UNA_REVISION = { clave: 'faltantes', estado: 'falsa_alarma', visto: { estado: 'por_revisar' } };
const UN_CONTACTO = { dispositivo: 'tel-1', version: '1.0.0', sin_enviar: 2, monto_sin_enviar: 240 };
/** A payment of a phone that was refused. */
const DE_UN_COBRADOR = {
  peticion: ({ id_usuario }) => ({ consulta: { id_cobrador: id_usuario } }),
  ...DE_GERENTE,
} satisfies Fila;
const UN_TAP = { monto: 120, clave: 'una', capturado_en: '2026-11-18T10:30:00-06:00' };

/** Without a session there is nothing to tell apart: these answer everybody, and are tested apart. */
export type Publica = 'reloj' | 'salud' | 'firebaseLogin' | 'avisarErrorWeb' | 'verComprobante';
export const GENERALES = {
  configuracionNegocio: {
    // No id to guess: the settings are everybody's.
    peticion: () => ({}),
    cobrador: [200, 200, 200],
    gerente: [200, 200],
    supervisor: [200, 200],
  },
  leerAjustes: { peticion: nada, ...DE_TODOS },
  efectoDelDia: { peticion: () => ({ consulta: { fecha: '2026-11-20' } }), ...DE_TODOS },
  efectoDeCriterios: { peticion: () => ({ consulta: { porcentaje_renovacion: 70 } }), ...DE_TODOS },
  // Settings are everybody's: nothing of them changes.
  guardarAjustes: { peticion: sinCambios, ...DE_TODOS },
  leerClave: {
    ...SIN_ID,
    // Nobody else's key is found: whose it is says who asks.
    peticion: () => ({ consulta: { clave: 'una', metodo: 'POST', ruta: '/gastos/crear' } }),
    gerente: NADIE,
  },
  getUserByUid: {
    peticion: ({ id_usuario }) => ({ cuerpo: { uid: id_usuario } }),
    cobrador: [200, 403, 403],
    gerente: [200, 404],
    supervisor: NADIE,
  },
  register: { peticion: alta, cobrador: [403, 403, 403], gerente: [201, 422], supervisor: NADIE },
  activosSinPagoHoy: { peticion: porUsuario, ...DE_OFICINA },
  leerOrden: { peticion: porUsuario, ...DE_OFICINA, supervisor: NADIE },
  guardarOrden: {
    peticion: ({ id_usuario, id_credito }) => ({
      cuerpo: { ordenClientes: [id_credito], id_cobrador: id_usuario },
    }),
    cobrador: [200, 403, 403],
    gerente: [200, 404],
    supervisor: NADIE,
  },
  registrarAtraso: { peticion: ({ id_credito }) => ({ cuerpo: { id_credito } }), ...DE_COBRADOR },
  registrarPunto: {
    peticion: ({ id_cliente }) => ({ parametros: { id_cliente }, cuerpo: { punto: UNA_PUERTA } }),
    ...DE_COBRADOR,
  },
  solicitarEdicionCliente: {
    peticion: ({ id_cliente }) => ({ cuerpo: { id_cliente, motivo: 'Se mudó' } }),
    ...DE_COBRADOR,
    cobrador: [201, 403, 403],
  },
  todosParaPayment: {
    // No id to guess: whose clients they are is decided by who asks.
    peticion: () => ({ consulta: { slug: 'cliente-numero-1' } }),
    cobrador: [200, 200, 200],
    gerente: [200, 200],
    supervisor: NADIE,
  },
  aprobadosDeCobrador: { peticion: porUsuario, ...DE_OFICINA },
  detalleCredito: { peticion: porCredito, ...DE_OFICINA },
  registrarAbono: {
    peticion: ({ id_credito }) => ({ cuerpo: { id_credito, monto: 120 } }),
    ...DE_COBRADOR,
  },
  recibirRegistro: {
    // The accounts are on: what their phones hold is theirs to send.
    peticion: ({ id_usuario }) => ({ cuerpo: { id_cobrador: id_usuario, ...ENTREGADO } }),
    cobrador: [403, 403, 403],
    gerente: [422, 404],
    supervisor: NADIE,
  },
  enviarAbonoAlGerente: {
    peticion: ({ id_credito }) => ({ cuerpo: { id_credito, ...UN_TAP } }),
    ...DE_COBRADOR,
    cobrador: [202, 403, 403],
  },
  descartarAbono: {
    peticion: ({ id_credito }) => ({ cuerpo: { id_credito, ...UN_TAP } }),
    ...DE_COBRADOR,
    cobrador: [204, 403, 403],
  },
  acumulativos: { peticion: porCredito, ...DE_OFICINA },
  historialAbonos: { peticion: porCredito, ...DE_OFICINA },
  solicitarAbonosMultiples: {
    peticion: ({ id_credito }) => ({ cuerpo: { id_credito, monto_total: 720 } }),
    ...DE_COBRADOR,
    cobrador: [201, 403, 403],
  },
  clientesDeCobrador: { peticion: porUsuario, ...DE_OFICINA },
  dashboardPropio: { ...SIN_ID, gerente: NADIE },
  dashboardDeCobrador: { peticion: porUsuario, ...DE_OFICINA },
  reporteSemana: { peticion: porUsuario, ...DE_OFICINA },
  reporteDia: { peticion: porUsuario, ...DE_OFICINA },
  renovacionesElegibles: SIN_ID,
  renovacionesElegiblesDe: { peticion: porUsuario, ...SIN_SUPERVISOR },
  renovacionesPendientes: LISTA_DE_TODOS,
  renovacionesPendientesDe: { peticion: porUsuario, ...DE_OFICINA },
  renovacionesHistorial: LISTA_DE_TODOS,
  renovacionesHistorialDe: { peticion: porUsuario, ...DE_OFICINA },
  verificarRenovacion: { peticion: porCredito, ...SIN_SUPERVISOR },
  solicitarRenovacion: {
    peticion: ({ id_credito }) => ({
      cuerpo: { id_credito_anterior: id_credito, monto_solicitado: 4000, dias_pago: 30 },
    }),
    creditos: [POR_RENOVAR, POR_RENOVAR],
    cadaQuienUno: true,
    ...DE_COBRADOR,
    cobrador: [201, 403, 403],
    gerente: [201, 404],
  },
  pendientesCreditos: { peticion: nada, ...DE_TODOS_Y_SUPERVISOR },
  historialCreditos: { peticion: nada, ...DE_TODOS_Y_SUPERVISOR },
  editarPendiente: {
    peticion: ({ id_credito }) => ({ parametros: { id_credito }, cuerpo: { monto_solicitado: 500 } }),
    creditos: PENDIENTE,
    ...DE_GERENTE,
  },
  aprobarCredito: { peticion: porIdCredito, creditos: PENDIENTE, ...DE_GERENTE },
  rechazarCredito: { peticion: porIdCredito, creditos: PENDIENTE, ...DE_GERENTE },
  clientesActivos: { peticion: nada, ...DE_TODOS_Y_SUPERVISOR },
  parecidosDe: {
    peticion: ({ id_usuario: id_cobrador }) => ({ consulta: { nombre: 'Ana', id_cobrador } }),
    cobrador: [200, 403, 403],
    gerente: [200, 200],
    supervisor: NADIE,
  },
  buscarClientes: { peticion: () => ({ consulta: { busqueda: 'cliente' } }), ...DE_TODOS_Y_SUPERVISOR },
  estadoDeCuenta: { peticion: porCredito, ...SIN_SUPERVISOR },
  expedienteCliente: {
    peticion: porCliente,
    ...DE_GERENTE,
    supervisor: [200, 404],
  },
  editarCliente: {
    peticion: (datos) => ({ ...porCliente(datos), cuerpo: { negocio: 'Otro' } }),
    ...DE_GERENTE,
  },
  guardarNota: {
    peticion: (datos) => ({ ...porCliente(datos), cuerpo: { nota: 'Perro bravo' } }),
    ...SIN_SUPERVISOR,
  },
  bandeja: { peticion: nada, ...DE_TODOS_Y_SUPERVISOR },
  cuentaDeBandeja: { peticion: nada, ...DE_TODOS_Y_SUPERVISOR },
  gastosPendientes: { peticion: nada, ...DE_TODOS_Y_SUPERVISOR },
  listarGastos: { peticion: nada, ...DE_TODOS_Y_SUPERVISOR },
  aprobarGasto: { peticion: porGasto, ...DE_GERENTE },
  rechazarGasto: {
    peticion: (datos) => ({ ...porGasto(datos), cuerpo: { motivo_rechazo: 'Sin nota' } }),
    ...DE_GERENTE,
  },
  dashboardStats: { peticion: nada, ...DE_TODOS_Y_SUPERVISOR },
  gerenteRutas: { peticion: nada, ...DE_TODOS_Y_SUPERVISOR },
  resultadoDeMes: { peticion: nada, ...DE_TODOS_Y_SUPERVISOR },
  evolucion: { peticion: nada, ...DE_TODOS_Y_SUPERVISOR },
  reporteDeRiesgo: { peticion: nada, ...DE_TODOS_Y_SUPERVISOR },
  efectivoPorVenir: { peticion: nada, ...DE_TODOS_Y_SUPERVISOR },
  riesgoDeAyer: { peticion: nada, ...DE_TODOS_Y_SUPERVISOR },
  compararSemanas: { peticion: nada, ...DE_TODOS_Y_SUPERVISOR },
  llegadasDeSemana: { peticion: nada, ...DE_TODOS },
  llegadasDelDia: { peticion: porUsuario, ...DE_GERENTE },
  listarSenales: { peticion: nada, ...DE_TODOS },
  revisarSenal: {
    preparar: ({ senal }) => senal(),
    peticion: ({ id_solicitud: id }) => ({ parametros: { id }, cuerpo: UNA_REVISION }),
    ...DE_GERENTE,
  },
  clientesExcel: DE_UN_COBRADOR,
  exportarClientes: DE_UN_COBRADOR,
  exportarCreditos: DE_UN_COBRADOR,
  exportarMovimientos: DE_UN_COBRADOR,
  exportarSolicitudes: DE_UN_COBRADOR,
  listarUsuarios: { peticion: nada, ...DE_TODOS },
  avisarContacto: {
    // No id to guess: whose phone it is says who asks.
    peticion: () => ({ cuerpo: UN_CONTACTO }),
    cobrador: [200, 200, 200],
    gerente: [200, 200],
    supervisor: [200, 200],
  },
  cambiarUsuario: {
    peticion: (datos) => ({ ...porUsuario(datos), cuerpo: { nombre: 'Otro Nombre' } }),
    ...DE_GERENTE,
  },
  editarUsuario: {
    // The e-mail that it has: with another one, whose it is would be out.
    peticion: (datos) => ({
      ...porUsuario(datos),
      cuerpo: { nombre: 'Otro Nombre', email: `${datos.id_usuario}@leal.demo` },
    }),
    ...DE_GERENTE,
  },
  crearEnlaceContrasena: { peticion: porUsuario, ...DE_GERENTE },
  ponerVacaciones: {
    peticion: (datos) => ({ ...porUsuario(datos), cuerpo: { vacaciones: UNAS_VACACIONES, visto: null } }),
    ...DE_GERENTE,
  },
  terminarSesiones: { peticion: (datos) => ({ ...porUsuario(datos), cuerpo: {} }), ...DE_GERENTE },
  perderTelefono: {
    peticion: (datos) => ({ ...porTelefono(datos), cuerpo: {} }),
    preparar: ({ avisar }) => avisar(),
    ...DE_GERENTE,
  },
  leerBitacora: {
    peticion: ({ id_usuario }) => ({ consulta: { id_cobrador: id_usuario } }),
    ...DE_TODOS,
  },
} satisfies { readonly [N in NombreLlamada]?: Fila };
