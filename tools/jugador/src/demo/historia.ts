import { type Fecha, type Plazo, sumarDias } from '@leal/domain';
import { aLas, type Azar, masMinutos } from '@leal/seed';
import type { PlanCredito } from './plan.ts';

/** One thing that a collector did at a door. */
export type Hecho = {
  readonly tipo: 'pago' | 'visita' | 'atraso';
  readonly fecha: Fecha;
  readonly capturado_en: Date;
  /** When the server got it. */
  readonly sincronizado_en: Date;
  /** Daily amounts paid; 'saldo' = all that is left. */
  readonly abonos: number | 'saldo';
};

/** The shares of doors that are knocked at twice, and of phones without signal. */
const VISITA_PREVIA = 0.06;
const ATRASO_PREVIO = 0.03;
const VISITA_ANTES_DE_ATRASO = 0.25;
const SIN_SENAL_UN_RATO = 0.03;
const SIN_SENAL_HASTA_MANANA = 0.008;
const PAGOS_DOBLES = 0.06;

const PRIMER_MINUTO = 10 * 60;
const ULTIMO_MINUTO = 18 * 60 - 1;

const dentro = (minuto: number): number => Math.min(Math.max(minuto, PRIMER_MINUTO), ULTIMO_MINUTO);

type Lugar = { readonly azar: Azar; readonly ahora: Date; readonly minutoHabitual: number };

function llegada({ azar, ahora }: Lugar, fecha: Fecha, capturado_en: Date, abonos: Hecho['abonos']): Date {
  const alMomento = new Date(capturado_en.getTime() + azar.entero(1, 4) * 1000);
  let en = alMomento;
  if (azar.ocurre(SIN_SENAL_UN_RATO)) en = masMinutos(capturado_en, azar.entero(25, 90));
  // The next day's payment would make these too many abonos for one day to book.
  if (azar.ocurre(SIN_SENAL_HASTA_MANANA) && abonos === 1)
    en = aLas(sumarDias(fecha, 1), azar.entero(485, 570));
  if (en <= ahora) return en;
  return alMomento <= ahora ? alMomento : capturado_en;
}

function hecho(
  lugar: Lugar,
  fecha: Fecha,
  tipo: Hecho['tipo'],
  minuto: number,
  abonos: Hecho['abonos'],
): Hecho {
  const capturado_en = aLas(fecha, dentro(minuto), lugar.azar.entero(0, 59));
  return {
    tipo,
    fecha,
    capturado_en,
    sincronizado_en: llegada(lugar, fecha, capturado_en, abonos),
    abonos,
  };
}

/** A visit or a late day earlier on the same day, while there is time for it in the window. */
function previo(lugar: Lugar, fecha: Fecha, tipo: 'visita' | 'atraso', minuto: number): Hecho[] {
  const antes = minuto - lugar.azar.entero(60, 150);
  if (antes < PRIMER_MINUTO) return [];
  const capturado_en = aLas(fecha, antes, lugar.azar.entero(0, 59));
  return [{ tipo, fecha, capturado_en, sincronizado_en: capturado_en, abonos: 0 }];
}

function diaDePago(lugar: Lugar, fecha: Fecha, abonos: Hecho['abonos']): Hecho[] {
  const { azar } = lugar;
  const minuto = dentro(lugar.minutoHabitual + azar.entero(-40, 40));
  const antes: Hecho[] = [];
  if (azar.ocurre(VISITA_PREVIA)) antes.push(...previo(lugar, fecha, 'visita', minuto));
  else if (azar.ocurre(ATRASO_PREVIO)) antes.push(...previo(lugar, fecha, 'atraso', minuto));
  return [...antes, hecho(lugar, fecha, 'pago', minuto, abonos)];
}

function diaSinPago(lugar: Lugar, fecha: Fecha, tipo: 'visita' | 'atraso'): Hecho[] {
  const minuto = dentro(lugar.minutoHabitual + lugar.azar.entero(-40, 40));
  const conVisita = tipo === 'atraso' && lugar.azar.ocurre(VISITA_ANTES_DE_ATRASO);
  const antes = conVisita ? previo(lugar, fecha, 'visita', minuto) : [];
  return [...antes, hecho(lugar, fecha, tipo, minuto, 0)];
}

/** Long loans are mostly paid every second day, two daily amounts at once. */
const RITMO = { 30: 1, 40: 2, 60: 2 } as const satisfies Record<Plazo, number>;

/** The daily amounts that each day gets; on short loans a few are paid double. */
function repartirPagos(azar: Azar, plan: PlanCredito, libres: readonly Fecha[]): Map<Fecha, number> {
  const ritmo = RITMO[plan.plazo];
  const caben = libres.length - plan.atrasos - plan.visitas;
  const dobles = ritmo > 1 ? 0 : Math.max(Math.floor(plan.abonos * PAGOS_DOBLES), plan.abonos - caben, 0);
  const veces = ritmo > 1 ? Math.ceil(plan.abonos / ritmo) : plan.abonos - dobles;
  const dias = azar.muestra(libres, veces);
  const doble = new Set(azar.muestra(dias, dobles));
  const deUno = (i: number) => Math.min(ritmo, plan.abonos - i * ritmo);
  return new Map(dias.map((dia, i) => [dia, ritmo > 1 ? deUno(i) : doble.has(dia) ? 2 : 1]));
}

/** The deed of each day; days in none of the sets saw nobody. */
function repartir(azar: Azar, plan: PlanCredito, dias: readonly Fecha[]) {
  const liquida = plan.fin === 'Finalizado' ? dias.at(-1) : undefined;
  const libres = dias.filter((dia) => dia !== liquida);
  const pagos = repartirPagos(azar, plan, libres);
  const sinPago = libres.filter((dia) => !pagos.has(dia));
  const atrasos = new Set(azar.muestra(sinPago, plan.atrasos));
  const quedan = sinPago.filter((dia) => !atrasos.has(dia));
  return { liquida, pagos, atrasos, visitas: new Set(azar.muestra(quedan, plan.visitas)) };
}

/** The deeds on the credit's collectable days, oldest first. */
export function historia(azar: Azar, plan: PlanCredito, dias: readonly Fecha[], ahora: Date): Hecho[] {
  const lugar = { azar, ahora, minutoHabitual: azar.entero(PRIMER_MINUTO + 20, ULTIMO_MINUTO - 20) };
  const { liquida, pagos, atrasos, visitas } = repartir(azar, plan, dias);
  return dias.flatMap((dia) => {
    if (dia === liquida) return diaDePago(lugar, dia, 'saldo');
    const abonos = pagos.get(dia);
    if (abonos !== undefined) return diaDePago(lugar, dia, abonos);
    if (atrasos.has(dia)) return diaSinPago(lugar, dia, 'atraso');
    return visitas.has(dia) ? diaSinPago(lugar, dia, 'visita') : [];
  });
}
