import {
  deFabrica,
  errorDeAjuste,
  errorDeTodos,
  type NombreAjuste,
  NOMBRES_AJUSTES,
  TOPE_FESTIVO,
} from './ajustes.ts';
import { esFecha, type Festivo } from './calendario.ts';
import { porFecha } from './calendario-de-cobro.ts';
import { conParametros, PARAMETROS, type Parametros } from './parametros.ts';
import { NOMBRES_UMBRALES, type Umbrales } from './umbrales-de-senales.ts';

/* The owner's document may be edited by hand: what can be used of it. */

type Puestos = Readonly<Record<string, unknown>>;

/** The number that was set, or where it is out of its bounds the one that holds where nobody set any. */
const elQueVale = (nombre: NombreAjuste, puesto: unknown): number =>
  typeof puesto === 'number' && errorDeAjuste(nombre, puesto) === null ? puesto : deFabrica(nombre);

const esParametro = (nombre: NombreAjuste): nombre is NombreAjuste & keyof Parametros =>
  Object.hasOwn(PARAMETROS, nombre);

/**
 * The numbers that hold where these are set, maybe by hand: one out of its bounds, or hours that are not right together, are those that
 * hold where nobody set any.
 */
export function parametrosPuestos(puestos: Puestos): Parametros {
  const todos = conParametros(puestos);
  const buenos = Object.fromEntries(
    NOMBRES_AJUSTES.filter(esParametro).map((nombre) => [nombre, elQueVale(nombre, todos[nombre])]),
  );
  const { hora_apertura, hora_cierre } = PARAMETROS;
  const posibles = { ...todos, ...buenos };
  return errorDeTodos(posibles) === null ? posibles : { ...posibles, hora_apertura, hora_cierre };
}

/** The same of the thresholds of signals, which stand beside them in the owner's document and go to no phone. */
export const umbralesPuestos = (puestos: Puestos): Umbrales =>
  Object.fromEntries(
    NOMBRES_UMBRALES.map((nombre) => [
      nombre,
      elQueVale(nombre, Object.hasOwn(puestos, nombre) ? puestos[nombre] : undefined),
    ]),
  ) as Umbrales;

/** Each number that the owner's screen shows. */
export const numerosPuestos = (puestos: Puestos): Parametros & Umbrales => ({
  ...parametrosPuestos(puestos),
  ...umbralesPuestos(puestos),
});

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
