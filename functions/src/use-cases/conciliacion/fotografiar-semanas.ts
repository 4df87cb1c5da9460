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
  METAS,
  type Negocio,
  SEMANAS_QUE_SE_RECUENTAN,
  sumarDias,
  tomar,
} from '@leal/domain';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { leerAhora } from '../../data/instante.ts';
import { type DeTodos, hanMovidoFotos, refFoto, sumarFotos } from '../../data/fotos-semana.ts';
import { hanMovidoReportes } from '../../data/reportes-semana.ts';
import { transaccionDeTrabajo } from '../../platform/transacciones.ts';

/** The Mondays of the weeks that the night looks at, the oldest first; the last one is the newest week that is over. */
export const semanasPorFotografiar = (hoy: Fecha): Fecha[] =>
  Array.from({ length: SEMANAS_QUE_SE_RECUENTAN }, (_, i) =>
    sumarDias(lunesDe(hoy), -7 * (SEMANAS_QUE_SE_RECUENTAN - i)),
  );

type Cuando = { readonly hoy: Fecha; readonly negocio: Negocio };

/** A correction is looked for in the two nights after it, so that one which does not run hides none until Sunday's. */
const MS_DE_CORRECCIONES = 2 * 24 * 60 * 60_000;

/**
 * Adds up a collector's last weeks, while the night reads their rows anyway; null: the newest one is kept, and nothing of a week that is over
 * has moved since. What moves no day of theirs (a holiday, a loan that somebody else collects by now) is found once a week, with a new picture.
 */
export async function fotografoDe(id_cobrador: string, { hoy, negocio }: Cuando): Promise<Fotografo | null> {
  const semanas = semanasPorFotografiar(hoy);
  const [ultima] = semanas.slice(-1);
  if (ultima === undefined) return null;
  const { exists, readTime } = await refFoto({ id_cobrador, lunes: ultima }).get();
  // Both instants are the store's.
  const desde = Timestamp.fromMillis(readTime.toMillis() - MS_DE_CORRECCIONES);
  if (exists && !(await hanMovidoReportes(id_cobrador, desde))) return null;
  return fotografiar({ id_cobrador, lunes: semanas, dias: negocio });
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

type PorGuardar = {
  readonly id_cobrador: string;
  readonly cifras: ReadonlyMap<Fecha, CifrasDeSemana>;
  readonly leido_en: Date;
  readonly negocio: Negocio;
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
 * transaction: either the newest week has its picture and the others are marked, or the next night does it all.
 */
export const guardarFotos = ({ id_cobrador, cifras, leido_en, negocio }: PorGuardar): Promise<void> =>
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
};

/** The office's pictures: made once its collectors' are there, and anew when one of these has moved since, or is not missed any more. */
export async function fotografiarOficina({ hoy, negocio, sin_fotos }: DeOficina): Promise<void> {
  const metas = tomar(negocio.parametros, METAS);
  for (const lunes of semanasPorFotografiar(hoy)) {
    const referencia = refFoto({ id_cobrador: null, lunes });
    // oxlint-disable-next-line no-await-in-loop -- a few weeks, one in memory at a time
    const foto = await leerAhora(referencia);
    const previa = foto.data();
    // oxlint-disable-next-line no-await-in-loop -- the same
    if (previa && !previa.faltan && !(await hanMovidoFotos(lunes, previa.movida_en))) continue;
    // oxlint-disable-next-line no-await-in-loop -- the same
    const sumadas = await sumarFotos(foto.readTime, lunes);
    if (sumadas === null) continue;
    const { suma, de } = sumadas;
    const esperados = previa ? (previa.faltan ?? []).filter((id) => sin_fotos.includes(id)) : sin_fotos;
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
