import { esCobrable, type Fecha } from '@leal/domain';
import type { Contexto, Paso, Tramo } from './guion.ts';
import type { Hecho } from './historia.ts';
import { pedirMultiple } from './solicitudes-de-pago.ts';
import { aLas } from './tiempo.ts';

export type Relato = { readonly hechos: readonly Hecho[]; readonly pasos: readonly Paso[] };

/** An instant of today at which this credit could be collected, or null while none has come. */
function ocasionDeHoy({ azar, presente }: Contexto, t: Tramo): Date | null {
  const parte = azar.siguiente();
  return esCobrable(presente.hoy, t.plan.plazo, []) ? presente.enVentana(parte) : null;
}

const sinDia = (hechos: readonly Hecho[], dia: Fecha): Hecho[] =>
  hechos.filter((hecho) => hecho.fecha !== dia);

/** A payment of seven abonos waits for the manager: today's, or the last day's before the window opens. */
function multipleEnEspera(ctx: Contexto, t: Tramo, hechos: readonly Hecho[], hoy: Date | null): Relato {
  const ultimo = t.dias.at(-1) ?? t.inicio;
  const en = hoy ?? aLas(ultimo, 13 * 60 + 20, 12);
  const { id_credito } = t;
  const motivo = 'Recibió un pedido grande y quiso adelantar.';
  const hacer = () =>
    void pedirMultiple(ctx.cartera, { id_credito, abonos: 7, capturado_en: en, en, motivo });
  return { hechos: hoy ? hechos : sinDia(hechos, ultimo), pasos: [{ en, hacer }] };
}

/** What the collector has already done today with this credit, as far as the day allows it. */
export function pasosDeHoy(ctx: Contexto, t: Tramo, hechos: readonly Hecho[]): Relato {
  const tipo = t.plan.hoy;
  if (tipo === undefined) return { hechos, pasos: [] };
  const en = ocasionDeHoy(ctx, t);
  if (tipo === 'multiple') return multipleEnEspera(ctx, t, hechos, en);
  if (en === null) return { hechos, pasos: [] };
  const hecho: Hecho = {
    tipo,
    fecha: ctx.presente.hoy,
    capturado_en: en,
    sincronizado_en: en,
    abonos: tipo === 'pago' ? 1 : 0,
  };
  return { hechos: [...hechos, hecho], pasos: [] };
}
