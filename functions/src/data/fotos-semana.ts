import { fotoSemanaDoc, type FotoSemanaDoc } from '@leal/contract/documentos';
import { type CifrasDeSemana, type Fecha, idReporteSemana, juntarSemanas } from '@leal/domain';
import type { Query, Timestamp } from 'firebase-admin/firestore';
import { coleccion } from './coleccion.ts';
import { recorrerEn } from './instante.ts';

/** One per collector and week that is over, and one of the office; made by the night, kept for good. */
const fotos = coleccion('fotos_semanales', fotoSemanaDoc);

export type FotoDe = Pick<FotoSemanaDoc, 'id_cobrador' | 'lunes'>;

/** No collector has this id. */
const OFICINA = 'oficina';

export const refFoto = ({ id_cobrador, lunes }: FotoDe) =>
  fotos.doc(idReporteSemana(id_cobrador ?? OFICINA, lunes));

/** The last weeks of a collector, or of the office (null), the newest first; a read each. */
export async function leerFotos(id_cobrador: string | null, cuantas: number): Promise<FotoSemanaDoc[]> {
  const suyas = fotos.todas().where('id_cobrador', '==', id_cobrador);
  const { docs } = await suyas.orderBy('lunes', 'desc').limit(cuantas).get();
  return docs.map((foto) => foto.data());
}

const deSemana = (lunes: Fecha): Query<FotoSemanaDoc> => fotos.todas().where('lunes', '==', lunes);

/** Whether any picture of that week was written after that. */
export const hanMovidoFotos = async (lunes: Fecha, desde: Date): Promise<boolean> =>
  !(await deSemana(lunes).where('movida_en', '>', desde).limit(1).get()).empty;

export type DeTodos = Pick<FotoSemanaDoc, 'hecha_en' | 'movida_en' | 'cifras' | 'corregida'>;

const ultima = (a: Date, b: Date): Date => (a > b ? a : b);

function conUna(suma: DeTodos | null, { hecha_en, movida_en, cifras, corregida }: FotoSemanaDoc): DeTodos {
  if (suma === null) return { hecha_en, movida_en, cifras, corregida };
  const ahora = (de: { readonly cifras: CifrasDeSemana; readonly corregida: FotoSemanaDoc['corregida'] }) =>
    de.corregida?.cifras ?? de.cifras;
  const correcciones = [suma.corregida, corregida].flatMap((de) => de?.en ?? []);
  const [primera, ...otras] = correcciones;
  return {
    hecha_en: ultima(suma.hecha_en, hecha_en),
    movida_en: ultima(suma.movida_en, movida_en),
    cifras: juntarSemanas([suma.cifras, cifras]),
    corregida: primera
      ? {
          en: otras.reduce(ultima, primera),
          cifras: juntarSemanas([ahora(suma), ahora({ cifras, corregida })]),
        }
      : null,
  };
}

/** All collectors' pictures of that week as one, as of that instant, and whose they are; null: there is none. */
export async function sumarFotos(
  instante: Timestamp,
  lunes: Fecha,
): Promise<{ readonly suma: DeTodos; readonly de: ReadonlySet<string> } | null> {
  let suma: DeTodos | null = null;
  const de = new Set<string>();
  for await (const foto of recorrerEn(instante, deSemana(lunes))) {
    const suya = foto.data();
    if (suya.id_cobrador === null) continue;
    de.add(suya.id_cobrador);
    suma = conUna(suma, suya);
  }
  return suma && { suma, de };
}
