import { type Contexto, type Paso, pasoDeHecho, type Tramo } from './guion.ts';
import { pasosDeHoy } from './guion-hoy.ts';
import { pasosDeSolicitudes } from './guion-solicitudes.ts';
import { historia } from './historia.ts';

/** What happens to a credit from its approval on. */
export function pasosDelTramo(ctx: Contexto, t: Tramo): Paso[] {
  const { cartera, azar, presente } = ctx;
  const hoy = pasosDeHoy(ctx, t, historia(azar, t.plan, t.dias, presente.ahora));
  const solicitudes = pasosDeSolicitudes(ctx, t, hoy.hechos);
  const hechos = solicitudes.hechos.map((hecho) => pasoDeHecho(cartera, t.id_credito, hecho));
  return [...hechos, ...solicitudes.pasos, ...hoy.pasos];
}
