import { esFecha, type Fecha, fecha } from './calendario.ts';

/** The business has one time zone, wherever the server or the phone believes to be (spec §5). */
export const ZONA = 'America/Monterrey';

export type HoraLocal = { hora: number; minuto: number; segundo: number };

/** The formatter is made when it is needed: where the offset is told, nothing asks for the zone. */
let formato: Intl.DateTimeFormat | undefined;
const crearFormato = () =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: ZONA,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

const MS_POR_MINUTO = 60_000;
const MS_POR_CUARTO = 15 * MS_POR_MINUTO;
const MS_POR_DIA = 96 * MS_POR_CUARTO;
const DESFASES_GUARDADOS = 10_000;

const comoUtc = (pared: string): number => new Date(`${pared}Z`).getTime();

/** 'YYYY-MM-DDTHH:MM:SS' on the wall of Monterrey. Throws on an invalid Date. */
function leerPared(ms: number): string {
  const p: Record<string, string> = {};
  formato ??= crearFormato();
  for (const { type, value } of formato.formatToParts(ms)) p[type] = value;
  return `${p['year']}-${p['month']}-${p['day']}T${p['hour']}:${p['minute']}:${p['second']}`;
}

let dicho: number | undefined;

/**
 * Sets how many minutes Monterrey is ahead of UTC at every instant from now on; undefined: as the machine's own table
 * of zones says. A browser is told by the server: the table of an old phone still has the summers that Mexico gave up.
 */
export function decirDesfase(minutos: number | undefined): void {
  dicho = minutos;
}

const CON_DESFASE = /([+-])(\d{2}):(\d{2})$/;

/** The offset in minutes that an ISO instant names; undefined when it names none ('Z'). */
export function desfaseDicho(iso: string): number | undefined {
  const [, signo, horas, minutos] = CON_DESFASE.exec(iso) ?? [];
  if (signo === undefined) return undefined;
  return (signo === '-' ? -1 : 1) * (Number(horas) * 60 + Number(minutos));
}

const desfases = new Map<number, number>();

/** Looking a time zone up is slow, and this runs for every row. */
function desfaseAl(ms: number): number {
  const conocido = desfases.get(ms);
  if (conocido !== undefined) return conocido;
  const desfase = (comoUtc(leerPared(ms)) - ms) / MS_POR_MINUTO;
  if (desfases.size >= DESFASES_GUARDADOS) desfases.clear();
  desfases.set(ms, desfase);
  return desfase;
}

/**
 * Minutes that Monterrey's clock is ahead of UTC at that instant (-360, or -300 in old summers). On a day that ends
 * as it began it is the same all day; clocks are only ever changed at a full quarter of an hour.
 */
function desfaseEnMinutos(instante: Date): number {
  const ms = instante.getTime();
  if (dicho !== undefined && !Number.isNaN(ms)) return dicho;
  const dia = Math.floor(ms / MS_POR_DIA) * MS_POR_DIA;
  const alEmpezar = desfaseAl(dia);
  if (alEmpezar === desfaseAl(dia + MS_POR_DIA)) return alEmpezar;
  return desfaseAl(Math.floor(ms / MS_POR_CUARTO) * MS_POR_CUARTO);
}

const relojDePared = (instante: Date): string =>
  new Date(instante.getTime() + desfaseEnMinutos(instante) * MS_POR_MINUTO).toISOString().slice(0, 19);

/** The business date of an instant. */
export const fechaLocal = (instante: Date): Fecha => fecha(relojDePared(instante).slice(0, 10));

export function horaLocal(instante: Date): HoraLocal {
  const [hora = 0, minuto = 0, segundo = 0] = relojDePared(instante).slice(11).split(':').map(Number);
  return { hora, minuto, segundo };
}

/** 'HH:MM' as shown in lists. */
export const formatearHora = (instante: Date): string => relojDePared(instante).slice(11, 16);

/** '2026-11-20T11:00:00.000-06:00'. */
export function aInstanteIso(instante: Date): string {
  const desfase = desfaseEnMinutos(instante);
  const dosCifras = (n: number) => String(n).padStart(2, '0');
  const milisegundos = String(((instante.getTime() % 1000) + 1000) % 1000).padStart(3, '0');
  const absoluto = Math.abs(desfase);
  const zona = `${desfase < 0 ? '-' : '+'}${dosCifras(Math.floor(absoluto / 60))}:${dosCifras(absoluto % 60)}`;
  return `${relojDePared(instante)}.${milisegundos}${zona}`;
}

/** The instant at which Monterrey's wall shows that date and time ('HH:MM' or 'HH:MM:SS'). */
export function instanteLocal(f: Fecha, hora: string): Date {
  if (!/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(hora)) throw new RangeError(`Not a time of day: ${hora}`);
  const pared = comoUtc(`${f}T${hora.length === 5 ? `${hora}:00` : hora}`);
  // The offset depends on the instant sought: guess with winter time, correct once.
  const supuesto = new Date(pared + 360 * 60_000);
  return new Date(pared - desfaseEnMinutos(supuesto) * 60_000);
}

const INSTANTE = /^2\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Whether the text is an ISO instant with offset, on a day that exists, of the years 2000 to 2999:
 * nothing of this business happened before, and beyond there are years that no `Fecha` can write.
 */
export const esInstante = (texto: string): boolean =>
  INSTANTE.test(texto) && esFecha(texto.slice(0, 10)) && !Number.isNaN(new Date(texto).getTime());

/** A date, or an ISO instant with offset cut to its local date; null for anything else. */
export function interpretarFecha(texto: string): Fecha | null {
  if (esFecha(texto)) return texto;
  return esInstante(texto) ? fechaLocal(new Date(texto)) : null;
}
