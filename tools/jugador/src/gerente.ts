// The decisions and corrections of managers, by the routes and by the callables.
import { aPesos, type Centavos, reglasDe, type TipoSolicitud, TIPOS_SOLICITUD } from '@leal/domain';
import { aVeces, castigar, loQueDebe } from './castigos.ts';
import { convenir } from './convenios.ts';
import { efectivoCorregido, otraForma } from './correcciones.ts';
import { fichaAlAzar, prestamoAlAzar } from './ficha.ts';
import type { Intento, Momento, Operacion } from './momento.ts';
import { decidirCorte, resolverDiferencia } from './cortes.ts';
import { cancelarCredito } from './entregas.ts';
import { darFondo } from './traspasos.ts';

const aprueba = (m: Momento) => m.azar.ocurre(0.75);

/** Sometimes half of what was asked for: a manager may approve less. */
const menos = ({ azar }: Momento, centavos: number): number =>
  aPesos(Math.max(Math.round(centavos * azar.elegir([0.3, 0.5, 0.9, 1])), 1) as Centavos);

const decidirCredito: Operacion = (m) => {
  const credito = m.credito('Pendiente');
  if (!credito) return undefined;
  const [quien, aprobar, { id_credito: id }] = [m.gerente(), aprueba(m), credito];
  if (m.azar.ocurre(0.3))
    return { quien, callable: 'resolverCredito', datos: { id, decision: aprobar ? 'aprobar' : 'rechazar' } };
  const nombre = aprobar ? 'aprobarCredito' : 'rechazarCredito';
  return { quien, nombre, invocacion: { cuerpo: { id_credito: id } } };
};

const editarPendiente: Operacion = (m) => {
  const credito = m.credito('Pendiente');
  if (!credito) return undefined;
  const parametros = { id_credito: credito.id_credito };
  const cuerpo = { ...fichaAlAzar(m), ...prestamoAlAzar(m) };
  return { quien: m.gerente(), nombre: 'editarPendiente', invocacion: { parametros, cuerpo } };
};

type Decision = {
  readonly id: string;
  readonly aprobar: boolean;
  readonly monto: number | undefined;
  /** The fields of the request's own kind. */
  readonly datos: object;
};

/** Every second edit is approved with another business than was asked for; one in words alone with a business. */
function otrosCambios({ id, aprobar, datos }: Decision) {
  if (!aprobar || id.charCodeAt(id.length - 1) % 2 === 0) return {};
  const { cambios } = datos as { readonly cambios?: object | null };
  return { cuerpo: { cambios: { ...cambios, negocio: `Giro ${id.slice(-6)}` } } };
}

type Pedido = Omit<Extract<Intento, { nombre: unknown }>, 'quien'>;

/** The place of the cash that is not booked; some decisions do not say. */
const efectivo = ({ azar }: Momento) =>
  azar.ocurre(0.7) && { efectivo: azar.elegir(['devolver', 'registrar']) };

const conEfectivo =
  (nombre: 'resolverAbonosMultiples' | 'resolverCapturaTardia') =>
  (m: Momento, { id, aprobar, monto }: Decision): Pedido => ({
    nombre,
    invocacion: {
      parametros: { id },
      cuerpo: aprobar
        ? { estado: 'aprobada', ...(monto && { monto_aprobado: monto }), ...efectivo(m) }
        : { estado: 'rechazada', ...efectivo(m) },
    },
  });

/** The route of each type. */
const RUTAS: { readonly [T in TipoSolicitud]: (m: Momento, decision: Decision) => Pedido } = {
  edicion_pago: (m, { id, aprobar, monto }) => ({
    nombre: 'resolverEdicionPago',
    invocacion: {
      parametros: { id },
      cuerpo: {
        estado: aprobar ? 'aprobada' : 'rechazada',
        ...(monto && { monto_aprobado: monto }),
        ...efectivoCorregido(m),
      },
    },
  }),
  eliminacion_pago: (_, { id, aprobar }) => ({
    nombre: 'resolverEliminacionPago',
    invocacion: { parametros: { id }, cuerpo: { estado: aprobar ? 'aprobada' : 'rechazada' } },
  }),
  abonos_multiples: conEfectivo('resolverAbonosMultiples'),
  captura_tardia: conEfectivo('resolverCapturaTardia'),
  edicion_cliente: (_, decision) => ({
    nombre: decision.aprobar ? 'aprobarEdicionCliente' : 'rechazarEdicionCliente',
    invocacion: { parametros: { id: decision.id }, ...otrosCambios(decision) },
  }),
  renovacion: (_, { id, aprobar }) => ({
    nombre: aprobar ? 'aprobarRenovacion' : 'rechazarRenovacion',
    invocacion: { cuerpo: { id_solicitud: id, ...(!aprobar && { motivo_rechazo: 'Hoy no' }) } },
  }),
};

/** The amount that was asked for, where a manager may change it. */
function montoDe(m: Momento, tipo: TipoSolicitud, datos: object): number | undefined {
  const pedido = new Map<TipoSolicitud, string>([
    ['edicion_pago', 'monto_nuevo_centavos'],
    ['abonos_multiples', 'monto_total_centavos'],
    ['captura_tardia', 'monto_centavos'],
  ]).get(tipo);
  if (pedido === undefined || m.azar.ocurre(0.4)) return undefined;
  return menos(m, (datos as Record<string, number>)[pedido] ?? 0);
}

const decidirSolicitud =
  (tipo: TipoSolicitud): Operacion =>
  (m) => {
    const solicitud = m.solicitud(tipo);
    if (!solicitud) return undefined;
    const [quien, aprobar, id] = [m.gerente(), aprueba(m), solicitud.id_solicitud];
    const monto = aprobar ? montoDe(m, tipo, solicitud.datos) : undefined;
    const porRuta = RUTAS[tipo];
    if (m.azar.ocurre(0.7)) return { quien, ...porRuta(m, { id, aprobar, monto, datos: solicitud.datos }) };
    const datos = aprobar
      ? { id, decision: 'aprobar', ...(monto !== undefined && { monto_aprobado: monto }), ...efectivo(m) }
      : { id, decision: 'rechazar', motivo_rechazo: 'Hoy no', ...efectivo(m) };
    return { quien, callable: 'resolverSolicitud', datos };
  };

const editarDirecto: Operacion = (m) => {
  const pago = m.pago();
  if (!pago) return undefined;
  const parametros = { id: `${pago.id_credito}.${pago.id_movimiento}` };
  const monto_aprobado = m.azar.ocurre(0.3)
    ? 99_999
    : menos(m, pago.monto_centavos * m.azar.elegir([1, 2, 6]));
  const cuerpo = { estado: 'aprobada', monto_aprobado, ...otraForma(m, pago), ...efectivoCorregido(m) };
  return { quien: m.gerente(), nombre: 'resolverEdicionPago', invocacion: { parametros, cuerpo } };
};

const decidirGasto: Operacion = (m) => {
  const gasto = m.gasto();
  if (!gasto) return undefined;
  const [quien, aprobar, { id_gasto }] = [m.gerente(), aprueba(m), gasto];
  const razon = aprobar ? {} : { motivo_rechazo: 'Sin recibo' };
  if (m.azar.ocurre(0.3)) {
    const datos = { id: id_gasto, decision: aprobar ? 'aprobar' : 'rechazar', ...razon };
    return { quien, callable: 'resolverGasto', datos };
  }
  const invocacion = { parametros: { id_gasto }, cuerpo: razon };
  return { quien, nombre: aprobar ? 'aprobarGasto' : 'rechazarGasto', invocacion };
};

const editarCliente: Operacion = (m) => {
  const cliente = m.cliente();
  if (!cliente) return undefined;
  const parametros = { id_cliente: cliente.id_cliente };
  const { dias_pago } = prestamoAlAzar(m);
  const cuerpo = { ...fichaAlAzar(m), ...(m.azar.ocurre(0.4) && { dias_pago }) };
  return { quien: m.gerente(), nombre: 'editarCliente', invocacion: { parametros, cuerpo } };
};

const eliminarCliente: Operacion = (m) => {
  const cliente = m.cliente();
  const parametros = { id_cliente: cliente?.id_cliente ?? '' };
  // A loan that is lost with them needs a reason, and to be read: a call without is refused, now and then.
  const consulta = m.azar.ocurre(0.5) ? { motivo: 'Se mudó', ...loQueDebe(m, cliente) } : {};
  return cliente && { quien: m.gerente(), nombre: 'eliminarCliente', invocacion: { parametros, consulta } };
};

/** For the collector whose credit it is; now and then the form names one. */
const pedirRenovacion: Operacion = (m) => {
  const credito = m.uno(m.oficina.espejo.de('creditos').filter(({ renovable }) => renovable));
  if (!credito) return undefined;
  const { id_credito: id_credito_anterior, id_cobrador } = credito;
  const cuerpo = { id_credito_anterior, ...prestamoAlAzar(m), ...(m.azar.ocurre(0.5) && { id_cobrador }) };
  return { quien: m.gerente(), nombre: 'solicitarRenovacion', invocacion: { cuerpo } };
};

/** Mostly turned on: a collector who is turned off can do nothing. */
const encenderOApagar: Operacion = (m) => {
  const apagados = m.oficina.cobradores.filter(({ uid }) => m.usuario(uid).activo === false);
  const parametros = { id_usuario: (m.uno(apagados) ?? m.cobrador()).uid };
  const activo = apagados.length > 0 || m.azar.ocurre(0.5);
  const cuerpo = { activo, ...(!activo && { deja_clientes: true }) };
  return { quien: m.gerente(), nombre: 'cambiarUsuario', invocacion: { parametros, cuerpo } };
};

/** A user's name is edited; another e-mail would end the sessions of a walker who has only that one. */
const editarUsuario: Operacion = (m) => {
  const { uid } = m.cobrador();
  const { email } = m.usuario(uid);
  const parametros = { id_usuario: uid };
  const cuerpo = { nombre: `Cobrador ${uid} ${m.azar.elegir(['Ruiz', 'Vela'])}`, email };
  return { quien: m.gerente(), nombre: 'editarUsuario', invocacion: { parametros, cuerpo } };
};

const darEnlace: Operacion = (m) => ({
  quien: m.gerente(),
  nombre: 'crearEnlaceContrasena',
  invocacion: { parametros: { id_usuario: m.cobrador().uid } },
});

/** The sessions of somebody's phones are ended. */
export const terminarSesiones: Operacion = (m) => ({
  quien: m.gerente(),
  nombre: 'terminarSesiones',
  invocacion: { parametros: { id_usuario: m.cobrador().uid }, cuerpo: {} },
});

export const DEL_GERENTE: readonly (readonly [Operacion, number])[] = [
  [decidirCredito, 8],
  [editarPendiente, 2],
  // Cash waits for them, and renewals wait for that.
  ...TIPOS_SOLICITUD.map((tipo) => [decidirSolicitud(tipo), reglasDe(tipo).con_efectivo ? 16 : 5] as const),
  [editarDirecto, 3],
  [decidirGasto, 2],
  [editarCliente, 3],
  [eliminarCliente, 1],
  [pedirRenovacion, 1],
  [encenderOApagar, 1],
  [aVeces(convenir, editarUsuario), 1],
  [aVeces(convenir, darEnlace), 1],
  [darFondo, 2],
  [aVeces(castigar, cancelarCredito), 1],
  [decidirCorte, 3],
  [resolverDiferencia, 1],
];
