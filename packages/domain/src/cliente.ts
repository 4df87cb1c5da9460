/** The location that a client without colonia shows (spec §9). */
export const UBICACION_POR_DEFECTO = 'Durango Durango C.P. 0';

const MARCAS = /\p{M}/gu;
const sinAcentos = (texto: string): string => texto.normalize('NFD').replace(MARCAS, '');

/** Texts are compared and searched in lower case, without accents (ñ → n), inner spaces collapsed, trimmed. */
export const normalizar = (texto: string): string =>
  sinAcentos(texto).toLowerCase().replace(/\s+/gu, ' ').trim();

/**
 * The client's part of an address in the app (spec §2): lower case, accents removed, non-alphanumerics removed, spaces
 * into single hyphens. A name of symbols only gives ''.
 */
export const slug = (nombre: string): string =>
  normalizar(nombre)
    .replace(/[^a-z0-9\s]/g, '')
    .trim()
    .replace(/\s+/g, '-');

/** Colonia and city; the spec's default when there is neither. */
export function ubicacion(colonia?: string | null, ciudad?: string | null): string {
  const partes = [colonia, ciudad].map((parte) => parte?.trim() ?? '').filter((parte) => parte !== '');
  return partes.length === 0 ? UBICACION_POR_DEFECTO : partes.join(' ');
}

/** The states of a client in a search and on its page. */
export const ESTADOS_CLIENTE = [
  'activo',
  'por_aprobar',
  'finalizado',
  'sin_credito',
  'eliminado',
  'castigado',
] as const;

export type EstadoCliente = (typeof ESTADOS_CLIENTE)[number];

/** `estado_lista`: how its collector's list shows it; without one it had nothing but requests so far. */
export function estadoDeCliente(cliente: {
  readonly eliminado: boolean;
  readonly estado_lista: 'Pendiente' | 'Finalizado' | null;
  readonly id_credito_abierto: string | null;
  /** Its last loan was written off. */
  readonly por_castigo?: string | null | undefined;
}): EstadoCliente {
  if (cliente.eliminado) return 'eliminado';
  if (cliente.estado_lista === 'Pendiente') return 'activo';
  if (cliente.id_credito_abierto !== null) return 'por_aprobar';
  if (cliente.por_castigo) return 'castigado';
  return cliente.estado_lista === 'Finalizado' ? 'finalizado' : 'sin_credito';
}

/** 'ANA' with 2 → 'ANA #2' (spec §4); `n` is a natural number from 2 on. */
export const nombreDuplicado = (base: string, n: number): string => `${base} #${n}`;

/** The name without a duplicate's ' #n': the base that the next duplicate counts from. */
export const nombreBase = (nombre: string): string => nombre.replace(/(?:\s+#\d+)+\s*$/u, '').trim();

/**
 * The id of the counter behind a collector's ' #n' names: one for each base name, however it is spelt. A slash
 * would leave the collection; two names that differ by one only share a counter, which skips numbers.
 */
export const idContador = (id_cobrador: string, nombre: string): string =>
  `${id_cobrador}_${normalizar(nombreBase(nombre)).replaceAll('/', ' ')}`;

/** More duplicates than anybody asks for; with the phones they are what one query may ask for (30). */
const MAXIMO_DUPLICADOS = 20;

/** The addresses of a name and of its duplicates, whichever of them is given: 'ana', 'ana-2', 'ana-3'… */
export const slugsDelNombre = (nombre: string): string[] => {
  const base = nombreBase(nombre);
  const numerados = Array.from({ length: MAXIMO_DUPLICADOS - 1 }, (_, i) => nombreDuplicado(base, i + 2));
  return [base, ...numerados].map(slug);
};
