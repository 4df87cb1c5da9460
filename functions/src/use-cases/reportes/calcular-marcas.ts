import type { DiaDoc } from '@leal/contract/documentos';
import {
  diasQueMarcan,
  type Fecha,
  type FilaMarcable,
  type Marca,
  marcasDe,
  type Negocio,
  telefonosPorOir,
} from '@leal/domain';
import { leerDias } from '../../data/dias.ts';
import { leerPrimeraVez } from '../../data/marcas.ts';

/** The rows of a day that somebody captured; a settlement by renewal is nobody's. */
const marcables = ({ filas }: DiaDoc): FilaMarcable[] =>
  Object.entries(filas).flatMap(([id, { captura, tipo }]) =>
    captura && tipo !== 'liquidacion' ? [{ id, captura }] : [],
  );

type Calculadas = {
  readonly marcas: ReadonlyMap<string, readonly Marca[]>;
  /** The days that were asked for, those that there are. */
  readonly dias: readonly DiaDoc[];
};

/**
 * The marks of these days of one collector as they are now; with `otras`, also of captures that are in no day yet. Reads the days around them too (at most twelve for one
 * day), and a row of the ledger for each phone of which those days cannot tell whether it had been heard before.
 */
export async function calcularMarcas(
  id_cobrador: string,
  fechas: readonly Fecha[],
  cuando: { readonly hoy: Fecha; readonly negocio: Negocio },
  otras: readonly FilaMarcable[] = [],
): Promise<Calculadas> {
  const { hoy, negocio } = cuando;
  const { parametros } = negocio;
  const alrededor = new Set(fechas.flatMap((fecha) => diasQueMarcan(fecha, { hoy, parametros })));
  const leidos = (await leerDias(id_cobrador, [...alrededor])).filter((dia) => dia !== undefined);
  const filas = [...leidos.flatMap(marcables), ...otras];
  const primeras = await Promise.all(
    telefonosPorOir(filas).map(
      async (telefono) => [telefono, await leerPrimeraVez(id_cobrador, telefono)] as const,
    ),
  );
  const oidos = new Map(primeras.flatMap(([telefono, oido]) => (oido ? [[telefono, oido] as const] : [])));
  return {
    marcas: marcasDe(filas, { oidos, parametros }),
    dias: leidos.filter(({ fecha }) => fechas.includes(fecha)),
  };
}
