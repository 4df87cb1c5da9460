import type { DiaDoc, MarcasDoc } from '@leal/contract/documentos';
import { diasMarcadosPor, type Fecha, fechaLocal, type Marca } from '@leal/domain';
import { confirmarMarcado, type DiaPorMarcar, diasPorMarcar, guardarMarcasDe } from '../../data/marcas.ts';
import { leerNegocio } from '../../context/negocio.ts';
import { deAPocos } from '../../platform/de-a-pocos.ts';
import { registro } from '../../platform/registro.ts';
import { calcularMarcas } from './calcular-marcas.ts';

/** The collectors that are read at a time: the rows of some weeks of each are in memory. */
const A_LA_VEZ = 4;
/** An hour's worth; what is left waits for the next one. */
const DIAS_POR_VEZ = 300;
/** The days of one collector in a run: weeks of waiting captures come in at once, but not years. */
const DIAS_DE_UNO = 14;

/** The result of a run: days that are up to date, days that moved meanwhile and wait for the next hour, who failed. */
type ResumenDeMarcas = {
  readonly dias: number;
  readonly movidos: number;
  readonly fallidos: readonly string[];
};

type Suyos = readonly [id_cobrador: string, dias: readonly DiaPorMarcar[]];

const porCobrador = (dias: readonly DiaPorMarcar[]): Suyos[] =>
  [...Map.groupBy(dias, ({ id_cobrador }) => id_cobrador)].map(([id, diasDelCobrador]) => [
    id,
    diasDelCobrador.slice(0, DIAS_DE_UNO),
  ]);

/** The document of a day; null when none of its rows came late or is marked. */
function documentoDe(
  { id_cobrador, fecha, filas }: DiaDoc,
  marcas: ReadonlyMap<string, readonly Marca[]>,
  calculado_en: Date,
): MarcasDoc | null {
  const marcadas = Object.keys(filas).flatMap((id): [string, Marca[]][] => {
    const marcasDelDia = marcas.get(id);
    return marcasDelDia ? [[id, [...marcasDelDia]]] : [];
  });
  const tardias = Object.values(filas).filter(({ captura }) => captura?.tardia).length;
  if (tardias === 0 && marcadas.length === 0) return null;
  const resto = { tardias, marcadas: marcadas.length, filas: Object.fromEntries(marcadas), calculado_en };
  return { id_cobrador, fecha, ...resto };
}

/** One collector's. Twice, or after a run that was killed, leaves the same: everything is written as it was counted. */
async function guardarDeUno([id_cobrador, pendientes]: Suyos, ahora: Date): Promise<number> {
  const [hoy, negocio] = [fechaLocal(ahora), await leerNegocio()];
  const { parametros } = negocio;
  const fechas = new Set<Fecha>(
    pendientes.flatMap(({ fecha }) => diasMarcadosPor(fecha, { hoy, parametros })),
  );
  const { marcas, dias } = await calcularMarcas(id_cobrador, [...fechas], { hoy, negocio });
  const porDia = new Map(dias.map((dia) => [dia.fecha, documentoDe(dia, marcas, ahora)] as const));
  await guardarMarcasDe(id_cobrador, porDia);
  // Comes last, and only if nothing was written there since it was read: nobody's payment waits for this.
  const hechos = await Promise.all(pendientes.map(confirmarMarcado));
  return hechos.filter(Boolean).length;
}

/** Hourly: the days in which rows came or went that may be marked, or mark others. A collector who fails stops nobody else. */
export async function guardarMarcas(ahora: Date): Promise<ResumenDeMarcas> {
  const grupos = porCobrador(await diasPorMarcar(DIAS_POR_VEZ));
  const hechos = await deAPocos(grupos, A_LA_VEZ, async (grupo) => {
    try {
      return await guardarDeUno(grupo, ahora);
    } catch (error) {
      registro.error('No se pudieron calcular las marcas de un cobrador', error, { id_cobrador: grupo[0] });
      return null;
    }
  });
  const dias = hechos.reduce<number>((suma, cuantos) => suma + (cuantos ?? 0), 0);
  const intentados = grupos.reduce(
    (suma, [, diasDelCobrador], i) => suma + (hechos[i] === null ? 0 : diasDelCobrador.length),
    0,
  );
  const fallidos = grupos.filter((_, i) => hechos[i] === null).map(([id]) => id);
  return { dias, movidos: intentados - dias, fallidos };
}
