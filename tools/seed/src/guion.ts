import { type Centavos, centavos, diaSemana, DOMINGO, type Fecha, sumarDias } from '@leal/domain';
import type { Azar } from './azar.ts';
import type { Cartera } from './cartera.ts';
import type { Ciudad } from './colonias.ts';
import { registrarGestion } from './gestiones.ts';
import type { Hecho } from './historia.ts';
import type { PlanCredito } from './plan.ts';
import { aLas, diasCobrables, type Presente } from './tiempo.ts';

/** One thing that happens to the portfolio at an instant; a story is its steps in order of time. */
export type Paso = { readonly en: Date; readonly hacer: () => void };

export type Contexto = {
  readonly cartera: Cartera;
  readonly azar: Azar;
  readonly ciudad: Ciudad;
  readonly presente: Presente;
};

export type Ids = { readonly id_cliente: string; readonly id_credito: string };

/** A credit's place in time. */
export type Tramo = Ids & {
  readonly plan: PlanCredito;
  /** The collectable days of its story, oldest first. */
  readonly dias: readonly Fecha[];
  readonly inicio: Fecha;
  readonly aprobado_en: Date;
};

const MONTOS_EN_PESOS = [2000, 2500, 3000, 3000, 4000, 5000, 5000, 6000, 8000, 10_000] as const;

export const montoAlAzar = (azar: Azar): Centavos => centavos(azar.elegir(MONTOS_EN_PESOS) * 100);

/** Offices decide on working days: a start is never on a Sunday unless it is today's. */
const vispera = (dia: Fecha): Fecha => {
  const anterior = sumarDias(dia, -1);
  return diaSemana(anterior) === DOMINGO ? sumarDias(anterior, -1) : anterior;
};

export function tramoDe(ctx: Contexto, ids: Ids, plan: PlanCredito): Tramo {
  const { azar, presente } = ctx;
  const dias = diasCobrables(sumarDias(presente.hoy, -plan.termina_hace), plan.dias, plan.plazo);
  const [primero] = dias;
  if (primero === undefined) {
    return { ...ids, plan, dias, inicio: presente.hoy, aprobado_en: presente.hoyAntes(azar.siguiente()) };
  }
  const inicio = vispera(primero);
  return { ...ids, plan, dias, inicio, aprobado_en: aLas(inicio, azar.entero(580, 1130)) };
}

/** The row of what was done at the door; its amount is known only when its turn comes. */
export const pasoDeHecho = (cartera: Cartera, id_credito: string, hecho: Hecho): Paso => ({
  en: hecho.sincronizado_en,
  hacer: () => registrarGestion(cartera, { id_credito, ...hecho }),
});

/** Lets everything happen, in the order of time. */
export function contar(pasos: Paso[]): void {
  pasos.sort((a, b) => a.en.getTime() - b.en.getTime());
  for (const paso of pasos) paso.hacer();
}
