import { campoDelDia, DIAS_DE_SEMANA, type Fecha } from './calendario.ts';

/* The hours in which payments are taken: those of every day, and of the weekdays that have their own. */

/** [apertura, cierre), in whole local hours: 0 to 23, and 1 to 24. */
export type Horario = { readonly apertura: number; readonly cierre: number };

/** The weekdays with hours of their own. */
export type Horarios = { readonly [D in (typeof DIAS_DE_SEMANA)[number]]?: Horario | undefined };

export type ConHorario = {
  /** The hours of every day. */
  readonly parametros: { readonly hora_apertura: number; readonly hora_cierre: number };
  /** Absent: no weekday has its own. */
  readonly horarios?: Horarios | undefined;
};

const esHora = (valor: unknown, minimo: number, maximo: number): valor is number =>
  typeof valor === 'number' && Number.isSafeInteger(valor) && valor >= minimo && valor <= maximo;

/** Whether these are hours of a day: it opens before it closes. */
export function esHorario(valor: unknown): valor is Horario {
  if (typeof valor !== 'object' || valor === null) return false;
  const { apertura, cierre } = valor as { apertura?: unknown; cierre?: unknown };
  return esHora(apertura, 0, 23) && esHora(cierre, 1, 24) && apertura < cierre;
}

/** The owner's weekdays as far as they can be used; what is left out has the hours of every day. */
export function horariosValidos(valor: unknown): Horarios {
  const crudo =
    typeof valor === 'object' && valor !== null ? (valor as Readonly<Record<string, unknown>>) : {};
  const validos = DIAS_DE_SEMANA.flatMap((dia) => {
    const horario = Object.hasOwn(crudo, dia) ? crudo[dia] : undefined;
    return esHorario(horario) ? [[dia, { apertura: horario.apertura, cierre: horario.cierre }]] : [];
  });
  return Object.fromEntries(validos) as Horarios;
}

/** The hours of that day; whether anybody collects on it, its term and the holidays say. */
export const horarioDe = ({ parametros, horarios }: ConHorario, dia: Fecha): Horario =>
  horarios?.[campoDelDia(dia)] ?? {
    apertura: parametros.hora_apertura,
    cierre: parametros.hora_cierre,
  };
