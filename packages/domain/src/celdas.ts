import { diaSemana, esFecha, type Fecha, sumarDias } from './calendario.ts';
import { normalizar } from './cliente.ts';
import { type Centavos, centavos } from './dinero.ts';
import { leerTelefono } from './telefono.ts';

/* The values of people's spreadsheets: each function gives the value, or undefined where it is none. A blank one is `null`. */

/** A cell as a reader of .xlsx or .csv gives it; a day of a date is that of its UTC. */
export type Celda = string | number | boolean | Date | null;

/** The text of the cell, in one line: no NBSP, no line breaks, no doubled spaces. */
export function textoDeCelda(celda: Celda): string {
  if (celda === null) return '';
  if (celda instanceof Date) return Number.isNaN(celda.getTime()) ? '' : celda.toISOString().slice(0, 10);
  return String(celda).replaceAll(/\s+/gu, ' ').trim();
}

/** Nothing is there: blank, or one of the signs that people write for nothing. */
const estaVacia = (celda: Celda): boolean => /^(|-+|n\/?a|null)$/i.test(textoDeCelda(celda));

const MAYUSCULAS = /\p{Lu}/u;
const MINUSCULAS = /\p{Ll}/u;
const PARTICULAS = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e', 'al']);

/** 'JUAN DE LA CRUZ' as 'Juan de la Cruz'; a text that has small letters stays as it is. */
export function sinMayusculas(texto: string): string {
  if (!MAYUSCULAS.test(texto) || MINUSCULAS.test(texto)) return texto;
  const palabras = texto.toLocaleLowerCase('es-MX').split(' ');
  return palabras
    .map((palabra, i) =>
      i > 0 && PARTICULAS.has(palabra)
        ? palabra
        : palabra.replace(/\p{L}/u, (l) => l.toLocaleUpperCase('es-MX')),
    )
    .join(' ');
}

/** The spaces, currency and words around an amount. */
const ALREDEDOR = /[\s$]|mxn|m\.?n\.?|pesos?/giu;
/** '1,200', '1,200.50', '1200.5', and '1200,50' of a keyboard that has the comma for decimals. */
const CON_MILES = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;
const CON_PUNTO = /^-?\d+(\.\d+)?$/;
const CON_COMA = /^-?\d+,\d+$/;
/** '$200.-': no centavos, as on paper. */
const SIN_CENTAVOS = /(?<=\d)\.?-$/;
/** '$ -': 0, as a format of accounts shows it. */
const CERO_CONTABLE = /^\$\s*-+$/;

/** The pesos of a cell, with all that a computation left behind the centavos. */
function pesosDeCelda(celda: Celda): number | null | undefined {
  if (estaVacia(celda)) return null;
  if (typeof celda === 'boolean' || celda instanceof Date) return undefined;
  if (typeof celda === 'number') return celda;
  const texto = textoDeCelda(celda);
  return CERO_CONTABLE.test(texto) ? 0 : numeroDe(texto.replaceAll(ALREDEDOR, '').replace(SIN_CENTAVOS, ''));
}

/** Pesos as '$1,200.50' or 1200.5, in centavos; what is beyond them is rounded away only as noise of a computation. */
export function montoDeCelda(celda: Celda): Centavos | null | undefined {
  const redondo = montoPorComparar(celda);
  if (typeof redondo !== 'number') return redondo;
  return Math.abs(redondo - (pesosDeCelda(celda) ?? 0) * 100) < 0.01 ? redondo : undefined;
}

/** The same of an amount that is only compared, as a day's share of a division is: rounded to the centavo. */
export function montoPorComparar(celda: Celda): Centavos | null | undefined {
  const pesos = pesosDeCelda(celda);
  if (typeof pesos !== 'number') return pesos;
  const cantidad = Math.round(pesos * 100);
  return Number.isSafeInteger(cantidad) ? centavos(cantidad) : undefined;
}

function numeroDe(texto: string): number | undefined {
  const negativo = /^\((.*)\)$/.exec(texto)?.[1];
  if (negativo !== undefined) {
    const n = numeroDe(negativo);
    return n === undefined ? undefined : -n;
  }
  if (CON_MILES.test(texto)) return Number(texto.replaceAll(',', ''));
  if (CON_COMA.test(texto)) return Number(texto.replace(',', '.'));
  return CON_PUNTO.test(texto) ? Number(texto) : undefined;
}

/** A whole number of 0 or more, also '12.0' and '3 dias'. */
export function enteroDeCelda(celda: Celda): number | null | undefined {
  if (estaVacia(celda)) return null;
  if (typeof celda === 'boolean' || celda instanceof Date) return undefined;
  const n = typeof celda === 'number' ? celda : numeroConPalabras(textoDeCelda(celda));
  return n !== undefined && Number.isSafeInteger(n) && n >= 0 ? n : undefined;
}

/** '12 meses' is no number of days. */
const DE_OTRA_MEDIDA = /\d\s*(mes|sem|quin|a[nñ]o)/i;

/** '30', '30 días', '30 DIAS ($40 P/C MIL)'. */
function numeroConPalabras(texto: string): number | undefined {
  if (DE_OTRA_MEDIDA.test(texto)) return undefined;
  const hallado = /^(\d{1,9})(?:\.0+)?(?:\s*[\p{L}(].*)?$/u.exec(texto)?.[1];
  return hallado === undefined ? undefined : Number(hallado);
}

/** Ten digits, also where the sheet holds them as a number; other texts as they stand ('' is none). */
export function telefonoDeCelda(celda: Celda): string {
  if (estaVacia(celda)) return '';
  const texto = textoDeCelda(celda);
  // 6.181234567E9, as a sheet writes a number that is too wide for its column.
  const numero = /^\d+(\.\d+)?(e\+?\d+)?$/i.test(texto) ? Number(texto) : Number.NaN;
  return leerTelefono(Number.isSafeInteger(numero) && !texto.startsWith('0') ? String(numero) : texto);
}

/** The part that stands first in a date like '03/11/2026'. */
export type OrdenDeFecha = 'dia' | 'mes';

const NUMERICA = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/;
/** ' 10:15', ' 12:00:00 AM': the hour behind a day. */
const HORA = / \d{1,2}:\d{2}.*$/;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ].*)?$/;
const MESES = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
const MESES_EN = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DIAS = ['dom', 'lun', 'mar', 'mie', 'jue', 'vie', 'sab'] as const;
/** 'mar 3 nov', 'martes 3 de noviembre de 2026', '3-nov-26'. */
const ESCRITA =
  /^(?:([a-z]+)\.?,? )?(\d{1,2})(?: de | |-|\/)([a-z]+)\.?(?:(?: de | del | |-|\/|, ?)(\d{2}|\d{4}))?$/;

/** The days that sheets number from the last of 1899; the ones that anybody lends on. */
const PRIMER_SERIAL = 36_526;
const ULTIMO_SERIAL = 73_050;
const SERIAL_CERO = '1899-12-30' as Fecha;
/** A date without its year is looked for in so many. */
const ANIOS_ATRAS = 8;

const fechaDe = (anio: number, mes: number, dia: number): Fecha | undefined => {
  const texto = [String(anio).padStart(4, '0'), ...[mes, dia].map((n) => String(n).padStart(2, '0'))].join(
    '-',
  );
  return esFecha(texto) ? texto : undefined;
};

const anioDe = (texto: string): number => (texto.length === 2 ? 2000 + Number(texto) : Number(texto));

/** The newest such day up to today that falls on that day of the week. */
function sinAnio(dia: number, mes: number, semana: number, hoy: Fecha): Fecha | undefined {
  const anio = Number(hoy.slice(0, 4));
  for (let n = anio; n > anio - ANIOS_ATRAS; n -= 1) {
    const fecha = fechaDe(n, mes, dia);
    if (fecha !== undefined && fecha <= hoy && (semana < 0 || diaSemana(fecha) === semana)) return fecha;
  }
  return undefined;
}

function escrita(texto: string, hoy: Fecha): Fecha | undefined {
  const [, semana, dia = '', palabra = '', anio] = ESCRITA.exec(texto) ?? [];
  const inicial = palabra.slice(0, 3);
  const mes = Math.max(MESES.indexOf(inicial), MESES_EN.indexOf(inicial));
  const deSemana = semana === undefined ? -1 : DIAS.findIndex((nombre) => semana.startsWith(nombre));
  if (mes < 0 || (semana !== undefined && deSemana < 0)) return undefined;
  if (anio === undefined) return sinAnio(Number(dia), mes + 1, deSemana, hoy);
  const fecha = fechaDe(anioDe(anio), mes + 1, Number(dia));
  return fecha !== undefined && (deSemana < 0 || diaSemana(fecha) === deSemana) ? fecha : undefined;
}

const deSerial = (n: number): Fecha | undefined =>
  n >= PRIMER_SERIAL && n <= ULTIMO_SERIAL ? sumarDias(SERIAL_CERO, Math.floor(n)) : undefined;

/**
 * A day: a date, the number that a sheet keeps for it, '2026-11-03', '3/11/26', 'mar 3 nov' (the newest such day up to `hoy`).
 * `orden` says which number of '03/11/2026' is the day (`ordenDeFechas`).
 */
export function fechaDeCelda(
  celda: Celda,
  { hoy, orden = 'dia' }: { readonly hoy: Fecha; readonly orden?: OrdenDeFecha },
): Fecha | null | undefined {
  if (estaVacia(celda)) return null;
  if (typeof celda === 'boolean') return undefined;
  if (typeof celda === 'number') return deSerial(celda);
  const texto = normalizar(textoDeCelda(celda));
  if (/^\d{5}(\.\d+)?$/.test(texto)) return deSerial(Number(texto));
  const iso = ISO.exec(texto);
  if (iso) return fechaDe(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numerica = NUMERICA.exec(texto.replace(HORA, ''));
  if (!numerica) return escrita(texto, hoy);
  const [, primero = '', segundo = '', anio = ''] = numerica;
  const [dia, mes] = orden === 'dia' ? [primero, segundo] : [segundo, primero];
  return fechaDe(anioDe(anio), Number(mes), Number(dia));
}

/**
 * The number that comes first in a column's dates: the month only where one of them can be read no other way, and none
 * only with the day first.
 */
export function ordenDeFechas(celdas: readonly Celda[]): OrdenDeFecha {
  const pares = celdas.flatMap((celda) => {
    const hallada = typeof celda === 'string' ? NUMERICA.exec(textoDeCelda(celda).replace(HORA, '')) : null;
    return hallada ? [[Number(hallada[1]), Number(hallada[2])] as const] : [];
  });
  const conMesPrimero = pares.some(([primero, segundo]) => primero <= 12 && segundo > 12);
  return conMesPrimero && !pares.some(([primero]) => primero > 12) ? 'mes' : 'dia';
}
