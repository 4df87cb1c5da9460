import { deFabrica, errorDeAjuste, errorDeTodos, NOMBRES_AJUSTES, TOPE_FESTIVO } from './ajustes.ts';
import { esFecha, type Festivo } from './calendario.ts';
import { porFecha } from './calendario-de-cobro.ts';
import { conParametros, PARAMETROS, type Parametros } from './parametros.ts';

/* The owner's document may be edited by hand: what can be used of it. */

/**
 * The numbers that hold where these are set, maybe by hand: one out of its bounds, or hours that are not right together, are those that
 * hold where nobody set any.
 */
export function parametrosPuestos(puestos: Readonly<Record<string, unknown>>): Parametros {
  const todos = conParametros(puestos);
  const buenos = Object.fromEntries(
    NOMBRES_AJUSTES.map((nombre) => [
      nombre,
      errorDeAjuste(nombre, todos[nombre]) === null ? todos[nombre] : deFabrica(nombre),
    ]),
  );
  const { hora_apertura, hora_cierre } = PARAMETROS;
  const posibles = { ...todos, ...buenos };
  return errorDeTodos(posibles) === null ? posibles : { ...posibles, hora_apertura, hora_cierre };
}

const SIN_NOMBRE = 'Día sin cobro';

/** The day without collection that it is, its name as short as a card has it; null: it is none. */
export function festivoValido(valor: unknown): Festivo | null {
  const { fecha, nombre } = (typeof valor === 'object' && valor !== null ? valor : {}) as {
    readonly [C in keyof Festivo]?: unknown;
  };
  if (!esFecha(fecha) || typeof nombre !== 'string') return null;
  return { fecha, nombre: nombre.trim().slice(0, TOPE_FESTIVO).trim() || SIN_NOMBRE };
}

/** The owner's days as far as they can be used, the earliest first; of one that is listed twice the later name. */
export function festivosValidos(valor: unknown): Festivo[] {
  const lista: unknown[] = Array.isArray(valor) ? valor : [];
  const validos = lista.map(festivoValido).filter((festivo) => festivo !== null);
  return [...new Map(validos.map((festivo) => [festivo.fecha, festivo])).values()].toSorted(porFecha);
}
