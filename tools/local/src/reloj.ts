// The suite's simulated clock, as pure rules: where it starts and where it may go.
import { ErrorLocal } from './error-local.ts';

export interface Arranque {
  /** The machine's clock. */
  real: Date;
  /** The last instant that these data have seen; absent on fresh data. */
  ultimo?: Date | undefined;
  /** LEAL_RELOJ: an ISO instant, 'real', or nothing. */
  pedido?: string | undefined;
}

const MINUTO = 60_000;
const DIA = 24 * 60 * MINUTO;
const ABRE = 10;
const CIERRA = 18;
const HORA_DE_DEMO = 11;
// The business writes instants of 2000 to 2999: the demo needs some weeks before, and the clock a year to go on.
const ANOS = { desde: 2001, hasta: 2998 } as const;
export const INSTANTES = `instante ISO con zona, de ${ANOS.desde} a ${ANOS.hasta}`;

const partes = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Monterrey',
  hourCycle: 'h23',
  weekday: 'short',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

export interface HoraLocal {
  /** 0 = Sunday. */
  diaSemana: number;
  mes: number;
  dia: number;
  hora: number;
  minuto: number;
}

/** The time on a wall clock in Monterrey at that instant. */
export function horaLocal(instante: Date): HoraLocal {
  const vistas = new Map(partes.formatToParts(instante).map(({ type, value }) => [type, value]));
  const numero = (tipo: 'month' | 'day' | 'hour' | 'minute') => Number(vistas.get(tipo));
  return {
    diaSemana: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(vistas.get('weekday') ?? ''),
    mes: numero('month'),
    dia: numero('day'),
    hora: numero('hour'),
    minuto: numero('minute'),
  };
}

const esLaborable = (instante: Date) => horaLocal(instante).diaSemana !== 0;

/** Whether every term can be collected at that instant: Monday to Saturday, 10:00 to 18:00. */
export function ventanaAbierta(instante: Date): boolean {
  const { hora } = horaLocal(instante);
  return esLaborable(instante) && hora >= ABRE && hora < CIERRA;
}

function aLaHora(instante: Date, hora: number): Date {
  const local = horaLocal(instante);
  const sobra = instante.getTime() % MINUTO;
  return new Date(instante.getTime() - sobra + ((hora - local.hora) * 60 - local.minuto) * MINUTO);
}

function ultimoLaborableALasOnce(real: Date): Date {
  let candidato = aLaHora(real, HORA_DE_DEMO);
  while (candidato > real || !esLaborable(candidato)) candidato = new Date(candidato.getTime() - DIA);
  return candidato;
}

function primeroEnVentana(despuesDe: Date): Date {
  const siguiente = new Date(despuesDe.getTime() + 1);
  if (ventanaAbierta(siguiente)) return siguiente;
  let apertura = aLaHora(siguiente, ABRE);
  while (apertura < siguiente || !esLaborable(apertura)) apertura = new Date(apertura.getTime() + DIA);
  return apertura;
}

function instantePedido(pedido: string, real: Date): Date {
  if (pedido === 'real') return real;
  const instante = leerInstante(pedido);
  if (!instante) throw new ErrorLocal(`LEAL_RELOJ debe ser "real" o un ${INSTANTES}, no "${pedido}".`);
  return instante;
}

/** An ISO instant with its offset, of the years that work; anything else (a bare date, words, numbers) is undefined. */
export function leerInstante(texto: unknown): Date | undefined {
  if (typeof texto !== 'string') return undefined;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(texto)) return undefined;
  const instante = new Date(texto);
  const ano = instante.getUTCFullYear();
  return ano >= ANOS.desde && ano <= ANOS.hasta ? instante : undefined;
}

/**
 * The start of the clock. If it is asked for: there, unless the data have already seen a later instant (an error,
 * because a business day must not happen twice). If not: the machine's time while the collection window is open, else a
 * time at which the demo can be tried.
 */
export function inicioDelReloj({ real, ultimo, pedido }: Arranque): Date {
  if (pedido) {
    const inicio = instantePedido(pedido, real);
    if (!ultimo || inicio >= ultimo) return inicio;
    throw new ErrorLocal(
      `El reloj no puede volver a ${inicio.toISOString()}: estos datos ya vieron ${ultimo.toISOString()}; usa --limpio para empezar de nuevo.`,
    );
  }
  if (ventanaAbierta(real) && (!ultimo || real >= ultimo)) return real;
  return ultimo ? primeroEnVentana(ultimo) : ultimoLaborableALasOnce(real);
}
