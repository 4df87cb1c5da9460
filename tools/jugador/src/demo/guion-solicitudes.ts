// The requests of a credit's story, and what the manager answers.
import {
  aPesos,
  diasEntre,
  type Fecha,
  fechaLocal,
  multiplicar,
  sumarDias,
  type TipoSolicitud,
} from '@leal/domain';
import type { NombreLlamada } from '@leal/contract';
import { aLas } from '@leal/seed';
import {
  clienteDe,
  type Contexto,
  creditoDe,
  mandar,
  type Paso,
  type Tramo,
  ultimoPagoDe,
} from './escena.ts';
import { pedirMultiple, type Relato } from './guion-hoy.ts';
import type { Hecho } from './historia.ts';
import type { PlanSolicitud } from './plan.ts';

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

type Guion = {
  /** Gives the request's id. */
  readonly pedir: () => Promise<unknown>;
  readonly responder: (id: string, aprueba: boolean) => Promise<unknown>;
  readonly en?: Date;
  readonly respuesta?: Date;
};

/** The request of a day's evening, and the manager's answer of the next morning. */
function pasosDe({ desenlace, dia }: Caso, guion: Guion): Paso[] {
  const { pedir, responder, en = aLas(dia, TARDE), respuesta = aLas(sumarDias(dia, 1), NUEVE) } = guion;
  let id = '';
  const pide: Paso = { en, hacer: async () => (id = String(await pedir())) };
  if (desenlace === 'pendiente') return [pide];
  return [pide, { en: respuesta, hacer: () => responder(id, desenlace === 'aprobada') }];
}

const pedida = async (caso: Caso, nombre: NombreLlamada, cuerpo: object): Promise<unknown> =>
  (await mandar(caso.ctx.cobrador, nombre, { cuerpo }))['id_solicitud'];

/** The answer to a request about a payment. */
const porEstado =
  ({ ctx }: Caso, nombre: NombreLlamada, comentario: string, alRechazar: object = {}): Guion['responder'] =>
  (id, aprueba) =>
    mandar(ctx.gerente, nombre, {
      parametros: { id },
      cuerpo: aprueba ? { estado: 'aprobada' } : { estado: 'rechazada', comentario, ...alRechazar },
    });

const idPagoDe = (caso: Caso): string =>
  `${caso.t.id_credito}.${ultimoPagoDe(caso.ctx, caso.t, caso.dia).id_movimiento}`;

const edicion = (caso: Caso): Guion => ({
  pedir: () =>
    pedida(caso, 'solicitarEdicionPago', {
      id_pago: idPagoDe(caso),
      monto_nuevo: aPesos(multiplicar(ultimoPagoDe(caso.ctx, caso.t, caso.dia).monto_centavos, 2)),
      motivo: 'Se capturó de menos: entregó el doble.',
    }),
  responder: porEstado(caso, 'resolverEdicionPago', 'El cliente confirmó el monto original.'),
});

const eliminacion = (caso: Caso): Guion => ({
  pedir: () =>
    pedida(caso, 'solicitarEliminacionPago', {
      id_pago: idPagoDe(caso),
      motivo: 'Se cobró al cliente equivocado.',
    }),
  responder: porEstado(caso, 'resolverEliminacionPago', 'El pago sí corresponde a este cliente.'),
});

const multiple = (caso: Caso): Guion => ({
  en: aLas(caso.dia, 12 * 60 + 45, 30),
  pedir: () => pedirMultiple(caso.ctx, caso.t, 6, 'Va a salir de viaje y adelantó la semana.'),
  responder: porEstado(caso, 'resolverAbonosMultiples', 'El efectivo no coincide con el corte.', {
    efectivo: 'devolver',
  }),
});

function edicionCliente(caso: Caso): Guion {
  const { ctx, t, desenlace } = caso;
  const calle = ctx.azar.elegir(ctx.ciudad.calles);
  const numero = ctx.azar.entero(100, 1899);
  // The card of the route sends words only; the recent ones are asked for there.
  const soloPalabras = t.plan.dias < 8 && desenlace === 'pendiente';
  return {
    pedir: () => {
      const direccion = `${calle} ${numero}, ${clienteDe(ctx, t).colonia}`;
      return pedida(caso, 'solicitarEdicionCliente', {
        id_cliente: t.id_cliente,
        motivo: 'Cambió de domicilio su negocio.',
        ...(!soloPalabras && { cambios: { direccion, calle } }),
      });
    },
    responder: (id, aprueba) =>
      mandar(ctx.gerente, aprueba ? 'aprobarEdicionCliente' : 'rechazarEdicionCliente', {
        parametros: { id },
        cuerpo: aprueba ? {} : { comentario: 'Falta el comprobante de domicilio.' },
      }),
  };
}

/** Rejected today, so that its card says so: tomorrow it may be asked again. */
function renovacion(caso: Caso): Guion {
  const { ctx, t } = caso;
  return {
    en: aLas(sumarDias(ctx.presente.hoy, -1), TARDE),
    respuesta: ctx.presente.hoyAntes(0.2),
    pedir: () =>
      pedida(caso, 'solicitarRenovacion', {
        id_credito_anterior: t.id_credito,
        monto_solicitado: aPesos(creditoDe(ctx, t).monto_solicitado_centavos),
        dias_pago: t.plan.plazo,
      }),
    responder: (id_solicitud) =>
      mandar(ctx.gerente, 'rechazarRenovacion', {
        cuerpo: { id_solicitud, motivo_rechazo: 'Debe esperar a liquidar su crédito actual.' },
      }),
  };
}

/** A capture that stayed in the phone for more than three days: the manager books or returns it. */
function capturaTardia(caso: Caso): Guion {
  const { ctx, t } = caso;
  const { dispositivo, desfase_ms, tocar } = ctx.telefono;
  const capturado_en = aLas(sumarDias(ctx.presente.hoy, -5), 16 * 60 + 12, 40);
  const secuencia = tocar(capturado_en);
  return {
    en: aLas(sumarDias(ctx.presente.hoy, -1), TARDE + 10),
    pedir: () =>
      pedida(caso, 'registrarAbono', {
        id_credito: t.id_credito,
        monto: aPesos(creditoDe(ctx, t).monto_diario_centavos),
        motivo: 'El teléfono estuvo varios días sin señal.',
        capturado_en: capturado_en.toISOString(),
        dispositivo,
        desfase_ms,
        secuencia: secuencia(),
      }),
    responder: () => Promise.reject(new Error('The demo leaves it for the manager')),
  };
}

const GUIONES = {
  edicion_pago: edicion,
  eliminacion_pago: eliminacion,
  abonos_multiples: multiple,
  edicion_cliente: edicionCliente,
  renovacion,
  captura_tardia: capturaTardia,
} as const satisfies Record<TipoSolicitud, (caso: Caso) => Guion>;

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
    const caso = { ctx, t, desenlace, dia };
    return pasosDe(caso, GUIONES[tipo](caso));
  });
  return { hechos: quedan, pasos: todos };
}
