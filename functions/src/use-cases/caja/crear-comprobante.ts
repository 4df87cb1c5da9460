import { type crearComprobante as contrato, type Cuerpo, registrarAbono } from '@leal/contract';
import {
  type ComprobanteDoc,
  type CreditoDoc,
  type FolioDoc,
  montoDe,
  type MovimientoDoc,
  type SerieDoc,
} from '@leal/contract/documentos';
import { fechaLocal, folioDe, llevoRuta, seAprobo } from '@leal/domain';
import { anotar } from '../../data/bitacora.ts';
import {
  comprobantes,
  diaDelPago,
  folios,
  hallarPago,
  montosDeAntes,
  type Nombrado,
  type PagoHallado,
  recibos,
  series,
} from '../../data/comprobantes.ts';
import { creditos, fueDe, movimientos } from '../../data/creditos.ts';
import { exigirAlcance } from '../../context/actor.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { hashDeClave } from '../../platform/idempotencia.ts';

type Pedido = Cuerpo<typeof contrato>;
type Leido = {
  readonly comprobante: ComprobanteDoc | undefined;
  readonly folio: FolioDoc | undefined;
  readonly serie: SerieDoc | undefined;
  readonly credito?: CreditoDoc | undefined;
  readonly pago?: MovimientoDoc | undefined;
};

const MS_POR_MINUTO = 60_000;

const folioPedido = ({ serie, numero }: Pedido): string => folioDe(serie, numero);
const idMovimiento = ({ id_pago, id_credito }: Pedido): string | null =>
  id_pago?.slice(id_credito.length + 1) ?? null;

const clavePago = ({ actor }: Cambio, { clave_pago }: Pedido): string | null =>
  clave_pago === undefined ? null : hashDeClave(actor.uid, registrarAbono, clave_pago);

const nombradoPor = (cambio: Cambio, cuerpo: Pedido): Nombrado => ({
  id_credito: cuerpo.id_credito,
  id_movimiento: idMovimiento(cuerpo),
  clave_pago: clavePago(cambio, cuerpo),
});

/** The receipt's day and amount: the payment's own where they are known, or an amount that the payment had before. */
function loQueDice(
  { monto, fecha }: Pedido,
  hallado: PagoHallado,
): Pick<ComprobanteDoc, 'monto_centavos' | 'fecha'> {
  const { renglon, solicitud } = hallado;
  const delPago = renglon?.monto_centavos ?? (solicitud && montoDe(solicitud)) ?? monto;
  const loTuvo = renglon !== undefined && montosDeAntes(renglon, solicitud).includes(monto);
  return { monto_centavos: loTuvo ? monto : delPago, fecha: diaDelPago(hallado) ?? fecha };
}

function comprobanteDe(cambio: Cambio, cuerpo: Pedido, hallado: PagoHallado): ComprobanteDoc {
  const { actor, ahora } = cambio;
  const { token, capturado_en } = cuerpo;
  return {
    token,
    folio: folioPedido(cuerpo),
    id_cobrador: actor.uid,
    ...nombradoPor(cambio, cuerpo),
    ...loQueDice(cuerpo, hallado),
    capturado_en: capturado_en === undefined ? ahora : new Date(capturado_en),
    creado_en: ahora,
    revocado: null,
  };
}

/** Cash was taken for it when it was theirs, though another collector has the credit now, or nobody (`fueDe`), or when they worked its route. */
async function exigirSuyo(cambio: Cambio, { id_credito }: Pedido, credito?: CreditoDoc) {
  const { tx, actor, ahora } = cambio;
  if (credito?.id_cobrador !== actor.uid) {
    const par = credito && { de: credito.id_cobrador, a: actor.uid };
    if (par && llevoRuta(actor.rutas_prestadas, par, ahora)) return;
    if (await fueDe(tx, id_credito, actor.uid, credito)) return;
  }
  exigirAlcance(actor, credito);
}

/** The receipt's payment must be the caller's: one that the office has, or one of their credits that may come yet. */
async function exigirPago(cambio: Cambio, cuerpo: Pedido, { credito, pago }: Leido): Promise<void> {
  if (cuerpo.id_pago === undefined) return exigirSuyo(cambio, cuerpo, credito);
  if (exigirAlcance(cambio.actor, pago).tipo !== 'pago')
    throw new ErrorApp('NO_ELEGIBLE', 'Solo un pago tiene comprobante.');
}

/** A payment that has not come must be one that could be captured on this credit. */
function exigirPosible(
  { ahora, negocio }: Cambio,
  { monto, fecha, capturado_en }: Pedido,
  credito?: CreditoDoc,
) {
  const { tolerancia_futuro_min } = negocio.parametros;
  const hasta = new Date(ahora.getTime() + tolerancia_futuro_min * MS_POR_MINUTO);
  if (fecha > fechaLocal(hasta) || (capturado_en !== undefined && new Date(capturado_en) > hasta))
    throw new ErrorApp('FECHA_INVALIDA', 'La fecha del comprobante todavía no llega.');
  if (credito === undefined) return;
  if (!seAprobo(credito))
    throw new ErrorApp('CREDITO_NO_ACTIVO', 'Este crédito no se ha aprobado: no tiene pagos.');
  if (fecha < fechaLocal(credito.decision?.fecha ?? credito.creado_en))
    throw new ErrorApp('FECHA_INVALIDA', 'La fecha del comprobante es anterior al crédito.');
  if (monto > credito.monto_total_centavos)
    throw new ErrorApp('MONTO_EXCEDE_SALDO', 'El comprobante dice más de lo que se debía de este crédito.');
}

/** The same payment, by whatever name it was asked for then. */
const esElMismo = (previo: ComprobanteDoc, nuevo: ComprobanteDoc, { pago, renglon }: PagoHallado): boolean =>
  previo.id_cobrador === nuevo.id_cobrador &&
  previo.id_credito === nuevo.id_credito &&
  (previo.clave_pago === null
    ? previo.id_movimiento === (nuevo.id_movimiento ?? renglon?.id_movimiento)
    : previo.clave_pago === nuevo.clave_pago || previo.clave_pago === pago);

/** A copied phone storage numbers like the phone that it was copied from. */
function exigirFolio({ actor }: Cambio, { folio, serie }: Leido): void {
  if (serie?.id_cobrador !== actor.uid)
    throw new ErrorApp('FOLIO_OCUPADO', 'La serie de este teléfono no es de tu cuenta.');
  if (folio !== undefined) throw new ErrorApp('FOLIO_OCUPADO');
}

/** A lost phone numbers no receipt that was captured since: whoever has it may not be its collector. */
function exigirSerieAbierta({ serie }: Leido, { capturado_en }: ComprobanteDoc): void {
  if (serie?.cerrada_en === undefined || capturado_en <= serie.cerrada_en) return;
  throw new ErrorApp('NO_ELEGIBLE', 'Se dio después de que su teléfono se reportó perdido: ya no vale.');
}

/** The receipt is its payment's from now on; one that was given before stands no more. */
function guardar(cambio: Cambio, nuevo: ComprobanteDoc, pago: string): void {
  const { tx } = cambio;
  const { token, folio, id_cobrador, id_credito, monto_centavos, fecha } = nuevo;
  tx.create(comprobantes.doc(token), nuevo);
  tx.set(recibos.doc(pago), { id_cobrador, token }, { merge: true });
  tx.create(folios.doc(folio), { folio, token, id_cobrador });
  // The audit names the number: whoever reads it must not be able to open the client's link.
  anotar(cambio, {
    accion: 'comprobantes/crear',
    documento: `folios/${folio}`,
    id_cobrador,
    antes: null,
    despues: { folio, id_credito, monto_centavos, fecha },
  });
}

type Lee = {
  comprobante: ReturnType<typeof comprobantes.doc>;
  folio: ReturnType<typeof folios.doc>;
  serie: ReturnType<typeof series.doc>;
  credito?: ReturnType<typeof creditos.doc>;
  pago?: ReturnType<ReturnType<typeof movimientos>['doc']>;
};

/**
 * A receipt that a phone made, unique by `create` in token and number, and the one that stands of its payment, which is not
 * touched. 409 FOLIO_OCUPADO and YA_PROCESADA; 422 NO_ELEGIBLE for what is no payment, and of one that has not come
 * FECHA_INVALIDA, MONTO_EXCEDE_SALDO and CREDITO_NO_ACTIVO where no capture could be such.
 */
export const crearComprobante: CasoCambio<typeof contrato, Lee> = {
  leer: ({ cuerpo }) => {
    const movimiento = idMovimiento(cuerpo);
    return {
      comprobante: comprobantes.doc(cuerpo.token),
      folio: folios.doc(folioPedido(cuerpo)),
      serie: series.doc(cuerpo.serie),
      ...(movimiento === null
        ? { credito: creditos.doc(cuerpo.id_credito) }
        : { pago: movimientos(cuerpo.id_credito).doc(movimiento) }),
    };
  },
  ejecutar: async ({ cuerpo }, cambio, leidos) => {
    await exigirPago(cambio, cuerpo, leidos);
    const hallado = await hallarPago(nombradoPor(cambio, cuerpo), cambio.tx);
    const nuevo = comprobanteDe(cambio, cuerpo, hallado);
    const { comprobante: previo } = leidos;
    if (previo === undefined) {
      exigirFolio(cambio, leidos);
      exigirSerieAbierta(leidos, nuevo);
      if (!hallado.renglon && !hallado.solicitud) exigirPosible(cambio, cuerpo, leidos.credito);
      guardar(cambio, nuevo, hallado.pago);
    } else if (!esElMismo(previo, nuevo, hallado))
      throw new ErrorApp('YA_PROCESADA', 'Este comprobante ya es de otro pago.');
    return { token: nuevo.token, folio: (previo ?? nuevo).folio };
  },
};
