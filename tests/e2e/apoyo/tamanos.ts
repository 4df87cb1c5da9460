import { ES_TODO } from '@leal/pruebas/corrida';
// The two screens that the product is drawn for: a collector's phone and a manager's desk.
export type Tamano = { readonly width: number; readonly height: number };

export const TELEFONO: Tamano = { width: 360, height: 740 };
export const ESCRITORIO: Tamano = { width: 1280, height: 800 };
export const AMBOS: readonly Tamano[] = [TELEFONO, ESCRITORIO];

/** The phone; in the long run of the tests every journey is walked at the desk too. */
export const RECORRIDOS: readonly Tamano[] = ES_TODO ? AMBOS : [TELEFONO];

/** `describe.each(CADA_TAMANO)('at %s', (_, tamano) => …)`. */
export const CADA_TAMANO = RECORRIDOS.map((tamano) => [`${tamano.width}x${tamano.height}`, tamano] as const);

export const comoTexto = ({ width, height }: Tamano): string => `${width}x${height}`;
