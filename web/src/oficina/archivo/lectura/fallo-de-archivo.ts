/* Apart from what reads a file: the page says why, and brings no reader with it. */

/** What makes a file too large, by which its page says what to do: it weighs too much, or has too many rows. */
export type Demasiado = 'peso' | 'renglones';
/** The advice of each kind of file. */
export type Consejos = Readonly<Record<Demasiado, string>>;

/** Why a file cannot be read, in words for its person. */
export class FalloDeArchivo extends Error {
  readonly demasiado: Demasiado | undefined;

  constructor(mensaje: string, demasiado?: Demasiado) {
    super(mensaje);
    this.demasiado = demasiado;
  }
}

export const MIB = 1024 * 1024;
/** Of files: a portfolio of 20,000 loans has some three. */
export const MAXIMO_BYTES = 20 * MIB;

export const ILEGIBLE = 'No se pudo leer el archivo. Guárdalo de nuevo como .xlsx o .csv.';

/** A workbook of everything that Leal wrote may weigh so much, before all but its portfolio is taken out (`de-leal.ts`). */
export const MAXIMO_POR_ABRIR = 40 * MIB;

/** Said before it is read: one of gigabytes does not fit in the page. */
export function exigirQueQuepa(bytes: number, maximo = MAXIMO_BYTES): void {
  if (bytes <= maximo) return;
  throw new FalloDeArchivo(
    `El archivo pesa ${Math.ceil(bytes / MIB)} MB y el máximo es ${MAXIMO_BYTES / MIB}.`,
    'peso',
  );
}

/** Why a worker read nothing, as it says it to its page. */
export type FalloDicho = { readonly fallo: string; readonly demasiado?: Demasiado | undefined };

export const comoFallo = (error: unknown): FalloDicho =>
  error instanceof FalloDeArchivo
    ? { fallo: error.message, demasiado: error.demasiado }
    : { fallo: ILEGIBLE };
