import {
  abrirImportacion,
  deshacerImportacion,
  type Importacion,
  importarRenglones,
  leerImportacion,
  listarImportaciones,
  type Llamada,
  MAXIMO_POR_TANDA,
  type RenglonPorImportar,
  type Respuesta,
  revisarImportados,
} from '@leal/contract';
import type { Hallazgo } from '@leal/domain';
import type { Datos } from '../../../lib/api/opciones.ts';
import { caducarTodo, invalidar } from '../../../lib/api/consultas.ts';
import { porApi } from '../../../lib/acciones/accion.ts';
import { llamar } from '../../../lib/api/llamar.ts';
import { claveDePersona } from '../revision/revisar.ts';
import { insistir } from './insistir.ts';
import { enTandas } from './tandas.ts';

/** How far it is, of how many. */
export type Avance = { readonly hechos: number; readonly total: number };
export type Curso = { readonly signal: AbortSignal; readonly alAvanzar: (avance: Avance) => void };

/** Each call may be sent again under another key: its rows are known by their numbers. */
const nuevaClave = (): string => crypto.randomUUID();
/** Somebody may leave while it is under way, and it may take long. */
type Ida = { readonly signal?: AbortSignal; readonly plazo?: number };
function mandarCon<L extends Llamada>(llamada: L) {
  const mandar = porApi(llamada);
  return (datos: Datos<L> & Ida, clave: string) => mandar(datos, clave);
}

/** Thirty rows take longer than a call of a normal screen. */
const PLAZO_MS = 30_000;

const abrirCon = mandarCon(abrirImportacion);
const importarCon = mandarCon(importarRenglones);
const deshacerCon = mandarCon(deshacerImportacion);

export type DicePersonas = (personas: ReadonlyMap<string, readonly Hallazgo[]>) => void;

/** Asks the server who of these is there already; of each person once, and says so as the answers come. */
export async function revisarPersonas(
  dichos: readonly RenglonPorImportar[],
  { signal, alAvanzar }: Curso,
  alSaber: DicePersonas,
): Promise<void> {
  for (let desde = 0; desde < dichos.length; desde += MAXIMO_POR_TANDA) {
    const tanda = dichos.slice(desde, desde + MAXIMO_POR_TANDA);
    const personas = tanda.map(({ renglon, id_cobrador, nombre, telefono }) => ({
      renglon,
      id_cobrador,
      nombre,
      telefono,
    }));
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    const { hallazgos } = await insistir(
      () => llamar(revisarImportados, { cuerpo: { personas }, signal }),
      signal,
    );
    alSaber(
      new Map(
        tanda.map((uno) => [
          claveDePersona(uno),
          hallazgos
            .filter(({ renglon }) => renglon === uno.renglon)
            .map(({ campo, duda, mensaje }) => ({ campo, duda, mensaje })),
        ]),
      ),
    );
    alAvanzar({ hechos: Math.min(desde + MAXIMO_POR_TANDA, dichos.length), total: dichos.length });
  }
}

type PorEnviar = {
  readonly huella: string;
  readonly archivo: string;
  readonly renglones: readonly RenglonPorImportar[];
};
export type Resultado = Respuesta<typeof importarRenglones>['resultados'][number];

/**
 * Begins the import, or finds it begun, and sends the rows, call by call. Cut off anywhere it goes on with the same file: rows that are
 * there say so. Throws the error at which it stopped.
 */
export async function importarTodos(
  { huella, archivo, renglones }: PorEnviar,
  { signal, alAvanzar }: Curso,
  alSaber: (resultados: readonly Resultado[]) => void,
): Promise<Importacion> {
  const total = renglones.length;
  const curso = { signal, plazo: PLAZO_MS };
  let { importacion } = await insistir(
    () => abrirCon({ cuerpo: { huella, archivo, renglones: total }, signal }, nuevaClave()),
    signal,
  );
  const { vuelta } = importacion;
  let hechos = 0;
  try {
    for (const tanda of enTandas(renglones)) {
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      const respuesta = await insistir(
        () =>
          importarCon(
            { parametros: { id_importacion: huella }, cuerpo: { vuelta, renglones: tanda }, ...curso },
            nuevaClave(),
          ),
        signal,
      );
      hechos += tanda.length;
      ({ importacion } = respuesta);
      alSaber(respuesta.resultados);
      alAvanzar({ hechos, total });
    }
  } finally {
    await caducar();
  }
  return importacion;
}

/** Lists, figures and imports are out of date. */
async function caducar(): Promise<void> {
  await caducarTodo();
  await invalidar(listarImportaciones, leerImportacion);
}

/** Takes a whole import back, call by call. Throws where something was done with one of its clients. */
export async function deshacerTodos(
  { id_importacion, creditos: total }: Importacion,
  { signal, alAvanzar }: Curso,
): Promise<void> {
  const curso = { signal, plazo: PLAZO_MS };
  try {
    for (let hechos = 0; ;) {
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      const { deshechos, importacion } = await insistir(
        () => deshacerCon({ parametros: { id_importacion }, cuerpo: {}, ...curso }, nuevaClave()),
        signal,
      );
      hechos += deshechos.length;
      alAvanzar({ hechos, total });
      if (importacion.estado === 'deshecha') return;
    }
  } finally {
    await caducar();
  }
}

/** Takes one of its clients back; false: something was done with it. */
export async function deshacerUno(id_importacion: string, id_cliente: string): Promise<boolean> {
  const { deshechos } = await deshacerCon(
    { parametros: { id_importacion }, cuerpo: { clientes: [id_cliente] } },
    nuevaClave(),
  );
  await caducar();
  return deshechos.length > 0;
}
