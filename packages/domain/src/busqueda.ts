import { normalizar } from './cliente.ts';
import { type Centavos, formatearPesos } from './dinero.ts';
import { type CampoSena, type DatosCliente, FICHA, SENAS, TELEFONOS } from './ficha.ts';

/** Bounds of a client's search entries; each one is an entry of the store's index. */
export const LARGO_PREFIJO = { minimo: 2, maximo: 10 } as const;
/** Room for words (83), and for the runs of digits of each phone (37). */
export const MAXIMO_PREFIJOS = 83 + 37 * TELEFONOS.length;

/** Digits in a row that find a phone, wherever in it they stand. */
const DIGITOS = { minimo: 3, maximo: 10 } as const;

/**
 * The words of a text, normalized, cut at everything that is neither letter nor digit. A single digit keeps its '#':
 * a duplicate ('Ana #2') is found by it, where one letter alone finds nobody.
 */
export const palabras = (texto: string): string[] =>
  normalizar(texto).match(/#\p{N}(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu) ?? [];

function* prefijosDe(palabra: string): Generator<string> {
  const letras = Array.from(palabra);
  for (let n = LARGO_PREFIJO.minimo; n <= Math.min(letras.length, LARGO_PREFIJO.maximo); n += 1) {
    yield letras.slice(0, n).join('');
  }
}

const soloDigitos = (texto: string): string => texto.replace(/\D/g, '');

/** Every run of 3 to 10 digits of a phone, and the two that it begins with: '81 1234 5678' is typed so. */
function* tramosDe(telefono: string): Generator<string> {
  const digitos = soloDigitos(telefono);
  if (digitos.length >= LARGO_PREFIJO.minimo) yield digitos.slice(0, LARGO_PREFIJO.minimo);
  for (let n = Math.min(digitos.length, DIGITOS.maximo); n >= DIGITOS.minimo; n -= 1) {
    for (let desde = 0; desde + n <= digitos.length; desde += 1) yield digitos.slice(desde, desde + n);
  }
}

type ClienteBuscable = Pick<DatosCliente, CampoSena>;

/**
 * What a client is found by: the runs of digits of each phone (37 of one of ten digits), and prefixes of 2–10 letters
 * of every word of name, business and address, in that order, without repeats; entries beyond the bound are dropped
 * from the end. Entries match exactly, so no result is filtered out afterwards: a page of results stays a full page.
 */
export function prefijosBusqueda(cliente: ClienteBuscable): string[] {
  const prefijos = new Set<string>();
  const agregar = (nuevos: Iterable<string>) => {
    for (const prefijo of nuevos) if (prefijos.size < MAXIMO_PREFIJOS) prefijos.add(prefijo);
  };
  for (const campo of TELEFONOS) agregar(tramosDe(cliente[campo] ?? ''));
  for (const campo of SENAS.filter((sena) => FICHA[sena].busca === 'palabras'))
    for (const palabra of palabras(cliente[campo] ?? '')) agregar(prefijosDe(palabra));
  return [...prefijos];
}

/** The same as the map that the store indexes: one entry a prefix. */
export const mapaBusqueda = (cliente: ClienteBuscable): Record<string, true> =>
  Object.fromEntries(prefijosBusqueda(cliente).map((prefijo) => [prefijo, true as const]));

/** '+52 618 123 4567', as a phone's contacts write it: no record holds the country code. */
const sinPais = (texto: string): string => texto.replace(/^\s*\+?52(?=(?:[\s().-]*\d){10}\s*$)/, '');

/**
 * The entries that a typed text asks for, one per word; words of less than two signs are ignored. A text that is
 * not blank and has no usable word finds nothing.
 */
export const prefijosBuscados = (texto: string): string[] => [
  ...new Set(
    palabras(sinPais(texto))
      .map((palabra) => Array.from(palabra))
      .filter((letras) => letras.length >= LARGO_PREFIJO.minimo)
      .map((letras) => letras.slice(0, LARGO_PREFIJO.maximo).join('')),
  ),
];

/** A text is typed, usable or not; without one everybody is listed. */
export const estaBuscando = (texto: string | undefined): boolean => (texto ?? '').trim() !== '';

/** The parts of a row that a search looks at. */
type EnQueBuscar = {
  readonly textos: readonly string[];
  readonly monto?: Centavos;
  readonly telefonos?: readonly string[];
};

const UTIL = /[\p{L}\p{N}]/u;
const PARECE_MONTO = /^\$?[\d,]*\.?\d*$/;
const PARECE_TELEFONO = /^[\d().+-]+$/;

/** The requested amount however it is written: '5000', '5,000', '5000.00', '$5,000.00'. */
const enMonto = (palabra: string, monto: Centavos): boolean =>
  PARECE_MONTO.test(palabra) &&
  formatearPesos(monto).replaceAll(/[$,]/g, '').includes(palabra.replaceAll(/[$,]/g, ''));

function enTelefono(palabra: string, telefono: string): boolean {
  const digitos = PARECE_TELEFONO.test(palabra) ? soloDigitos(palabra) : '';
  const suyos = soloDigitos(telefono);
  return digitos.length >= DIGITOS.minimo
    ? suyos.includes(digitos)
    : digitos.length >= LARGO_PREFIJO.minimo && suyos.startsWith(digitos);
}

/**
 * The rows in memory that contain every typed word, ignoring case and accents. A blank text finds all of them, a text
 * without a letter or a digit finds none.
 */
export function filtrarPorTexto<F>(filas: readonly F[], texto: string, de: (fila: F) => EnQueBuscar): F[] {
  if (!estaBuscando(texto)) return [...filas];
  const buscadas = normalizar(sinPais(texto))
    .split(' ')
    .filter((palabra) => UTIL.test(palabra));
  if (buscadas.length === 0) return [];
  return filas.filter((fila) => {
    const { textos, monto, telefonos = [] } = de(fila);
    const normales = textos.map(normalizar);
    return buscadas.every(
      (palabra) =>
        normales.some((uno) => uno.includes(palabra)) ||
        (monto !== undefined && enMonto(palabra, monto)) ||
        telefonos.some((telefono) => enTelefono(palabra, telefono)),
    );
  });
}
