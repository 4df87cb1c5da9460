import { idContador, nombreBase, nombreDuplicado, slug } from '@leal/domain';
import { clientes } from '../../data/clientes.ts';
import { contadores } from '../../data/contadores.ts';
import type { Cambio } from '../../context/transaccion.ts';

/** Somebody may have typed 'ANA #2' as a name, which no counter knows of. */
export async function estaOcupado(
  { tx }: Pick<Cambio, 'tx'>,
  id_cobrador: string,
  nombre: string,
): Promise<boolean> {
  const tocayos = clientes.todas().where('id_cobrador', '==', id_cobrador).where('slug', '==', slug(nombre));
  return !(await tx.get(tocayos.limit(1))).empty;
}

/**
 * The next number free for that base name at that collector's: read in the transaction, so that two at once take two. Besides
 * those that are stored, `tomados` are not free. Nothing is written until `apuntar`.
 */
export async function siguienteNombre(
  cambio: Pick<Cambio, 'tx'>,
  id_cobrador: string,
  original: string,
  tomados: ReadonlySet<string> = new Set(),
): Promise<{ readonly nombre: string; readonly contador: string; readonly apuntar: () => void }> {
  const base = nombreBase(original);
  const referencia = contadores.doc(idContador(id_cobrador, original));
  let ultimo = (await cambio.tx.get(referencia)).data()?.ultimo ?? 1;
  let nombre: string;
  do {
    ultimo += 1;
    nombre = nombreDuplicado(base, ultimo);
    // oxlint-disable-next-line no-await-in-loop -- the first one that is free
  } while (tomados.has(slug(nombre)) || (await estaOcupado(cambio, id_cobrador, nombre)));
  return { nombre, contador: referencia.id, apuntar: () => void cambio.tx.set(referencia, { ultimo }) };
}
