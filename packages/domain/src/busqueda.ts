import { normalizar } from './cliente.ts';

/** Bounds of what a client's record is found by; each prefix is an index entry of the store. */
export const LARGO_PREFIJO = { minimo: 2, maximo: 10 } as const;
export const MAXIMO_PREFIJOS = 120;

/** Trailing digits of a phone that find its owner: the last four up to all ten. */
const LARGO_COLA = { minimo: 4, maximo: 10 } as const;

/** The words of a text, normalized, cut at everything that is neither letter nor digit. */
export const palabras = (texto: string): string[] => normalizar(texto).match(/[\p{L}\p{N}]+/gu) ?? [];

function* prefijosDe(palabra: string): Generator<string> {
  const letras = Array.from(palabra);
  for (let n = LARGO_PREFIJO.minimo; n <= Math.min(letras.length, LARGO_PREFIJO.maximo); n += 1) {
    yield letras.slice(0, n).join('');
  }
}

function* colasDe(telefono: string): Generator<string> {
  const digitos = telefono.replace(/\D/g, '');
  for (let n = LARGO_COLA.minimo; n <= Math.min(digitos.length, LARGO_COLA.maximo); n += 1) {
    yield digitos.slice(-n);
  }
}

export type ClienteBuscable = {
  readonly nombre: string;
  readonly negocio: string;
  readonly direccion: string;
  readonly telefono: string;
};

/**
 * What a client is found by: prefixes of 2–10 letters of every word of name, phone tail, business
 * and address, in that order, without repeats and at most 120; what exceeds falls off the end.
 */
export function prefijosBusqueda(cliente: ClienteBuscable): string[] {
  const prefijos = new Set<string>();
  const agregar = (nuevos: Iterable<string>) => {
    for (const prefijo of nuevos) if (prefijos.size < MAXIMO_PREFIJOS) prefijos.add(prefijo);
  };
  for (const palabra of palabras(cliente.nombre)) agregar(prefijosDe(palabra));
  agregar(colasDe(cliente.telefono));
  for (const palabra of palabras(`${cliente.negocio} ${cliente.direccion}`)) agregar(prefijosDe(palabra));
  return [...prefijos];
}

/** The same as the map that the store indexes: one entry a prefix. */
export const mapaBusqueda = (cliente: ClienteBuscable): Record<string, true> =>
  Object.fromEntries(prefijosBusqueda(cliente).map((prefijo) => [prefijo, true as const]));

/** The prefixes that a typed text asks for, one per word; shorter words than two letters ask nothing. */
export const prefijosBuscados = (texto: string): string[] => [
  ...new Set(
    palabras(texto)
      .map((palabra) => Array.from(palabra))
      .filter((letras) => letras.length >= LARGO_PREFIJO.minimo)
      .map((letras) => letras.slice(0, LARGO_PREFIJO.maximo).join('')),
  ),
];
