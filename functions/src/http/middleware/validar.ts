import type { Consulta, Cuerpo, Llamada, Parametros } from '@leal/contract';
import es from 'zod/v4/locales/es.js';
import * as z from 'zod/mini';
import { type Detalle, ErrorApp } from '../../platform/errores.ts';
import type { Peticion } from '../peticion.ts';

// Messages that the contract leaves to the library are read by people too.
z.config(es());

function comprobar<E extends z.ZodMiniType>(esquema: E, valor: unknown): z.output<E> {
  const leido = z.safeParse(esquema, valor);
  if (leido.success) return leido.data;
  const detalles: Detalle[] = leido.error.issues
    .slice(0, 20)
    .map(({ path, message }) => ({ campo: path.map(String).join('.'), mensaje: message }));
  throw new ErrorApp('DATOS_INVALIDOS', undefined, detalles);
}

/** A query parameter given twice is refused: which one counts would be anybody's guess. */
function consultaDe(parametros: URLSearchParams): Record<string, string> {
  const nombres = [...parametros.keys()];
  const repetido = nombres.find((nombre, i) => nombres.indexOf(nombre) !== i);
  if (repetido === undefined) return Object.fromEntries(parametros);
  throw new ErrorApp('DATOS_INVALIDOS', undefined, [{ campo: repetido, mensaje: 'Está repetido' }]);
}

/** Everything that came, as the contract reads it; else 400 with what is wrong, field by field. */
export function validar<L extends Llamada>(llamada: L, { parametros, consulta }: Peticion, cuerpo: unknown) {
  return {
    parametros: comprobar(llamada.parametros, { ...parametros }) as Parametros<L>,
    consulta: comprobar(llamada.consulta, consultaDe(consulta)) as Consulta<L>,
    cuerpo: comprobar(llamada.cuerpo, cuerpo) as Cuerpo<L>,
  };
}
