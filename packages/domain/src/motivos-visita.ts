import type { Negocio } from './negocio.ts';

/** Nobody was there: whoever comes by again looks for these. */
export const MOTIVO_AUSENTE = 'No estaba';

/** The reasons that a phone offers where the owner has set nothing else. */
export const MOTIVOS_VISITA: readonly string[] = [
  MOTIVO_AUSENTE,
  'No tiene',
  'Negocio cerrado',
  'Enfermo',
  'Se mudó',
  'Otro',
];

/** The reason whose note says what it was. */
export const MOTIVO_OTRO = 'Otro';

export const TOPE_MOTIVO_VISITA = 40;
export const TOPE_NOTA_VISITA = 120;
/** More than a thumb chooses from. */
const MAXIMO_MOTIVOS = 12;

const sirve = (valor: unknown): valor is string =>
  typeof valor === 'string' && valor.trim() !== '' && valor.trim().length <= TOPE_MOTIVO_VISITA;

/** The owner's list as far as it can be used: each once, no more than twelve; the default where nothing is left. */
export function motivosValidos(valor: unknown): readonly string[] {
  const lista: unknown[] = Array.isArray(valor) ? valor : [];
  const limpios = [...new Set(lista.filter(sirve).map((motivo) => motivo.trim()))];
  return limpios.length === 0 ? MOTIVOS_VISITA : limpios.slice(0, MAXIMO_MOTIVOS);
}

export const motivosDeVisita = ({ motivos_visita }: Negocio): readonly string[] =>
  motivosValidos(motivos_visita);

/** The reason of a visit or a late day, in the words that were offered then; absent where nobody said why. */
export type PorQue = {
  readonly motivo_visita?: string | undefined;
  readonly nota_visita?: string | undefined;
};

/** The reason and the note alone; blank is absent. */
export const porQueDe = ({ motivo_visita, nota_visita }: PorQue): PorQue => ({
  ...(motivo_visita && { motivo_visita }),
  ...(nota_visita && { nota_visita }),
});

/** 'No estaba', or 'Otro: está de viaje'; null where nobody said why. A reason that is offered no longer reads as ever. */
export function textoPorQue({ motivo_visita, nota_visita }: PorQue): string | null {
  return [motivo_visita, nota_visita].filter(Boolean).join(': ') || null;
}
