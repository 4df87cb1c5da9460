import type { Visto } from '@leal/contract';
import {
  type ClienteDoc,
  type CreditoDoc,
  creditoRenovado,
  cuentasDeRenovacion,
  liquidacionDe,
  type MovimientoDoc,
  renovableDe,
  type RutaDoc,
  type SolicitudDoc,
} from '@leal/contract/documentos';
import {
  aportacionDePerdida,
  diferencia,
  efectoDeCredito,
  efectoEnRuta,
  esRenovable,
  formatearPesos,
  heredarLugar,
  juntarRepartos,
  motivoNoRenovable,
  planearRenovacion,
  reglasDe,
  repartir,
} from '@leal/domain';
import { anotar } from '../../data/bitacora.ts';
import { clientes } from '../../data/clientes.ts';
import { creditos } from '../../data/creditos.ts';
import { leerQueNoEstan, leerSinConfirmar } from '../../data/renovaciones.ts';
import { rutas } from '../../data/rutas.ts';
import { solicitudes } from '../../data/solicitudes.ts';
import { moverReparto } from '../../data/totales.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { leerAlCerrar } from '../libro/al-cerrar.ts';
import { asentarRenglon } from '../libro/asentar-renglon.ts';
import { leerAntecedentes } from '../vistos/antecedentes.ts';
import { exigirSinCastigo } from '../vistos/exigir-sin-castigo.ts';
import { exigirVisto } from '../vistos/exigir-visto.ts';
import { hallar } from '../vistos/hallar.ts';
import { exigirSinTareas, leerAbiertas, leerTareas } from '../solicitudes/cerrar-abiertas.ts';
import { exigirMotivo } from '../solicitudes/exigir-motivo.ts';
import type { Cuando, De, Manejador, Pregunta, RespuestaGerente } from './manejador.ts';
import type { Tarea } from '../solicitudes/tarea.ts';

type Renovacion = De<'renovacion'>;
type Leidos = {
  readonly anterior: CreditoDoc;
  readonly cliente: ClienteDoc;
  readonly ruta: RutaDoc | undefined;
  readonly abiertas: readonly SolicitudDoc[];
  readonly tareas: readonly Tarea[];
};

/** The values that the question shows, with the old credit as it is now. */
const vistoDe = ({ datos }: Renovacion, anterior: CreditoDoc): Visto<'renovacion'> => ({
  monto_solicitado: datos.monto_solicitado_centavos,
  dias_pago: datos.dias_pago,
  interes: datos.interes,
  saldo_anterior: anterior.saldo_centavos,
});

async function leer(cambio: Cambio, { datos, id_cliente, id_cobrador }: Renovacion): Promise<Leidos> {
  const { tx } = cambio;
  const donde = { id_credito: datos.id_credito_anterior };
  const [anterior, cliente, ruta, abiertas, tareas] = await Promise.all([
    tx.get(creditos.doc(datos.id_credito_anterior)),
    tx.get(clientes.doc(id_cliente)),
    tx.get(rutas.doc(id_cobrador)),
    leerAbiertas(cambio, donde),
    leerTareas(cambio, donde),
  ]);
  const [credito, persona] = [anterior.data(), cliente.data()];
  if (!credito || !persona) throw new ErrorApp('NO_ENCONTRADO');
  return { anterior: credito, cliente: persona, ruta: ruta.data(), abiertas, tareas };
}

/** Checked again: a payment may have been corrected since it was asked for, or a transfer captured. */
async function exigirRenovable(
  { tx, negocio: { parametros } }: Cambio,
  { datos }: Renovacion,
  { anterior, cliente, abiertas, tareas }: Leidos,
): Promise<void> {
  const { estado_credito: estado, id_credito, id_credito_siguiente, saldo_centavos: saldo } = anterior;
  const vive = estado === 'Aprobado' || (estado === 'Finalizado' && id_credito_siguiente === null);
  const tieneOtro = cliente.id_credito_abierto !== null && cliente.id_credito_abierto !== id_credito;
  if (!vive || cliente.eliminado || tieneOtro) throw new ErrorApp('CREDITO_NO_ACTIVO');
  // Requests that would still move the old balance are decided first; an edit of the client moves to the new credit.
  if (abiertas.some(({ tipo }) => reglasDe(tipo).mueve_saldo)) throw new ErrorApp('SOLICITUDES_ABIERTAS');
  exigirSinTareas(tareas);
  const plan = planearRenovacion(datos.monto_solicitado_centavos, datos.dias_pago, saldo);
  if (plan.tipo === 'no_cubre_saldo')
    throw new ErrorApp('NO_ELEGIBLE', `El monto solicitado no cubre el saldo de ${formatearPesos(saldo)}.`);
  if (!esRenovable(renovableDe(anterior), parametros))
    throw new ErrorApp('NO_ELEGIBLE', motivoNoRenovable(parametros));
  const { motivo } = await leerSinConfirmar(anterior, { parametros }, tx);
  if (motivo !== null) throw new ErrorApp('NO_ELEGIBLE', motivo);
}

/** The old balance is paid by the new credit: not cash, and the client goes over to the new one. */
async function liquidar(
  cambio: Cambio,
  solicitud: Renovacion,
  anterior: CreditoDoc,
  nuevo: CreditoDoc,
): Promise<void> {
  const { id_credito } = nuevo;
  const renglon = liquidacionDe(anterior, solicitud, { por: cambio.actor.uid, en: cambio.ahora });
  asentarRenglon(cambio, {
    credito: anterior,
    renglon,
    alCerrar: await leerAlCerrar(cambio, anterior, renglon),
    accion: 'renovaciones/liquidar',
    ademas: {
      credito: { id_credito_siguiente: id_credito, solicitud_edicion_cliente: null },
      cliente: { id_credito_abierto: id_credito, id_credito_ultimo: id_credito, estado_lista: 'Pendiente' },
    },
  });
}

/** What is not in the bank is lost with the credit that it was paid on, if it was not before: nobody can correct it any more. */
function perder(
  { tx, ahora }: Cambio,
  { estado_credito }: CreditoDoc,
  pagos: readonly MovimientoDoc[],
): void {
  const partes = pagos.map((pago) => {
    const antes = aportacionDePerdida(pago, estado_credito);
    return [pago.id_cobrador, diferencia(antes, aportacionDePerdida(pago, 'Renovado'))] as const;
  });
  moverReparto(tx, repartir(...partes), ahora);
}

function empezar(cambio: Cambio, nuevo: CreditoDoc): void {
  const { tx, ahora } = cambio;
  const { id_credito, id_cobrador, id_credito_anterior, solicitud_edicion_cliente: edicion } = nuevo;
  tx.create(creditos.doc(id_credito), nuevo);
  moverReparto(tx, juntarRepartos(efectoDeCredito(null, nuevo), efectoEnRuta(null, nuevo)), ahora);
  if (edicion !== null) tx.update(solicitudes.doc(edicion), { id_credito });
  anotar(cambio, {
    accion: 'renovaciones/empezar',
    documento: `creditos/${id_credito}`,
    id_cobrador,
    cliente: nuevo,
    antes: null,
    despues: {
      id_credito_anterior,
      monto_solicitado_centavos: nuevo.monto_solicitado_centavos,
      monto_entregado_centavos: nuevo.monto_entregado_centavos,
      dias_pago: nuevo.dias_pago,
      fecha_inicio: nuevo.fecha_inicio,
      fecha_vencimiento: nuevo.fecha_vencimiento,
    },
  });
}

/** The new credit takes its predecessor's place in the route, where that had one. */
function heredar({ tx, ahora }: Cambio, ruta: RutaDoc | undefined, anterior: string, nuevo: string): void {
  if (!ruta?.orden_clientes.includes(anterior)) return;
  const orden_clientes = heredarLugar(ruta.orden_clientes, anterior, nuevo);
  tx.update(rutas.doc(ruta.id_cobrador), { orden_clientes, actualizado_en: ahora });
}

/** A rejection reads the old credit only to compare it with what the question showed. */
async function compararAlRechazar({ tx }: Cambio, solicitud: Renovacion, { visto }: RespuestaGerente) {
  if (visto === undefined) return;
  const anterior = (await tx.get(creditos.doc(solicitud.datos.id_credito_anterior))).data();
  if (anterior === undefined) throw new ErrorApp('NO_ENCONTRADO');
  exigirVisto('renovacion', visto, vistoDe(solicitud, anterior));
}

/** The cash for the client is shown as of now, and so is what the bank has not seen; the decision compares neither. */
async function preguntar(
  solicitud: Renovacion,
  { hoy, negocio }: Cuando,
  sola: boolean,
): Promise<Pregunta<'renovacion'>> {
  const { id_credito_anterior, monto_solicitado_centavos: monto, dias_pago } = solicitud.datos;
  const anterior = await hallar(creditos.doc(id_credito_anterior));
  const plan = planearRenovacion(monto, dias_pago, anterior.saldo_centavos);
  const [{ por_confirmar, motivo }, antecedentes] = await Promise.all([
    leerSinConfirmar(anterior, await negocio()),
    sola ? leerAntecedentes(anterior, hoy) : undefined,
  ]);
  return {
    visto: vistoDe(solicitud, anterior),
    monto_entregado: plan.tipo === 'valida' ? plan.monto_entregado : null,
    ...(motivo !== null && { motivo_sin_confirmar: motivo }),
    ...(antecedentes && { antecedentes: { ...antecedentes, ...(por_confirmar > 0 && { por_confirmar }) } }),
  };
}

export const renovacion: Manejador<'renovacion'> = {
  preguntar,
  aprobar: async (cambio, solicitud, { comentario = '', visto }) => {
    const leidos = await leer(cambio, solicitud);
    exigirVisto('renovacion', visto, vistoDe(solicitud, leidos.anterior));
    await exigirRenovable(cambio, solicitud, leidos);
    const { anterior, cliente, ruta } = leidos;
    await exigirSinCastigo(cambio, cliente);
    const id_credito = cambio.ids.de('credito');
    const nuevo = creditoRenovado({
      id_credito,
      cliente,
      anterior,
      solicitud,
      gerente: { id: cambio.actor.uid, nombre: cambio.actor.nombre },
      comentario,
      en: cambio.ahora,
      negocio: cambio.negocio,
    });
    const perdidos = await leerQueNoEstan(anterior, cambio.tx);
    await liquidar(cambio, solicitud, anterior, nuevo);
    perder(cambio, anterior, perdidos);
    empezar(cambio, nuevo);
    heredar(cambio, ruta, anterior.id_credito, id_credito);
    const cuentas = cuentasDeRenovacion(anterior, nuevo);
    return {
      solicitud: { ...solicitud, datos: { ...solicitud.datos, ...cuentas } },
      ruta: true,
      despues: cuentas,
      aviso: { monto_entregado_centavos: nuevo.monto_entregado_centavos },
    };
  },
  rechazar: async (cambio, solicitud, respuesta) => {
    const motivo_rechazo = exigirMotivo(respuesta);
    await compararAlRechazar(cambio, solicitud, respuesta);
    const datos = { ...solicitud.datos, motivo_rechazo };
    return { solicitud: { ...solicitud, datos }, ruta: false, comentario: motivo_rechazo };
  },
};
