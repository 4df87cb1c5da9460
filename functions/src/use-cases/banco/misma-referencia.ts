import type { MovimientoDoc } from '@leal/contract/documentos';
import { bajoLaMisma, DIAS_DE_REFERENCIA, type Fecha, idPago, instanteLocal, sumarDias } from '@leal/domain';
import { leerConReferencia } from '../../data/en-banco.ts';

export const idDe = ({ id_credito, id_movimiento }: MovimientoDoc): string =>
  idPago(id_credito, id_movimiento);

/** More of them say no more. */
const SE_DICEN = 3;

/** By each transfer of a page, the newest others of the last days under its reference; those without any are left out. */
export async function leerBajoLaMisma(
  filas: readonly MovimientoDoc[],
  hoy: Fecha,
): Promise<ReadonlyMap<string, readonly MovimientoDoc[]>> {
  const desde = instanteLocal(sumarDias(hoy, -DIAS_DE_REFERENCIA), '00:00');
  const normales = filas.flatMap(({ referencia_normal }) => referencia_normal ?? []);
  const conId = (doc: MovimientoDoc) => ({ ...doc, id_pago: idDe(doc) });
  const conocidos = (await leerConReferencia(normales, desde)).map(conId);
  return new Map(
    filas.flatMap((fila) => {
      const otros = bajoLaMisma(conId(fila), conocidos).slice(0, SE_DICEN);
      return otros.length === 0 ? [] : [[idDe(fila), otros]];
    }),
  );
}
