import { diasEntre, type Fecha, fechaLocal, multiplicar, sumarDias } from '@leal/domain';
import { existente } from './cartera.ts';
import type { Contexto, Paso, Tramo } from './guion.ts';
import type { Relato } from './guion-hoy.ts';
import type { Hecho } from './historia.ts';
import type { PlanSolicitud } from './plan.ts';
import { resolver } from './resolver.ts';
import { pedirEdicionCliente, pedirRenovacion } from './solicitudes-de-credito.ts';
import {
  pedirCapturaTardia,
  pedirEdicion,
  pedirEliminacion,
  pedirMultiple,
  ultimoPagoDe,
} from './solicitudes-de-pago.ts';
import { aLas } from './tiempo.ts';

/** Requests that were decided are at least this old, so that their answer has come. */
const DIAS_DECIDIDA = 4;
const TARDE = 18 * 60 + 20;
const NUEVE = 9 * 60 + 35;

type Caso = {
  readonly ctx: Contexto;
  readonly t: Tramo;
  readonly desenlace: PlanSolicitud['desenlace'];
  /** The day it is about: one with a payment that reached the server the same day. */
  readonly dia: Fecha;
};

/** The request of a day's evening, and the manager's answer of the next morning. */
function pasos(
  caso: Caso,
  pedir: (en: Date) => string,
  comentario: string,
  en = aLas(caso.dia, TARDE),
): Paso[] {
  const { ctx, desenlace, dia } = caso;
  let id_solicitud = '';
  const peticion: Paso = { en, hacer: () => void (id_solicitud = pedir(en)) };
  if (desenlace === 'pendiente') return [peticion];
  const respuesta = aLas(sumarDias(dia, 1), NUEVE);
  const hacer = () =>
    resolver(ctx.cartera, {
      id_solicitud,
      estado: desenlace,
      en: respuesta,
      comentario: desenlace === 'rechazada' ? comentario : '',
    });
  return [peticion, { en: respuesta, hacer }];
}

function edicion(caso: Caso): Paso[] {
  const { cartera } = caso.ctx;
  const { id_credito } = caso.t;
  const pedir = (en: Date) => {
    const { id_movimiento, monto_centavos } = ultimoPagoDe(cartera, id_credito, caso.dia);
    const motivo = 'Se capturó de menos: entregó el doble.';
    return pedirEdicion(cartera, {
      id_credito,
      id_movimiento,
      monto_nuevo: multiplicar(monto_centavos, 2),
      motivo,
      en,
    });
  };
  return pasos(caso, pedir, 'El cliente confirmó el monto original.');
}

function eliminacion(caso: Caso): Paso[] {
  const { cartera } = caso.ctx;
  const { id_credito } = caso.t;
  const pedir = (en: Date) => {
    const { id_movimiento } = ultimoPagoDe(cartera, id_credito, caso.dia);
    return pedirEliminacion(cartera, {
      id_credito,
      id_movimiento,
      motivo: 'Se cobró al cliente equivocado.',
      en,
    });
  };
  return pasos(caso, pedir, 'El pago sí corresponde a este cliente.');
}

function multiple(caso: Caso): Paso[] {
  const { id_credito } = caso.t;
  const capturado_en = aLas(caso.dia, 12 * 60 + 45, 30);
  const pedir = (en: Date) =>
    pedirMultiple(caso.ctx.cartera, {
      id_credito,
      abonos: 6,
      capturado_en,
      en,
      motivo: 'Va a salir de viaje y adelantó la semana.',
    });
  return pasos(caso, pedir, 'El efectivo no coincide con el corte.', capturado_en);
}

function edicionCliente(caso: Caso): Paso[] {
  const { ctx, t, desenlace } = caso;
  const { calle } = { calle: ctx.azar.elegir(ctx.ciudad.calles) };
  const numero = ctx.azar.entero(100, 1899);
  const pedir = (en: Date) => {
    const credito = existente(ctx.cartera.creditos, t.id_credito);
    const direccion = `${calle} ${numero}, ${credito.colonia}`;
    // The card of the route sends words only; the recent ones are asked for there.
    const cambios = t.plan.dias < 8 && desenlace === 'pendiente' ? null : { direccion, calle };
    return pedirEdicionCliente(ctx.cartera, {
      id_credito: t.id_credito,
      cambios,
      motivo: 'Cambió de domicilio su negocio.',
      en,
    });
  };
  return pasos(caso, pedir, 'Falta el comprobante de domicilio.');
}

/** Rejected today, so that its card says so: tomorrow it may be asked again. */
function renovacion({ ctx, t, desenlace }: Caso): Paso[] {
  const { cartera, presente } = ctx;
  const en = aLas(sumarDias(presente.hoy, -1), TARDE);
  let id_solicitud = '';
  const pedir = () => {
    const { id_credito, plan } = t;
    const monto_solicitado = existente(cartera.creditos, id_credito).monto_solicitado_centavos;
    const motivo = 'Quiere ampliar su mercancía.';
    id_solicitud = pedirRenovacion(cartera, { id_credito, monto_solicitado, plazo: plan.plazo, motivo, en });
  };
  if (desenlace === 'pendiente') return [{ en, hacer: pedir }];
  const respuesta = presente.hoyAntes(0.2);
  const comentario = 'Debe esperar a liquidar su crédito actual.';
  return [
    { en, hacer: pedir },
    {
      en: respuesta,
      hacer: () => resolver(cartera, { id_solicitud, estado: 'rechazada', en: respuesta, comentario }),
    },
  ];
}

/** A capture that stayed in the phone for more than three days: the manager books or returns it. */
function capturaTardia({ ctx, t }: Caso): Paso[] {
  const { cartera, presente } = ctx;
  const en = aLas(sumarDias(presente.hoy, -1), TARDE + 10);
  const capturado_en = aLas(sumarDias(presente.hoy, -5), 16 * 60 + 12, 40);
  const { id_credito } = t;
  return [{ en, hacer: () => void pedirCapturaTardia(cartera, { id_credito, capturado_en, en }) }];
}

const GUIONES = {
  edicion_pago: edicion,
  eliminacion_pago: eliminacion,
  abonos_multiples: multiple,
  edicion_cliente: edicionCliente,
  renovacion,
  captura_tardia: capturaTardia,
} as const satisfies Record<PlanSolicitud['tipo'], (caso: Caso) => Paso[]>;

const llegoElMismoDia = (hecho: Hecho): boolean => fechaLocal(hecho.sincronizado_en) === hecho.fecha;

/** The latest day with a payment that is old enough for what became of the request. */
function diaDelCaso(hechos: readonly Hecho[], desenlace: Caso['desenlace'], hoy: Fecha): Fecha {
  const edad = desenlace === 'pendiente' ? 1 : DIAS_DECIDIDA;
  const dia = hechos.findLast(
    (hecho) => hecho.tipo === 'pago' && llegoElMismoDia(hecho) && diasEntre(hecho.fecha, hoy) >= edad,
  )?.fecha;
  return dia ?? sumarDias(hoy, -edad);
}

/** The requests of a plan, and what is left of the days' deeds once a multiple took a day's place. */
export function pasosDeSolicitudes(ctx: Contexto, t: Tramo, hechos: readonly Hecho[]): Relato {
  let quedan = hechos;
  const todos = t.plan.solicitudes.flatMap(({ tipo, desenlace }) => {
    const dia = diaDelCaso(quedan, desenlace, ctx.presente.hoy);
    if (tipo === 'abonos_multiples') quedan = quedan.filter((hecho) => hecho.fecha !== dia);
    return GUIONES[tipo]({ ctx, t, desenlace, dia });
  });
  return { hechos: quedan, pasos: todos };
}
