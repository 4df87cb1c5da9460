import type { CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import type { QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { creditosDe, libroDe } from '../../data/conciliacion.ts';
import { movimientos } from '../../data/creditos.ts';
import { contarEn, recorrerEn } from '../../data/instante.ts';

export type CreditoConLibro = {
  readonly credito: CreditoDoc;
  readonly version: Timestamp;
  readonly renglones: readonly MovimientoDoc[];
};

const creditoDe = (renglon: QueryDocumentSnapshot): string | undefined => renglon.ref.parent.parent?.id;

/**
 * A collector's credits, each with its rows: both come by path, so that the rows of the next credit are the next
 * rows. Throws on a row that belongs to none of them: nobody knows whether it counts.
 */
export async function* creditosConLibro(
  instante: Timestamp,
  id_cobrador: string,
): AsyncGenerator<CreditoConLibro> {
  const libro = recorrerEn(instante, libroDe(id_cobrador));
  let renglon = await libro.next();
  for await (const credito of recorrerEn(instante, creditosDe(id_cobrador))) {
    const renglones: MovimientoDoc[] = [];
    for (; !renglon.done && creditoDe(renglon.value) === credito.id; renglon = await libro.next())
      renglones.push(renglon.value.data());
    yield { credito: credito.data(), version: credito.updateTime, renglones };
  }
  if (!renglon.done) throw new Error(`${renglon.value.ref.path} no es de ningún crédito de su cobrador.`);
}

/**
 * Checks, before credits are repaired, that the rows at their paths are as many as were counted. A row that names
 * another collector, or none, is in no ledger that was read. Throws.
 */
export async function exigirLibros(
  instante: Timestamp,
  contados: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [id_credito, n] of contados) {
    const enElLibro = await contarEn(instante, movimientos(id_credito).todas().count());
    if (enElLibro !== n)
      throw new Error(
        `creditos/${id_credito}: ${enElLibro} movimientos, de los que ${n} son de su cobrador.`,
      );
  }
}
