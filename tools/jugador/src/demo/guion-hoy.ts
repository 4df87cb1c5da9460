import { esCobrable, type Fecha } from '@leal/domain';
import { aLas } from '@leal/seed';
import { type Contexto, creditoDe, mandar, montoDeAbonos, type Paso, type Tramo } from './escena.ts';
import type { Hecho } from './historia.ts';

export type Relato = { readonly hechos: readonly Hecho[]; readonly pasos: readonly Paso[] };

/** A payment of many abonos: nothing is booked, the day waits for the manager. Gives the request's id. */
export async function pedirMultiple(
  ctx: Contexto,
  t: Tramo,
  abonos: number,
  motivo: string,
): Promise<string> {
  const credito = creditoDe(ctx, t);
  const cuerpo = { id_credito: t.id_credito, monto: montoDeAbonos(credito, abonos), motivo };
  const { id_solicitud } = await mandar(ctx.cobrador, 'registrarAbono', { cuerpo });
  return String(id_solicitud);
}

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
  const hacer = () => pedirMultiple(ctx, t, 7, 'Recibió un pedido grande y quiso adelantar.');
  return { hechos: hoy ? hechos : sinDia(hechos, ultimo), pasos: [{ en, hacer }] };
}

/** The collector's deeds with this credit today, as far as the day allows them. */
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
