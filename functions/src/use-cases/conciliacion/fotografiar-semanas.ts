import { isDeepStrictEqual } from 'node:util';
import type { FotoSemanaDoc } from '@leal/contract/documentos';
import {
  type CifrasDeSemana,
  type Fecha,
  type Fotografo,
  fotografiar,
  hayFoto,
  juntarSemanas,
  lunesDe,
  masReciente,
  METAS,
  type Negocio,
  SEMANAS_QUE_SE_MARCAN,
  SEMANAS_QUE_SE_RECUENTAN,
  sumarDias,
  tomar,
} from '@leal/domain';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { leerAhora } from '../../data/instante.ts';
import { type DeTodos, hanMovidoFotos, refFoto, sumarFotos } from '../../data/fotos-semana.ts';
import { semanasMovidas } from '../../data/reportes-semana.ts';
import { transaccionDeTrabajo } from '../../platform/transacciones.ts';

const haceSemanas = (hoy: Fecha, cuantas: number): Fecha => sumarDias(lunesDe(hoy), -7 * cuantas);

/** The first week of those that the night keeps where there is nothing yet; of those before it, it marks what is kept. */
const primeraRecontada = (hoy: Fecha): Fecha => haceSemanas(hoy, SEMANAS_QUE_SE_RECUENTAN);

/** The Mondays of the weeks that the night looks at, from that one on, the oldest first; the last one is the newest week that is over. */
export function semanasPorFotografiar(hoy: Fecha, desde = primeraRecontada(hoy)): Fecha[] {
  const semanas: Fecha[] = [];
  for (let lunes = desde; lunes < lunesDe(hoy); lunes = sumarDias(lunes, 7)) semanas.push(lunes);
  return semanas;
}

type Cuando = { readonly hoy: Fecha; readonly negocio: Negocio };

const MS_DE_UN_DIA = 24 * 60 * 60_000;
/** A correction is looked for in the two nights after it, so that one which does not run hides none until Sunday's. */
const DIAS_DE_CORRECCIONES = 2;
/** And once more on that night, whatever nights did not run. */
const DIAS_DE_CORRECCIONES_EL_DOMINGO = 9;

/**
 * Adds up a collector's last weeks, and those before them from the oldest on in which something has just moved: what was owed then is another at
 * the end of each week since. The night reads their rows anyway; null: the newest one is kept, and nothing of a week that is over has
 * moved. What moves no day of theirs (a holiday, a loan that somebody else collects by now) is found once a week, with a new picture, in
 * the last weeks.
 */
export async function fotografoDe(id_cobrador: string, { hoy, negocio }: Cuando): Promise<Fotografo | null> {
  const { exists, readTime } = await refFoto({ id_cobrador, lunes: haceSemanas(hoy, 1) }).get();
  const dias = exists ? DIAS_DE_CORRECCIONES : DIAS_DE_CORRECCIONES_EL_DOMINGO;
  // Both instants are the store's.
  const movidas = await semanasMovidas(
    id_cobrador,
    Timestamp.fromMillis(readTime.toMillis() - dias * MS_DE_UN_DIA),
  );
  if (exists && movidas.length === 0) return null;
  const [primera = primeraRecontada(hoy)] = [primeraRecontada(hoy), ...movidas].toSorted();
  const desde = masReciente(primera, haceSemanas(hoy, SEMANAS_QUE_SE_MARCAN));
  return fotografiar({ id_cobrador, lunes: semanasPorFotografiar(hoy, desde), dias: negocio });
}

/** What was kept of a week in which a collector had nothing. */
const SIN_NADA = juntarSemanas([]);

type Nueva = Pick<FotoSemanaDoc, 'id_cobrador' | 'lunes' | 'metas'> & { readonly leido_en: Date };

/** The first picture; of a week that the office has already kept it is a correction: there was nothing then. */
function primeraFoto(cifras: CifrasDeSemana, { leido_en, ...nueva }: Nueva, aTiempo: boolean): FotoSemanaDoc {
  return {
    ...nueva,
    hecha_en: leido_en,
    movida_en: leido_en,
    ...(aTiempo ? { cifras, corregida: null } : { cifras: SIN_NADA, corregida: { en: leido_en, cifras } }),
  };
}

/** The picture after a correction; null: it stands as it is. */
function fotoCorregida(previa: FotoSemanaDoc, cifras: CifrasDeSemana, en: Date): FotoSemanaDoc | null {
  if (isDeepStrictEqual(previa.corregida?.cifras ?? previa.cifras, cifras)) return null;
  return { ...previa, movida_en: en, corregida: { en, cifras } };
}

type PorGuardar = Cuando & {
  readonly id_cobrador: string;
  readonly cifras: ReadonlyMap<Fecha, CifrasDeSemana>;
  readonly leido_en: Date;
};

/** The weeks that the office has kept without waiting for that collector: nothing is added to their first values. */
async function yaGuardadas(
  tx: Transaction,
  id_cobrador: string,
  semanas: readonly Fecha[],
): Promise<ReadonlySet<Fecha>> {
  if (semanas.length === 0) return new Set();
  const fotos = await tx.getAll(...semanas.map((lunes) => refFoto({ id_cobrador: null, lunes })));
  return new Set(
    fotos.flatMap((foto) => {
      const deOficina = foto.data();
      return deOficina && !deOficina.faltan?.includes(id_cobrador) ? deOficina.lunes : [];
    }),
  );
}

/**
 * Keeps the pictures that are not there yet, and marks those of which the rows say something else by now. All in one
 * transaction: either the newest week has its picture and the others are marked, or the next night does it all. Before the last weeks
 * there is a first picture only where the office kept the week, which it marks.
 */
export const guardarFotos = ({ id_cobrador, cifras, leido_en, hoy, negocio }: PorGuardar): Promise<void> =>
  transaccionDeTrabajo(async (tx) => {
    const metas = tomar(negocio.parametros, METAS);
    const semanas = [...cifras].map(([lunes, deSemana]) => ({
      lunes,
      deSemana,
      ref: refFoto({ id_cobrador, lunes }),
    }));
    const fotos = await tx.getAll(...semanas.map(({ ref }) => ref));
    const previas = new Map(fotos.map((foto, i) => [semanas[i]?.lunes, foto.data()]));
    const nuevas = semanas.filter(({ lunes, deSemana }) => !previas.get(lunes) && hayFoto(deSemana));
    const guardadas = await yaGuardadas(
      tx,
      id_cobrador,
      nuevas.map(({ lunes }) => lunes),
    );
    for (const { lunes, deSemana, ref } of nuevas)
      if (lunes >= primeraRecontada(hoy) || guardadas.has(lunes))
        tx.set(ref, primeraFoto(deSemana, { id_cobrador, lunes, metas, leido_en }, !guardadas.has(lunes)));
    for (const { lunes, deSemana, ref } of semanas) {
      const previa = previas.get(lunes);
      const foto = previa && fotoCorregida(previa, deSemana, leido_en);
      if (foto) tx.set(ref, foto);
    }
  });

/** The office's picture: its first values are those of when nobody was missing, and whatever is found later stands beside them. */
function fotoDeOficina(previa: FotoSemanaDoc | undefined, suma: DeTodos): DeTodos {
  if (!previa || previa.faltan) return suma;
  const { hecha_en, cifras } = previa;
  const { corregida, movida_en } = suma;
  const otras = isDeepStrictEqual(suma.cifras, cifras) ? null : { en: movida_en, cifras: suma.cifras };
  return { hecha_en, movida_en, cifras, corregida: corregida ?? otras };
}

type DeOficina = Cuando & {
  /** The collectors whose weeks this night could not keep. */
  readonly sin_fotos: readonly string[];
  /** The oldest week in which a collector's picture was held against the rows; absent: none was. */
  readonly desde?: Fecha | undefined;
};

/** Who is missing: of a week of before the last ones nobody is looked for any more. */
function quienesFaltan(
  { faltan = [] }: Pick<FotoSemanaDoc, 'faltan'>,
  sin_fotos: readonly string[],
  esDeAntes: boolean,
): readonly string[] {
  return esDeAntes ? faltan : faltan.filter((id) => sin_fotos.includes(id));
}

/** Whether the office's picture says all that its collectors' do. */
async function estaAlDia(
  previa: FotoSemanaDoc | undefined,
  lunes: Fecha,
  esDeAntes: boolean,
): Promise<boolean> {
  // A week of before the last ones is marked, and kept by nobody now.
  if (!previa) return esDeAntes;
  return (esDeAntes || !previa.faltan) && !(await hanMovidoFotos(lunes, previa.movida_en));
}

/** The office's pictures: made once its collectors' are there, and anew when one of these has moved since, or is not missed any more. */
export async function fotografiarOficina({ hoy, negocio, sin_fotos, desde }: DeOficina): Promise<void> {
  const metas = tomar(negocio.parametros, METAS);
  for (const lunes of semanasPorFotografiar(hoy, desde)) {
    const esDeAntes = lunes < primeraRecontada(hoy);
    const referencia = refFoto({ id_cobrador: null, lunes });
    // oxlint-disable-next-line no-await-in-loop -- a few weeks, one in memory at a time
    const foto = await leerAhora(referencia);
    const previa = foto.data();
    // oxlint-disable-next-line no-await-in-loop -- the same
    if (await estaAlDia(previa, lunes, esDeAntes)) continue;
    // oxlint-disable-next-line no-await-in-loop -- the same
    const sumadas = await sumarFotos(foto.readTime, lunes);
    if (sumadas === null) continue;
    const { suma, de } = sumadas;
    const esperados = previa ? quienesFaltan(previa, sin_fotos, esDeAntes) : sin_fotos;
    const faltan = esperados.filter((id) => !de.has(id));
    // oxlint-disable-next-line no-await-in-loop -- the same
    await referencia.set({
      id_cobrador: null,
      lunes,
      metas: previa?.metas ?? metas,
      ...fotoDeOficina(previa, suma),
      ...(faltan.length > 0 && { faltan }),
    });
  }
}
