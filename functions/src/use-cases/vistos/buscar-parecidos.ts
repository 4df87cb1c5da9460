import { FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { CreditoDoc } from '@leal/contract/documentos';
import { creditos, creditosPendientes } from '../../data/creditos.ts';
import { deAPocos } from '../../platform/de-a-pocos.ts';
import { registro } from '../../platform/registro.ts';
import { transaccionDeTrabajo } from '../../platform/transacciones.ts';
import { hallarParecido, ULTIMOS } from './parecidos.ts';

/** The searches that run at a time: each is one query. */
const A_LA_VEZ = 4;

type Hecho = 'igual' | 'cambiado' | 'fallido';

/** Notes it only if the credit still waits: whoever has decided or changed it meanwhile has the word. */
const anotarDeNuevo = (id_credito: string): Promise<Hecho> =>
  transaccionDeTrabajo(async (tx) => {
    const credito = (await tx.get(creditos.doc(id_credito))).data();
    if (credito?.estado_credito !== 'Pendiente') return 'igual';
    const parecido = await hallarParecido(tx, credito, ULTIMOS);
    if (parecido === credito.parecido) return 'igual';
    tx.update(creditos.doc(id_credito), { parecido: parecido ?? FieldValue.delete() });
    return 'cambiado';
  });

/** Looked at without a lock, because a look-alike's credit is paid on; few have changed. */
async function buscarDeUno(foto: QueryDocumentSnapshot<CreditoDoc>): Promise<Hecho> {
  try {
    const credito = foto.data();
    const parecido = await hallarParecido(undefined, credito, ULTIMOS);
    return parecido === credito.parecido ? 'igual' : await anotarDeNuevo(foto.id);
  } catch (error) {
    registro.error('No se pudo buscar a quién se parece un cliente', error, { id_credito: foto.id });
    return 'fallido';
  }
}

/**
 * A new credit's row is searched when the credit is asked for. Others come later with the same phone, or change theirs,
 * or are deleted, and some credits wait since before anybody looked: each that waits is searched again, as its question
 * searches. Reads: it, and the newest eight at most of whoever is alike, itself among them; two where nobody is. Twice
 * leaves the same.
 */
export async function buscarParecidos(): Promise<{ readonly [H in Hecho]: number }> {
  const { docs } = await creditosPendientes().get();
  const hechos = await deAPocos(docs, A_LA_VEZ, buscarDeUno);
  const cuantos = (buscado: Hecho): number => hechos.filter((hecho) => hecho === buscado).length;
  return { igual: cuantos('igual'), cambiado: cuantos('cambiado'), fallido: cuantos('fallido') };
}
