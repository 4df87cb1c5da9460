import { type Fecha, masReciente } from './calendario.ts';
import { sugerenciaAbono } from './credito.ts';
import { criteriosDe } from './criterios.ts';
import { type Centavos, centavos, CERO } from './dinero.ts';
import { quienHizo } from './duenos.ts';
import { estaActivo } from './estado-credito.ts';
import {
  estaPagado,
  type GestionDia,
  gestionDe,
  type Gestiones,
  pagosDelDia,
  ultimaGestion,
} from './gestion.ts';
import {
  type Aportacion,
  enUltimosDias,
  type Esperado,
  type PorPlazo,
  SIN_APORTACION,
  soloTotales,
  sumarAportaciones,
} from './incrementos.ts';
import { type ConHorario, horarioDe } from './horario.ts';
import type { EstadoCreditoLedger } from './ledger.ts';
import { multipleQueEspera } from './multiple.ts';
import { PLAZOS } from './plazo.ts';
import { diferenciaDeRepartos, juntarRepartos, type Reparto } from './reparto.ts';
import { transferidoDe } from './transferencia.ts';
import { esCobrable, type OpcionesVentana } from './ventana-cobranza.ts';
import { fechaLocal, horaLocal } from './zona-horaria.ts';

/*
 * The day of every route from the running sums, as each route's own answer says it (`jornadaDe`): the office reads no
 * card. An active credit is due on the days that its term collects, so those are kept by term. A row that takes a card
 * away today, or shows that somebody was there, is kept below its day: at midnight nothing has to change.
 */

/** A credit, as far as its card is concerned. */
export type CreditoEnRuta = Pick<
  EstadoCreditoLedger,
  | 'criterios'
  | 'dias_pago'
  | 'estado_credito'
  | 'fecha_inicio'
  | 'gestiones'
  | 'monto_diario_centavos'
  | 'saldo_centavos'
  | 'solicitud_multiple'
  | 'id_cobrador'
>;

/** The newest day of those; the start when there is none. */
const ultimoDia = (gestiones: Gestiones, inicio: Fecha, cuenta: (dia: GestionDia) => boolean): Fecha =>
  (Object.keys(gestiones) as Fecha[])
    .filter((dia) => cuenta(gestionDe(gestiones, dia)))
    .reduce(masReciente, inicio);

/** A payment that began to wait, unless that day's card had gone already. */
function enEspera(credito: CreditoEnRuta): Reparto {
  const espera = estaActivo(credito.estado_credito) ? multipleQueEspera(credito) : undefined;
  if (!espera?.debido || estaPagado(gestionDe(credito.gestiones, espera.fecha))) return {};
  const { dias_pago, esperado_centavos } = espera.debido;
  const suma = enUltimosDias(espera.fecha, { en_espera: { [dias_pago]: { n: 1, esperado_centavos } } });
  return { [quienHizo(credito, espera)]: suma };
}

/** Everybody who did one of these things. */
const quienesHicieron = (
  credito: CreditoEnRuta,
  hechos: readonly (GestionDia['atraso'] | GestionDia['multiple'])[],
): string[] => [...new Set(hechos.flatMap((hecho) => (hecho ? [quienHizo(credito, hecho)] : [])))];

/** The last day on which it was visited, whatever became of it since (`visitadosDe`, day by day), and who was there. */
function visitado(credito: CreditoEnRuta): Reparto {
  const dia = credito.fecha_inicio && ultimaGestion(credito.gestiones, null);
  if (!dia) return {};
  const gestion = gestionDe(credito.gestiones, dia);
  const { visita, atraso, multiple } = gestion;
  const quienes = quienesHicieron(credito, [...pagosDelDia(gestion), visita, atraso, multiple]);
  return Object.fromEntries(quienes.map((quien) => [quien, enUltimosDias(dia, { clientes_visitados: 1 })]));
}

/**
 * A credit's share of the sums as a card of the route: the card is its collector's, what was visited today and waits for the
 * manager counts in the day of whoever was there.
 */
export const repartoEnRuta = (credito: CreditoEnRuta): Reparto =>
  juntarRepartos(
    visitado(credito),
    { [credito.id_cobrador]: aportacionDeTarjeta(credito) },
    enEspera(credito),
  );

/** The sums of an active credit's card. */
function aportacionDeTarjeta(credito: CreditoEnRuta): Aportacion {
  const { estado_credito, fecha_inicio, gestiones, dias_pago } = credito;
  if (!estaActivo(estado_credito) || fecha_inicio === null) return SIN_APORTACION;
  const { monto_diario_centavos: monto_diario, saldo_centavos: saldo } = credito;
  const en_espera = multipleQueEspera(credito)?.monto_centavos;
  const esperado_centavos = sugerenciaAbono({ monto_diario, saldo, en_espera }, criteriosDe(credito));
  const tarjeta = { [dias_pago]: { n: 1, esperado_centavos } };
  const fuera = ultimoDia(gestiones, fecha_inicio, (dia) => estaPagado(dia) || dia.multiple !== undefined);
  // A collector who gets the card from another has not been there today.
  const visto = ultimoDia(gestiones, fecha_inicio, ({ visita, atraso }) =>
    quienesHicieron(credito, [visita, atraso]).includes(credito.id_cobrador),
  );
  return sumarAportaciones(
    soloTotales({ en_ruta: tarjeta }),
    enUltimosDias(fuera, { fuera: tarjeta }),
    visto > fuera ? enUltimosDias(visto, { visitados: tarjeta }) : SIN_APORTACION,
  );
}

/** The move of the sums when that credit changes; null: it is not there yet. */
export const efectoEnRuta = (antes: CreditoEnRuta | null, despues: CreditoEnRuta): Reparto =>
  diferenciaDeRepartos(antes ? repartoEnRuta(antes) : {}, repartoEnRuta(despues));

type Guardado<T> = { readonly [K in keyof T]?: T[K] | undefined };
type PorPlazoGuardado = Guardado<PorPlazo>;

export type SumasEnRuta = {
  readonly en_ruta: PorPlazoGuardado;
  readonly ultimos_15_dias: Readonly<
    Record<
      Fecha,
      Guardado<Record<'fuera' | 'visitados' | 'en_espera', PorPlazoGuardado>> &
        Guardado<{
          pagados: Esperado;
          clientes_visitados: number;
          cobrado_centavos: Centavos;
          transferido_centavos: Centavos;
          de_castigados_centavos: Centavos;
          de_castigados_transferido_centavos: Centavos;
        }>
    >
  >;
};

type JornadaEnSumas = ReturnType<typeof jornadaDeSumas>;

/** A route's day in the sums of its collector: who is due, who of them was visited, what came in of what was expected. */
export function jornadaDeSumas(
  { en_ruta, ultimos_15_dias }: SumasEnRuta,
  hoy: Fecha,
  { festivos }: Pick<OpcionesVentana, 'festivos'>,
) {
  const dia = ultimos_15_dias[hoy] ?? {};
  const seCobran = PLAZOS.filter((plazo) => esCobrable(hoy, plazo, festivos));
  const de = (porPlazo: PorPlazoGuardado | undefined, que: keyof Esperado, plazos = seCobran): number =>
    plazos.reduce((total, plazo) => total + (porPlazo?.[plazo]?.[que] ?? 0), 0);
  const enLista = (que: keyof Esperado): number => de(en_ruta, que) - de(dia.fuera, que);
  // The cards that left were due when the cash was taken, also when the day was closed since.
  const salieron =
    de(dia.en_espera, 'esperado_centavos', [...PLAZOS]) + (dia.pagados?.esperado_centavos ?? 0);
  const visitados = dia.clientes_visitados ?? 0;
  return {
    debidos: enLista('n') - de(dia.visitados, 'n') + visitados,
    visitados,
    esperado: centavos(enLista('esperado_centavos') + salieron),
    recaudado: centavos(dia.cobrado_centavos ?? 0),
    ...transferidoDe({ transferido_centavos: dia.transferido_centavos ?? CERO }),
  };
}

/** The part of the collecting hours that has gone by, from 0 to 1. */
function parteDelDia(instante: Date, negocio: ConHorario): number {
  const { apertura, cierre } = horarioDe(negocio, fechaLocal(instante));
  const { hora, minuto } = horaLocal(instante);
  const parte = (hora + minuto / 60 - apertura) / (cierre - apertura);
  return Math.min(Math.max(parte, 0), 1);
}

/** A quarter of the day behind: who visits evenly, lunch included, is not. */
const MARGEN = 0.25;

/** Whether the visits are so few, for the hour, that the office should ask why. */
export const vaAtrasada = (
  { debidos, visitados }: Pick<JornadaEnSumas, 'debidos' | 'visitados'>,
  instante: Date,
  negocio: ConHorario,
): boolean => debidos > 0 && visitados / debidos < parteDelDia(instante, negocio) - MARGEN;
