import { type CierreDoc, cierreDoc, riesgoDeAyerDoc, type RiesgoDeAyerDoc } from '@leal/contract/documentos';
import type { CierreDeCartera } from '@leal/domain';
import { firestore } from '../platform/firebase.ts';
import { coleccion, leer } from './coleccion.ts';

const resumenes = () => coleccion('resumenes', riesgoDeAyerDoc).doc('riesgo-de-ayer');
const cierreDeCobrador = (id: string) => coleccion('resumenes', cierreDoc).doc(`cierre-${id}`);

/** One read; undefined before the first night. */
export const leerRiesgoDeAyer = (): Promise<RiesgoDeAyerDoc | undefined> => leer(resumenes());

export const guardarRiesgoDeAyer = async (riesgo: RiesgoDeAyerDoc): Promise<void> =>
  void (await resumenes().set(riesgo));

type DeNoche = { readonly id_cobrador: string; readonly corrida: string };

/** A collector's part of a night; it takes the place of the last one. */
export async function guardarCierre(
  { id_cobrador, corrida }: DeNoche,
  { montos, antiguedades, colonias }: CierreDeCartera,
): Promise<void> {
  const partes = { montos: [...montos], antiguedades: [...antiguedades], colonias: [...colonias] };
  await cierreDeCobrador(id_cobrador).set({ id_cobrador, corrida, ...partes } as CierreDoc);
}

const POR_TANDA = 100;

/** The parts of these collectors that this run has kept, some at a time: a read for each. */
export async function* recorrerCierres(
  ids: readonly string[],
  corrida: string,
): AsyncGenerator<readonly CierreDoc[]> {
  for (let desde = 0; desde < ids.length; desde += POR_TANDA) {
    const suyos = ids.slice(desde, desde + POR_TANDA).map(cierreDeCobrador);
    const cierres = (await firestore().getAll(...suyos)).map((foto) => foto.data() as CierreDoc | undefined);
    yield cierres.filter((cierre) => cierre?.corrida === corrida) as CierreDoc[];
  }
}
