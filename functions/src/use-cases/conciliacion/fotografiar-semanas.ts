import { isDeepStrictEqual } from 'node:util';
import type { FotoSemanaDoc } from '@leal/contract/documentos';
import {
  type CifrasDeSemana,
  type Fecha,
  type Fotografo,
  fotografiar,
  hayFoto,
  lunesDe,
  METAS,
  type Negocio,
  SEMANAS_QUE_SE_RECUENTAN,
  sumarDias,
  tomar,
} from '@leal/domain';
import { leerAhora } from '../../data/instante.ts';
import { hanMovidoFotos, refFoto, sumarFotos } from '../../data/fotos-semana.ts';
import { leer } from '../../data/coleccion.ts';
import { transaccionDeTrabajo } from '../../platform/transacciones.ts';

/** The Mondays of the weeks that the night looks at, the oldest first; the last one is the newest week that is over. */
export const semanasPorFotografiar = (hoy: Fecha): Fecha[] =>
  Array.from({ length: SEMANAS_QUE_SE_RECUENTAN }, (_, i) =>
    sumarDias(lunesDe(hoy), -7 * (SEMANAS_QUE_SE_RECUENTAN - i)),
  );

type Cuando = { readonly hoy: Fecha; readonly negocio: Negocio };

/**
 * Adds up a collector's last weeks, while the night reads their rows anyway; null: the newest one is kept, and the others were held
 * against the rows in that same pass.
 */
export async function fotografoDe(id_cobrador: string, { hoy, negocio }: Cuando): Promise<Fotografo | null> {
  const semanas = semanasPorFotografiar(hoy);
  const [ultima] = semanas.slice(-1);
  if (ultima === undefined || (await leer(refFoto({ id_cobrador, lunes: ultima })))) return null;
  return fotografiar({ id_cobrador, lunes: semanas, dias: negocio });
}

/** The picture as it is to be written; null: it stands as it is. */
function fotoDe(
  previa: FotoSemanaDoc | undefined,
  cifras: CifrasDeSemana,
  {
    leido_en,
    ...nueva
  }: Pick<FotoSemanaDoc, 'id_cobrador' | 'lunes' | 'metas'> & { readonly leido_en: Date },
): FotoSemanaDoc | null {
  if (previa === undefined)
    return hayFoto(cifras)
      ? { ...nueva, hecha_en: leido_en, movida_en: leido_en, cifras, corregida: null }
      : null;
  if (isDeepStrictEqual(previa.corregida?.cifras ?? previa.cifras, cifras)) return null;
  return { ...previa, movida_en: leido_en, corregida: { en: leido_en, cifras } };
}

type PorGuardar = {
  readonly id_cobrador: string;
  readonly cifras: ReadonlyMap<Fecha, CifrasDeSemana>;
  readonly leido_en: Date;
  readonly negocio: Negocio;
};

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
    for (const [i, { lunes, deSemana, ref }] of semanas.entries()) {
      const foto = fotoDe(fotos[i]?.data(), deSemana, { id_cobrador, lunes, metas, leido_en });
      if (foto) tx.set(ref, foto);
    }
  });

/** The office's pictures: made once its collectors' are there, and anew when one of these has moved since. */
export async function fotografiarOficina({ hoy, negocio }: Cuando): Promise<void> {
  const metas = tomar(negocio.parametros, METAS);
  for (const lunes of semanasPorFotografiar(hoy)) {
    const referencia = refFoto({ id_cobrador: null, lunes });
    // oxlint-disable-next-line no-await-in-loop -- a few weeks, one in memory at a time
    const foto = await leerAhora(referencia);
    const previa = foto.data();
    // oxlint-disable-next-line no-await-in-loop -- the same
    if (previa && !(await hanMovidoFotos(lunes, previa.movida_en))) continue;
    // oxlint-disable-next-line no-await-in-loop -- the same
    const suma = await sumarFotos(foto.readTime, lunes);
    // oxlint-disable-next-line no-await-in-loop -- the same
    if (suma) await referencia.set({ id_cobrador: null, lunes, metas: previa?.metas ?? metas, ...suma });
  }
}
