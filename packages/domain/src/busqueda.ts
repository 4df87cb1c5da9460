import { normalizar } from './cliente.ts';
import { type Centavos, formatearPesos } from './dinero.ts';
import { type CampoSena, type DatosCliente, FICHA, SENAS, TELEFONOS } from './ficha.ts';
import { sinSignosOcultos } from './letras.ts';
import { esTelefono, leerTelefono } from './telefono.ts';

/** Bounds of a client's search entries; each one is an entry of the store's index. */
export const LARGO_PREFIJO = { minimo: 2, maximo: 10 } as const;
/** Room for words (83), and for the runs of digits of each phone (37). */
export const MAXIMO_PREFIJOS = 83 + 37 * TELEFONOS.length;

/** Digits in a row that find a phone, wherever in it they stand. */
const DIGITOS = { minimo: 3, maximo: 10 } as const;

/** The apostrophe between two letters of one name: O'Farrill is also typed OFarrill. */
const APOSTROFOS = /(?<=\p{L})['’ʼ‘`´](?=\p{L})/gu;

/**
 * The words of a text, normalized, cut at everything that is neither letter nor digit. A single digit keeps its '#':
 * a duplicate ('Ana #2') is found by it, where one letter alone finds nobody.
 */
export const palabras = (texto: string): string[] =>
  normalizar(texto).match(/#\p{N}(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu) ?? [];

/** The words by which a text is found: its own, and those that an apostrophe cuts, in one. */
const palabrasQueHallan = (texto: string): string[] => {
  const pegado = texto.replaceAll(APOSTROFOS, '');
  return pegado === texto ? palabras(texto) : [...new Set([...palabras(texto), ...palabras(pegado)])];
};

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
 * A client is found by the runs of digits of each phone (37 of one of ten digits), and prefixes of 2–10 letters of
 * every word of name, business and address, in that order, without repeats; entries beyond the bound are dropped from
 * the end. Entries match exactly, so no result is filtered out afterwards: a page of results stays a full page.
 */
export function prefijosBusqueda(cliente: ClienteBuscable): string[] {
  const prefijos = new Set<string>();
  const agregar = (nuevos: Iterable<string>) => {
    for (const prefijo of nuevos) if (prefijos.size < MAXIMO_PREFIJOS) prefijos.add(prefijo);
  };
  for (const campo of TELEFONOS) agregar(tramosDe(cliente[campo] ?? ''));
  for (const campo of SENAS.filter((sena) => FICHA[sena].busca === 'palabras'))
    for (const palabra of palabrasQueHallan(cliente[campo] ?? '')) agregar(prefijosDe(palabra));
  return [...prefijos];
}

/** The same as the map that the store indexes: one entry a prefix. */
export const mapaBusqueda = (cliente: ClienteBuscable): Record<string, true> =>
  Object.fromEntries(prefijosBusqueda(cliente).map((prefijo) => [prefijo, true as const]));

const utiles = (todas: readonly string[]): string[] => [
  ...new Set(
    todas
      .map((palabra) => Array.from(palabra))
      .filter((letras) => letras.length >= LARGO_PREFIJO.minimo)
      .map((letras) => letras.slice(0, LARGO_PREFIJO.maximo).join('')),
  ),
];

/**
 * The entries that a typed text asks for, one per word; words of less than two signs are ignored. A whole phone is one
 * word, however it is written. A text that is not blank and has no usable word finds nothing.
 */
export function prefijosBuscados(texto: string): string[] {
  const telefono = leerTelefono(texto);
  if (esTelefono(telefono)) return [telefono];
  const limpio = sinSignosOcultos(texto);
  const sueltas = utiles(palabras(limpio));
  // O'F: two letters that are none apart.
  return sueltas.length > 0 ? sueltas : utiles(palabras(limpio.replaceAll(APOSTROFOS, '')));
}

/** A text is typed, usable or not; without one everybody is listed. */
export const estaBuscando = (texto: string | undefined): boolean => (texto ?? '').trim() !== '';

/** The parts of a row that a search looks at. */
type EnQueBuscar = {
  readonly textos: readonly string[];
  readonly monto?: Centavos;
  /** A number that is found whole: days late. */
  readonly numero?: number;
  readonly telefonos?: readonly string[];
};

const PARECE_MONTO = /^\$?[\d,]*\.?\d*$/;
const UNA_CIFRA = /\d/;

/** The requested amount however it is written: '5000', '5,000', '5000.00', '$5,000.00'. */
const enMonto = (escrito: string, monto: Centavos): boolean =>
  PARECE_MONTO.test(escrito) &&
  UNA_CIFRA.test(escrito) &&
  formatearPesos(monto).replaceAll(/[$,]/g, '').includes(escrito.replaceAll(/[$,]/g, ''));

/** A word is found in a phone as its entries would be: three digits wherever they stand, two at the beginning. */
const enTelefono = (palabra: string, telefono: string): boolean =>
  palabra.length >= DIGITOS.minimo ? telefono.includes(palabra) : telefono.startsWith(palabra);

const SOLO_DIGITOS = /^\d+$/;

/** Whether the store would find this row by that word: the same words, the same result (`prefijosBusqueda`). */
function enFila(palabra: string, { textos, telefonos = [] }: EnQueBuscar): boolean {
  if (textos.some((texto) => palabrasQueHallan(texto).some((hallable) => hallable.startsWith(palabra))))
    return true;
  return (
    SOLO_DIGITOS.test(palabra) && telefonos.some((telefono) => enTelefono(palabra, soloDigitos(telefono)))
  );
}

/**
 * The rows in memory that a typed text finds: those that the store would find, and by their amounts. A blank text finds
 * all of them, a text without a usable word none.
 */
export function filtrarPorTexto<F>(filas: readonly F[], texto: string, de: (fila: F) => EnQueBuscar): F[] {
  if (!estaBuscando(texto)) return [...filas];
  const telefono = leerTelefono(texto);
  const trozos = esTelefono(telefono) ? [telefono] : sinSignosOcultos(texto).trim().split(/\s+/);
  const todos = trozos.map((trozo) => ({ trozo, pedidas: prefijosBuscados(trozo) }));
  const conPalabras = todos.filter(({ pedidas }) => pedidas.length > 0);
  // One sign alone is no word; one digit alone may be a number of the row.
  const buscados = conPalabras.length > 0 ? conPalabras : todos.filter(({ trozo }) => UNA_CIFRA.test(trozo));
  if (buscados.length === 0) return [];
  return filas.filter((fila) => {
    const partes = de(fila);
    return buscados.every(
      ({ trozo, pedidas }) =>
        (partes.monto !== undefined && enMonto(trozo, partes.monto)) ||
        (partes.numero !== undefined && trozo === String(partes.numero)) ||
        (pedidas.length > 0 && pedidas.every((palabra) => enFila(palabra, partes))),
    );
  });
}
