import type { Cuerpo, revocarComprobante as contrato } from '@leal/contract';
import type { ComprobanteDoc, FolioDoc } from '@leal/contract/documentos';
import { anotar } from '../../data/bitacora.ts';
import { comprobantes, folios, hallarPago, recibos } from '../../data/comprobantes.ts';
import { exigirAlcance } from '../../context/actor.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';

type Pedido = Cuerpo<typeof contrato>;
type Lee = { comprobante?: ReturnType<typeof comprobantes.doc>; folio?: ReturnType<typeof folios.doc> };
type Leido = {
  readonly comprobante?: ComprobanteDoc | undefined;
  readonly folio?: FolioDoc | undefined;
};

const respuestaDe = ({ token }: Pedido, folio: string) => ({ ...(token !== undefined && { token }), folio });

/** A receipt is found by its token, or by the number that a statement says. */
async function hallarComprobante(
  { tx, actor }: Cambio,
  { comprobante, folio }: Leido,
): Promise<ComprobanteDoc> {
  if (folio === undefined) return exigirAlcance(actor, comprobante);
  const { token } = exigirAlcance(actor, folio);
  return exigirAlcance(actor, (await tx.get(comprobantes.doc(token))).data());
}

/** The receipt's page says so from now on; the payment stays as it is. */
export const revocarComprobante: CasoCambio<typeof contrato, Lee> = {
  leer: ({ cuerpo: { token, folio } }) => ({
    ...(token !== undefined && { comprobante: comprobantes.doc(token) }),
    ...(folio !== undefined && { folio: folios.doc(folio) }),
  }),
  ejecutar: async ({ cuerpo }, cambio, leidos) => {
    const { tx, actor, ahora } = cambio;
    const comprobante = await hallarComprobante(cambio, leidos);
    const { token, folio, id_cobrador, revocado } = comprobante;
    if (revocado !== null) return respuestaDe(cuerpo, folio);
    const { pago, recibo } = await hallarPago(comprobante, tx);
    const motivo = cuerpo.motivo || null;
    tx.update(comprobantes.doc(token), { revocado: { en: ahora, por: actor.uid, motivo } });
    // No receipt stands until another one is given.
    if (recibo?.token === token) tx.update(recibos.doc(pago), { token: null });
    anotar(cambio, {
      accion: 'comprobantes/revocar',
      documento: `folios/${folio}`,
      id_cobrador,
      antes: null,
      despues: { folio, ...(motivo !== null && { motivo }) },
    });
    return respuestaDe(cuerpo, folio);
  },
};
