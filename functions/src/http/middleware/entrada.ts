import type { Consulta, Cuerpo, Llamada, ParametrosDeRuta } from '@leal/contract';
import { comprobar } from '../../platform/comprobar.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Peticion } from './peticion.ts';

/** A query parameter given twice is refused: it would not be clear which one counts. */
function consultaDe(parametros: URLSearchParams): Record<string, string> {
  const nombres = [...parametros.keys()];
  const repetido = nombres.find((nombre, i) => nombres.indexOf(nombre) !== i);
  if (repetido === undefined) return Object.fromEntries(parametros);
  throw new ErrorApp('DATOS_INVALIDOS', undefined, [{ campo: repetido, mensaje: 'Está repetido' }]);
}

/** Everything that came, as the contract reads it; else 400 with what is wrong, field by field. */
export function comprobarEntrada<L extends Llamada>(
  llamada: L,
  { parametros, consulta }: Peticion,
  cuerpo: unknown,
) {
  return {
    parametros: comprobar(llamada.parametros, { ...parametros }) as ParametrosDeRuta<L>,
    consulta: comprobar(llamada.consulta, consultaDe(consulta)) as Consulta<L>,
    cuerpo: comprobar(llamada.cuerpo, cuerpo) as Cuerpo<L>,
  };
}
