import { type DiaCobrado, historialDe, sinPagoDe } from './figuras-dia.ts';
import { type PorQue, porQueDe, textoPorQue } from './motivos-visita.ts';

type Dia = Pick<DiaCobrado, 'filas' | 'en_espera'>;

/** The reason that was said last of each credit without a payment on that day; empty where nobody said why. */
export function porQuePorCredito(dia: Dia): Map<string, PorQue> {
  const sinPago = sinPagoDe(dia);
  const dichos = new Map<string, PorQue>();
  for (const fila of historialDe(dia)) {
    if (!sinPago.has(fila.id_credito)) continue;
    const dicho = dichos.get(fila.id_credito);
    if (!dicho || textoPorQue(dicho) === null) dichos.set(fila.id_credito, porQueDe(fila));
  }
  return dichos;
}

/** The number of credits with that reason, and which; null: nobody said one. */
export type MotivoContado = {
  readonly motivo: string | null;
  readonly n: number;
  readonly creditos: readonly string[];
};

/** The reason as it is counted: a note without a reason is one of its own. */
export const motivoDe = ({ motivo_visita, nota_visita }: PorQue): string | null =>
  motivo_visita ?? nota_visita ?? null;

/** Counts the credits by reason, the most usual first; what nobody said is last. */
export const juntarMotivos = (dichos: ReadonlyMap<string, string | null>): MotivoContado[] =>
  [...Map.groupBy(dichos.keys(), (id) => dichos.get(id) ?? null)]
    .map(([motivo, creditos]) => ({ motivo, n: creditos.length, creditos }))
    .sort((a, b) =>
      a.motivo === null || b.motivo === null
        ? Number(a.motivo === null) - Number(b.motivo === null)
        : b.n - a.n || a.motivo.localeCompare(b.motivo, 'es'),
    );

/** The reasons of that day, counted. */
export const contarMotivos = (dia: Dia): MotivoContado[] =>
  juntarMotivos(new Map([...porQuePorCredito(dia)].map(([id, dicho]) => [id, motivoDe(dicho)])));
