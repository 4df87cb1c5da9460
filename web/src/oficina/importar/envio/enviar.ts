import {
  type Importacion,
  type importarRenglones,
  leerImportacion,
  listarImportaciones,
  MAXIMO_POR_TANDA,
  type RenglonPorImportar,
  type Respuesta,
  type revisarImportados,
} from '@leal/contract';
import { enPartes, type Hallazgo } from '@leal/domain';
import type { Curso } from '../../archivo/curso.ts';
import { porTandas } from '../../archivo/por-tandas.ts';
import { invalidar } from '../../../lib/api/consultas.ts';
import { conPausas } from '../../acciones/con-pausas.ts';
import {
  ABRIR_IMPORTACION,
  BUSCAR_REPETIDOS,
  DESHACER_IMPORTACION,
  IMPORTAR_RENGLONES,
} from '../../acciones/importacion.ts';
import { claveDePersona } from '../revision/revisar.ts';

/** By what an import is known, and what its person calls it. */
export type DelArchivo = { readonly huella: string; readonly archivo: string };
const acercaDe = ({ huella, archivo }: DelArchivo) => ({ id_importacion: huella, archivo });

type DicePersona = Respuesta<typeof revisarImportados>['hallazgos'][number];
export type DicePersonas = (personas: ReadonlyMap<string, readonly Hallazgo[]>) => void;

/** Questions at once: each waits for two queries. */
const PREGUNTAS_A_LA_VEZ = 3;

const deQuien = ({ renglon, id_cobrador, nombre, telefono }: RenglonPorImportar) => ({
  renglon,
  id_cobrador,
  nombre,
  telefono,
});

/** The findings of the server about each row; nothing where nobody is alike. */
const comoSabidos = (tanda: readonly RenglonPorImportar[], hallazgos: readonly DicePersona[]) =>
  new Map(
    tanda.map((fila) => [
      claveDePersona(fila),
      hallazgos
        .filter(({ renglon }) => renglon === fila.renglon)
        .map(({ campo, duda, mensaje }) => ({ campo, duda, mensaje })),
    ]),
  );

/** Asks the server who of these is there already; of each person once, and says so as the answers come. */
export async function revisarPersonas(
  de: DelArchivo,
  dichos: readonly RenglonPorImportar[],
  { signal, alAvanzar }: Curso,
  alSaber: DicePersonas,
): Promise<void> {
  const tandas = enPartes(dichos, MAXIMO_POR_TANDA);
  let hechos = 0;
  const atender = async (): Promise<void> => {
    for (let tanda = tandas.shift(); tanda; tanda = tandas.shift()) {
      signal.throwIfAborted();
      const pedido = { acerca: acercaDe(de), datos: { cuerpo: { personas: tanda.map(deQuien) } } };
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      const { hallazgos } = await conPausas(BUSCAR_REPETIDOS, pedido, signal);
      hechos += tanda.length;
      alSaber(comoSabidos(tanda, hallazgos));
      alAvanzar({ hechos, total: dichos.length });
    }
  };
  await Promise.all(Array.from({ length: PREGUNTAS_A_LA_VEZ }, atender));
}

/** Collector by collector, in the order of their routes. */
const comoVan = (a: RenglonPorImportar, b: RenglonPorImportar): number =>
  a.id_cobrador.localeCompare(b.id_cobrador) ||
  (a.orden ?? Infinity) - (b.orden ?? Infinity) ||
  a.renglon - b.renglon;

export type Resultado = Respuesta<typeof importarRenglones>['resultados'][number];

/**
 * Begins the import, or finds it begun, and sends the rows, call by call. Cut off anywhere it goes on with the same file: rows that are
 * there say so. Throws the error at which it stopped.
 */
export async function importarTodos(
  de: DelArchivo,
  renglones: readonly RenglonPorImportar[],
  curso: Curso,
  alSaber: (resultados: readonly Resultado[]) => void,
): Promise<void> {
  const acerca = acercaDe(de);
  const cuerpo = { ...de, renglones: renglones.length };
  const { importacion } = await conPausas(ABRIR_IMPORTACION, { acerca, datos: { cuerpo } }, curso.signal);
  const { vuelta, id_importacion } = importacion;
  try {
    await porTandas(renglones.toSorted(comoVan), MAXIMO_POR_TANDA, curso, async (tanda) => {
      const datos = { parametros: { id_importacion }, cuerpo: { vuelta, renglones: tanda } };
      const { resultados } = await conPausas(IMPORTAR_RENGLONES, { acerca, datos }, curso.signal);
      alSaber(resultados);
    });
  } finally {
    await releer();
  }
}

/** The imports on screen are out of date. */
const releer = (): Promise<void> => invalidar(listarImportaciones, leerImportacion);

/** Takes a whole import back, call by call. Throws where something was done with one of its clients. */
export async function deshacerTodos(
  { id_importacion, archivo, creditos: total }: Importacion,
  { signal, alAvanzar }: Curso,
): Promise<void> {
  const pedido = {
    acerca: { id_importacion, archivo },
    datos: { parametros: { id_importacion }, cuerpo: {} },
  };
  try {
    for (let hechos = 0; ;) {
      signal.throwIfAborted();
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      const { deshechos, importacion } = await conPausas(DESHACER_IMPORTACION, pedido, signal);
      hechos += deshechos.length;
      alAvanzar({ hechos, total });
      if (importacion.estado === 'deshecha') return;
    }
  } finally {
    await releer();
  }
}
