import { fichaDuplicada, nombreDuplicado, sumarDias } from '@leal/domain';
import { decidirCredito, eliminarCliente, registrarCliente } from './altas.ts';
import { type Contexto, montoAlAzar, type Paso, type Tramo, tramoDe } from './guion.ts';
import { tramoAnterior, pasosDeRenovacion } from './guion-renovacion.ts';
import { pasosDelTramo } from './guion-tramo.ts';
import type { Persona } from './personas.ts';
import type { PlanCredito } from './plan.ts';
import { aLas } from './tiempo.ts';

function pasoDeAlta(ctx: Contexto, t: Tramo, persona: Persona): Paso {
  const { cartera, azar } = ctx;
  const en = aLas(sumarDias(t.inicio, -1), azar.entero(600, 1079));
  const { id_cliente, id_credito, plan } = t;
  const alta = {
    id_cliente,
    id_credito,
    persona,
    monto_solicitado: montoAlAzar(azar),
    plazo: plan.plazo,
    en,
    ...(plan.nombre === 'duplicado' ? { duplicado: 2 } : {}),
  };
  return { en, hacer: () => registrarCliente(cartera, alta) };
}

function pasosDeDecision(ctx: Contexto, t: Tramo): Paso[] {
  const { id_credito, plan, aprobado_en: en } = t;
  if (plan.fin === 'Pendiente') return [];
  const decision =
    plan.fin === 'Rechazado'
      ? { estado: 'Rechazado' as const, comentario: 'No comprueba ingresos suficientes para el monto.' }
      : { estado: 'Aprobado' as const };
  return [{ en, hacer: () => decidirCredito(ctx.cartera, { id_credito, en, ...decision }) }];
}

function pasosDeBaja(ctx: Contexto, t: Tramo): Paso[] {
  if (t.plan.fin !== 'Cancelado') return [];
  const en = aLas(sumarDias(ctx.presente.hoy, 1 - t.plan.termina_hace), 19 * 60 + 5);
  return [{ en, hacer: () => eliminarCliente(ctx.cartera, t.id_cliente, en) }];
}

/** The whole story of one client, from the first request to today. */
export function pasosDelCliente(ctx: Contexto, clave: string, plan: PlanCredito, persona: Persona): Paso[] {
  const t = tramoDe(ctx, { id_cliente: `cli-${clave}`, id_credito: `cre-${clave}` }, plan);
  const primero = tramoAnterior(ctx, t) ?? t;
  return [
    pasoDeAlta(ctx, primero, persona),
    ...pasosDeDecision(ctx, primero),
    ...(primero === t ? [] : pasosDeRenovacion(ctx, primero, t)),
    ...pasosDelTramo(ctx, t),
    ...pasosDeBaja(ctx, t),
  ];
}

/** The client 'NOMBRE #2' keeps everything of the original but the name. */
export const personaDuplicada = (original: Persona): Persona =>
  fichaDuplicada(original, nombreDuplicado(original.nombre, 2));
