import { type DiaCobrado, historialDe } from './figuras-dia.ts';
import { type PorQue, porQueDe, textoPorQue } from './motivos-visita.ts';

/** What was said last of each credit without a payment on that day; empty where nobody said why. */
export function porQuePorCredito(dia: Pick<DiaCobrado, 'filas'>): Map<string, PorQue> {
  const filas = historialDe(dia);
  const pagados = new Set(filas.filter(({ tipo }) => tipo === 'pago').map(({ id_credito }) => id_credito));
  const dichos = new Map<string, PorQue>();
  for (const fila of filas) {
    if (pagados.has(fila.id_credito)) continue;
    const dicho = dichos.get(fila.id_credito);
    if (!dicho || textoPorQue(dicho) === null) dichos.set(fila.id_credito, porQueDe(fila));
  }
  return dichos;
}

/** How many credits had that reason; null: nobody said one. */
export type MotivoContado = { readonly motivo: string | null; readonly n: number };

/** Why there was no payment on that day, the most usual first; what nobody said is last. */
export function contarMotivos(dia: Pick<DiaCobrado, 'filas'>): MotivoContado[] {
  const porMotivo = Map.groupBy(
    porQuePorCredito(dia).values(),
    ({ motivo_visita, nota_visita }) => motivo_visita ?? nota_visita ?? null,
  );
  return [...porMotivo]
    .map(([motivo, { length: n }]) => ({ motivo, n }))
    .sort((a, b) =>
      a.motivo === null || b.motivo === null
        ? Number(a.motivo === null) - Number(b.motivo === null)
        : b.n - a.n || a.motivo.localeCompare(b.motivo, 'es'),
    );
}
