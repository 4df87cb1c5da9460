/** The usual purposes of an expense, one tap each; anything else is written. */
const TIPOS = ['Gasolina', 'Comida', 'Refacción'] as const;
export const OTRO = 'Otro';
export const OPCIONES = [...TIPOS, OTRO] as const;
export type TipoGasto = (typeof OPCIONES)[number];

type Partes = { readonly tipo: TipoGasto; readonly detalle: string };

/** 'Refacción: llanta' is its kind and what was written about it; a text of its own is 'Otro'. */
function partir(motivo: string): Partes {
  const [, tipo, detalle = ''] = /^([^:]+?)(?:\s*:\s*(.*))?$/su.exec(motivo.trim()) ?? [];
  const conocido = TIPOS.find((nombre) => nombre === tipo);
  return conocido ? { tipo: conocido, detalle } : { tipo: OTRO, detalle: motivo };
}

/** The kind that a reason says; none as long as nothing is written. */
export const tipoDe = (motivo: string): TipoGasto | undefined =>
  motivo.trim() === '' ? undefined : partir(motivo).tipo;

/** The reason once its kind is another: what was written about it stays. */
export function conTipo(motivo: string, tipo: TipoGasto): string {
  const { detalle } = partir(motivo);
  if (tipo === OTRO) return detalle;
  return detalle.trim() === '' ? tipo : `${tipo}: ${detalle}`;
}
