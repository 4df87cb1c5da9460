import { isDeepStrictEqual } from 'node:util';
import type { DiaDoc, ReporteSemanaDoc } from '@leal/contract/documentos';
import { diasDeSemana, figurasDeSemana } from '@leal/domain';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { refReporte, type SemanaDeCobrador } from '../../data/reportes-semana.ts';
import { ahoraDelAlmacen } from '../../data/incrementos.ts';
import { dias } from '../../data/totales.ts';
import { usuarios } from '../../data/usuarios.ts';
import { transaccionDeTrabajo } from '../../platform/transacciones.ts';

/** `nueva`: compiled, or its figures changed; `igual`: what was there is right; `vacia`: nothing to report. */
export type Compilacion = 'nueva' | 'igual' | 'vacia';

/** The report as it is, if there is one, and those of the seven days that there are; one round trip. */
async function leer(tx: Transaction, semana: SemanaDeCobrador) {
  const deSusDias = diasDeSemana(semana.lunes).map((fecha) => dias(semana.id_cobrador).doc(fecha));
  const [reporte, ...fotosDeDias] = await tx.getAll<object, object>(refReporte(semana), ...deSusDias);
  return {
    previo: reporte?.data() as ReporteSemanaDoc | undefined,
    leidos: fotosDeDias.flatMap((foto) => (foto.data() as DiaDoc | undefined) ?? []),
  };
}

/** A collector whose account is off gets a report only for weeks in which something was done. */
const yaNoTrabaja = async (tx: Transaction, { id_cobrador }: SemanaDeCobrador): Promise<boolean> =>
  (await tx.get(usuarios.doc(id_cobrador))).data()?.activo !== true;

/**
 * Compiles one collector's week, absolutely, in a transaction of its own that reads the seven days and the
 * report: eight reads, nine of a week without a day. A movement writes its day and the mark in one commit.
 * So it comes either before this transaction, and its sums are in what was read here, or after it, and its mark
 * is set on what was written here. No mark is lost, and none stays for what was already counted.
 * Twice, or again after it was killed, leaves the same document: what did not change keeps its instant.
 */
export const compilarReporte = (semana: SemanaDeCobrador, ahora: Date): Promise<Compilacion> =>
  transaccionDeTrabajo(async (tx) => {
    const { previo, leidos } = await leer(tx, semana);
    const referencia: DocumentReference = refReporte(semana);
    if (leidos.length === 0 && (await yaNoTrabaja(tx, semana))) {
      if (previo) tx.delete(referencia);
      return 'vacia';
    }
    const cifras = figurasDeSemana(semana.lunes, leidos);
    if (previo === undefined || !isDeepStrictEqual(previo.cifras, cifras)) {
      // Whoever keeps weeks of all collectors finds by it that this one is another now.
      const marca = previo && { movido_en: ahoraDelAlmacen() };
      const estado = { por_recompilar: false, marcado_en: null, compilado_en: ahora };
      tx.set(referencia, { ...semana, ...estado, ...marca, cifras });
      return 'nueva';
    }
    if (previo.por_recompilar) tx.update(referencia, { por_recompilar: false, marcado_en: null });
    return 'igual';
  });
