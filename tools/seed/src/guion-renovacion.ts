import { centavos, diasEntre, sumarDias } from '@leal/domain';
import { existente } from './cartera.ts';
import { type Contexto, type Paso, type Tramo, tramoDe } from './guion.ts';
import { pasosDelTramo } from './guion-tramo.ts';
import { porRenovar } from './plan.ts';
import { resolver } from './resolver.ts';
import { pedirRenovacion } from './solicitudes-de-credito.ts';
import { aLas } from './tiempo.ts';

/** The credit that `t` renewed, if any: it ended the day before `t` started. */
export function tramoAnterior(ctx: Contexto, t: Tramo): Tramo | null {
  if (!t.plan.renueva) return null;
  const termina_hace = diasEntre(t.inicio, ctx.presente.hoy) + 1;
  const plan = porRenovar(ctx.azar, t.plan.renueva.plazo, { termina_hace });
  return tramoDe(ctx, { id_cliente: t.id_cliente, id_credito: `${t.id_credito}-0` }, plan);
}

/** The earlier credit's story, its request and the approval that starts the new one. */
export function pasosDeRenovacion(ctx: Contexto, anterior: Tramo, nuevo: Tramo): Paso[] {
  const { cartera } = ctx;
  const { id_credito } = anterior;
  const pedida_en = aLas(sumarDias(nuevo.inicio, -1), 18 * 60 + 25);
  let id_solicitud = '';
  const pedir = () => {
    const monto = existente(cartera.creditos, id_credito).monto_solicitado_centavos;
    id_solicitud = pedirRenovacion(cartera, {
      id_credito,
      monto_solicitado: centavos(monto + 100_000),
      plazo: nuevo.plan.plazo,
      motivo: 'Paga puntual y quiere surtir su negocio.',
      en: pedida_en,
    });
  };
  const aprobar = () =>
    resolver(cartera, {
      id_solicitud,
      estado: 'aprobada',
      en: nuevo.aprobado_en,
      id_credito_nuevo: nuevo.id_credito,
    });
  return [
    ...pasosDelTramo(ctx, anterior),
    { en: pedida_en, hacer: pedir },
    { en: nuevo.aprobado_en, hacer: aprobar },
  ];
}
