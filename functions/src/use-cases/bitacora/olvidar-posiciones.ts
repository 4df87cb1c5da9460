import { borrarPosicionesDeAntes } from '../../data/bitacora.ts';
import { leerNegocio } from '../../context/negocio.ts';

const MS_POR_DIA = 86_400_000;

/** Takes out the positions that are older than the settings keep them (`dias_posicion`; 0: all). Twice does no harm. */
export async function olvidarPosiciones(ahora: Date): Promise<{ readonly borradas: number }> {
  const { parametros } = await leerNegocio();
  const corte = new Date(ahora.getTime() - parametros.dias_posicion * MS_POR_DIA);
  return { borradas: await borrarPosicionesDeAntes(corte) };
}
