import * as z from 'zod/mini';

const ILEGIBLE = 'el servidor respondió algo que no se entiende';

/** A page as it was sent. Throws, with a message fit to show, when it is not what the contract says. */
export function interpretar<E extends z.core.$ZodType>(esquema: E, bytes: ArrayBuffer): z.output<E> {
  try {
    return z.parse(esquema, JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    throw new Error(ILEGIBLE);
  }
}
