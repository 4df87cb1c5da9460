// The schedules of the functions, fired by the suite's clock: what Cloud Scheduler does in
// production. Crontab's five fields and the plain 'every 5 minutes' / 'every 2 hours' are read.
import { ErrorLocal } from './error-local.ts';

const RANGOS = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;

const MINUTO = 60_000;
const VENTANA_MAXIMA = 8 * 24 * 60;

export interface Horario {
  /** Whether it is due at that minute of its own zone's wall clock. */
  toca(instante: Date): boolean;
}

function campo(texto: string, [desde, hasta]: readonly [number, number]): Set<number> {
  const valores = new Set<number>();
  for (const parte of texto.split(',')) {
    const [, rango, paso = '1'] = /^(\*|\d+(?:-\d+)?)(?:\/(\d+))?$/.exec(parte) ?? [];
    if (rango === undefined) throw new ErrorLocal(`Horario no reconocido: "${texto}".`);
    const [a, b] = rango === '*' ? [desde, hasta] : rango.split('-').map(Number);
    for (let valor = a ?? desde; valor <= (b ?? a ?? hasta); valor += Number(paso)) valores.add(valor);
  }
  return valores;
}

function comoCron(texto: string): string {
  const [, cada, unidad] = /^every (\d+) (minute|hour)s?$/.exec(texto.trim()) ?? [];
  if (!cada) return texto.trim();
  return unidad === 'minute' ? `*/${cada} * * * *` : `0 */${cada} * * *`;
}

export function leerHorario(texto: string, zona: string): Horario {
  const partes = comoCron(texto).split(/\s+/);
  if (partes.length !== RANGOS.length) throw new ErrorLocal(`Horario no reconocido: "${texto}".`);
  const campos = partes.map((parte, i) => campo(parte, RANGOS[i] ?? RANGOS[0]));
  const vista = new Intl.DateTimeFormat('en-US', {
    timeZone: zona,
    hourCycle: 'h23',
    minute: 'numeric',
    hour: 'numeric',
    day: 'numeric',
    month: 'numeric',
    weekday: 'short',
  });
  const libres = { dia: partes[2] === '*', semana: partes[4] === '*' };
  return { toca: (instante) => coincide(vista, instante, campos, libres) };
}

function coincide(
  vista: Intl.DateTimeFormat,
  instante: Date,
  campos: Set<number>[],
  libres: { dia: boolean; semana: boolean },
): boolean {
  const partes = new Map(vista.formatToParts(instante).map(({ type, value }) => [type, value]));
  const semana = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(partes.get('weekday') ?? '');
  const tiene = (i: number, valor: number) => campos[i]?.has(valor) ?? false;
  const porDia = tiene(2, Number(partes.get('day')));
  const porSemana = tiene(4, semana) || (semana === 0 && tiene(4, 7));
  // Crontab's rule: when both days are given, either will do.
  const enDia = libres.dia || libres.semana ? porDia && porSemana : porDia || porSemana;
  return (
    enDia &&
    tiene(0, Number(partes.get('minute'))) &&
    tiene(1, Number(partes.get('hour'))) &&
    tiene(3, Number(partes.get('month')))
  );
}

/** Whether it came due in (desde, hasta]; a jump of the clock makes it due once, not many times. */
export function vencioEntre(horario: Horario, desde: Date, hasta: Date): boolean {
  const ultimo = Math.floor(hasta.getTime() / MINUTO);
  const primero = Math.max(Math.floor(desde.getTime() / MINUTO) + 1, ultimo - VENTANA_MAXIMA);
  for (let minuto = primero; minuto <= ultimo; minuto += 1) {
    if (horario.toca(new Date(minuto * MINUTO))) return true;
  }
  return false;
}
