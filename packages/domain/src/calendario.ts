/**
 * A business day: a local calendar date 'YYYY-MM-DD' of Monterrey. A string, because strings
 * compare and index as they are and carry no hour that a time zone could shift by a day.
 */
export type Fecha = string & { readonly __unidad: 'fecha' };

/** A day on which nobody collects, whatever the term. */
export type Festivo = { readonly fecha: Fecha; readonly nombre: string };

/** 0 = domingo … 6 = sábado. */
type DiaSemana = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const DOMINGO: DiaSemana = 0;

const MS_POR_DIA = 86_400_000;
const NOMBRES = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;

/** Days since 1970-01-01: the arithmetic is done on this number, never on hours. */
export function numeroDeDia(f: Fecha): number {
  return Date.UTC(Number(f.slice(0, 4)), Number(f.slice(5, 7)) - 1, Number(f.slice(8, 10))) / MS_POR_DIA;
}

const desdeNumero = (n: number): Fecha => new Date(n * MS_POR_DIA).toISOString().slice(0, 10) as Fecha;

/** Whether the text is a date that exists in the calendar ('2026-02-30' does not). */
export function esFecha(s: unknown): s is Fecha {
  if (typeof s !== 'string' || !/^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(s)) return false;
  return desdeNumero(numeroDeDia(s as Fecha)) === s;
}

/** The text as a `Fecha`; throws when it is not a date. */
export function fecha(s: string): Fecha {
  if (!esFecha(s)) throw new RangeError(`Not a calendar date: ${s}`);
  return s;
}

/** `n` calendar days later (earlier when negative). */
export const sumarDias = (f: Fecha, n: number): Fecha => desdeNumero(numeroDeDia(f) + n);

/** Calendar days from `a` to `b`; negative when `b` is earlier. */
export const diasEntre = (a: Fecha, b: Fecha): number => numeroDeDia(b) - numeroDeDia(a);

export function diaSemana(f: Fecha): DiaSemana {
  return new Date(numeroDeDia(f) * MS_POR_DIA).getUTCDay() as DiaSemana;
}

/** 'lunes', 'miércoles', 'sábado'… in lower case, with accents. */
export const nombreDia = (f: Fecha): (typeof NOMBRES)[number] => NOMBRES[diaSemana(f)];

/** The days of a week as fields are named after them: Monday first, without accents. */
export const DIAS_DE_SEMANA = [
  'lunes',
  'martes',
  'miercoles',
  'jueves',
  'viernes',
  'sabado',
  'domingo',
] as const;

/** A day's field of a week. */
export const campoDelDia = (f: Fecha): (typeof DIAS_DE_SEMANA)[number] =>
  DIAS_DE_SEMANA[(diaSemana(f) + 6) % 7] ?? 'domingo';

/** The Monday that names the business week of `f` (Monday to Sunday, spec §9). */
export const lunesDe = (f: Fecha): Fecha => sumarDias(f, -((diaSemana(f) + 6) % 7));

/** The business week of `f`: its Monday and its Sunday. */
export function semanaDe(f: Fecha): { inicio: Fecha; fin: Fecha } {
  const inicio = lunesDe(f);
  return { inicio, fin: sumarDias(inicio, 6) };
}

/** So many days that follow each other. */
export const diasDesde = (primero: Fecha, cuantos: number): Fecha[] =>
  Array.from({ length: Math.max(cuantos, 0) }, (_, i) => sumarDias(primero, i));

/** The days from one to another, both counted; none when that is earlier. */
export const diasHasta = (primero: Fecha, ultimo: Fecha): Fecha[] =>
  diasDesde(primero, diasEntre(primero, ultimo) + 1);

/** The seven days of the business week of `dia`, Monday first. */
export const diasDeSemana = (dia: Fecha): Fecha[] => diasDesde(lunesDe(dia), 7);

/** The later of two days. */
export const masReciente = (a: Fecha, b: Fecha): Fecha => (a > b ? a : b);

/** '20/11/2026'. */
export const formatearFecha = (f: Fecha): string => `${f.slice(8, 10)}/${f.slice(5, 7)}/${f.slice(0, 4)}`;
