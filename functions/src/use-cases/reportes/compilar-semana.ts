import { isDeepStrictEqual } from 'node:util';
import type { DiaDoc, ReporteSemanalDoc } from '@leal/contract/documentos';
import { diasDeSemana, figurasDeSemana } from '@leal/domain';
import type { DocumentReference } from 'firebase-admin/firestore';
import { refReporte, type SemanaDeCobrador } from '../../data/reportes-semanales.ts';
import { dias } from '../../data/totales.ts';
import { transaccionDeTrabajo } from '../../platform/transaccion-de-trabajo.ts';

/** `nueva`: compiled, or its figures changed; `igual`: what was there is right; `vacia`: nothing to report. */
export type Compilacion = 'nueva' | 'igual' | 'vacia';

export type Encargo = {
  readonly semana: SemanaDeCobrador;
  readonly ahora: Date;
  /** Whoever no longer works has a report only of weeks in which something was done. */
  readonly soloSiHayDias?: boolean;
};

const yaEsta = (previo: ReporteSemanalDoc | undefined, nuevo: ReporteSemanalDoc): boolean =>
  previo !== undefined && isDeepStrictEqual(previo.cifras, nuevo.cifras);

/**
 * Compiles one collector's week, absolutely, in a transaction of its own that reads the seven days and the
 * report: eight reads. A movement writes its day and the mark in one commit, blind, so with this transaction
 * it is either before, and its sums are in what was read here, or after, and its mark stands upon what was
 * written here. No mark is lost, and none stays for what was already counted.
 * Twice, or again after it was killed, leaves the same document: what did not change keeps its instant.
 */
export const compilarSemana = ({ semana, ahora, soloSiHayDias = false }: Encargo): Promise<Compilacion> =>
  transaccionDeTrabajo(async (tx) => {
    const { id_cobrador, lunes } = semana;
    const deSusDias = diasDeSemana(lunes).map((fecha) => dias(id_cobrador).doc(fecha));
    const [reporte, ...suyos] = await tx.getAll<object, object>(refReporte(semana), ...deSusDias);
    const previo = reporte?.data() as ReporteSemanalDoc | undefined;
    const leidos = suyos.flatMap((foto) => (foto.data() as DiaDoc | undefined) ?? []);
    if (leidos.length === 0 && soloSiHayDias) {
      if (previo) tx.delete(refReporte(semana));
      return 'vacia';
    }
    const cifras = figurasDeSemana(lunes, leidos) as NonNullable<ReporteSemanalDoc['cifras']>;
    const nuevo = { ...semana, por_recompilar: false, marcado_en: null, compilado_en: ahora, cifras };
    if (!yaEsta(previo, nuevo)) {
      tx.set(refReporte(semana) as DocumentReference, nuevo);
      return 'nueva';
    }
    if (previo?.por_recompilar) tx.update(refReporte(semana), { por_recompilar: false, marcado_en: null });
    return 'igual';
  });
