import es from 'zod/v4/locales/es.js';
import * as z from 'zod/mini';
import { type Detalle, ErrorApp } from './errores.ts';

// Messages that the contract leaves to the library are read by people too.
z.config(es());

type Issue = z.core.$ZodIssue;

/** The errors inside the one form that was meant, of several: the only one that has no field too many. */
function deLaQueEs(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const formas = issue.errors.filter(
    (errores) => errores.length > 0 && errores.every(({ path }) => path.length > 0),
  );
  const [forma] = formas;
  if (forma === undefined || formas.length > 1) return [issue];
  return forma.map((error) => ({ ...error, path: [...issue.path, ...error.path] }));
}

/** Reads the value by its schema; else throws 400 with what is wrong, field by field. */
export function comprobar<E extends z.ZodMiniType>(esquema: E, valor: unknown): z.output<E> {
  const leido = z.safeParse(esquema, valor);
  if (leido.success) return leido.data;
  const detalles: Detalle[] = leido.error.issues
    .flatMap(deLaQueEs)
    .slice(0, 20)
    .map(({ path, message }) => ({ campo: path.map(String).join('.'), mensaje: message }));
  throw new ErrorApp('DATOS_INVALIDOS', undefined, detalles);
}
