import { type crearComprobante as contrato, type Cuerpo, registrarAbono } from '@leal/contract';
import type {
  ComprobanteDoc,
  CreditoDoc,
  FolioDoc,
  MovimientoDoc,
  SerieDoc,
} from '@leal/contract/documentos';
import { folioDe } from '@leal/domain';
import { anotar } from '../../data/bitacora.ts';
import { comprobantes, folios, series } from '../../data/comprobantes.ts';
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

const folioPedido = ({ serie, numero }: Pedido): string => folioDe(serie, numero);
const idMovimiento = ({ id_pago, id_credito }: Pedido): string | null =>
  id_pago?.slice(id_credito.length + 1) ?? null;

function comprobanteDe({ actor, ahora }: Cambio, cuerpo: Pedido): ComprobanteDoc {
  const { token, id_credito, clave_pago, monto, fecha, capturado_en } = cuerpo;
  return {
    token,
    folio: folioPedido(cuerpo),
    id_cobrador: actor.uid,
    id_credito,
    id_movimiento: idMovimiento(cuerpo),
    clave_pago: clave_pago === undefined ? null : hashDeClave(actor.uid, registrarAbono, clave_pago),
    monto_centavos: monto,
    fecha,
    capturado_en: capturado_en === undefined ? ahora : new Date(capturado_en),
    creado_en: ahora,
    revocado: null,
  };
}

/** Cash was taken for it when it was theirs, though another collector has the credit now: a row says who registered it. */
async function exigirSuyo({ tx, actor }: Cambio, { id_credito }: Pedido, credito: CreditoDoc | undefined) {
  if (credito !== undefined && credito.id_cobrador !== actor.uid)
    if (await fueDe(tx, id_credito, actor.uid)) return;
  exigirAlcance(actor, credito);
}

/** What it names must be the caller's: a payment that the office has, or one of a credit of theirs that may come yet. */
async function exigirPago(cambio: Cambio, cuerpo: Pedido, { credito, pago }: Leido): Promise<void> {
  if (cuerpo.id_pago === undefined) return exigirSuyo(cambio, cuerpo, credito);
  if (exigirAlcance(cambio.actor, pago).tipo !== 'pago')
    throw new ErrorApp('NO_ELEGIBLE', 'Solo un pago tiene comprobante.');
}

const esElMismo = (uno: ComprobanteDoc, otro: ComprobanteDoc): boolean =>
  uno.id_cobrador === otro.id_cobrador &&
  uno.id_credito === otro.id_credito &&
  uno.id_movimiento === otro.id_movimiento &&
  uno.clave_pago === otro.clave_pago &&
  uno.monto_centavos === otro.monto_centavos;

/** A copied phone storage numbers like the phone that it was copied from. */
function exigirFolio({ actor }: Cambio, { folio, serie }: Leido): void {
  if (serie?.id_cobrador !== actor.uid)
    throw new ErrorApp('FOLIO_OCUPADO', 'La serie de este teléfono no es de tu cuenta.');
  if (folio !== undefined) throw new ErrorApp('FOLIO_OCUPADO');
}

function guardar(cambio: Cambio, nuevo: ComprobanteDoc): void {
  const { tx } = cambio;
  const { token, folio, id_cobrador, id_credito, monto_centavos, fecha } = nuevo;
  tx.create(comprobantes.doc(token), nuevo);
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

/** A receipt that a phone made, unique by `create` in token and number; the payment itself is not touched. */
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
    const nuevo = comprobanteDe(cambio, cuerpo);
    const { comprobante: previo } = leidos;
    if (previo === undefined) {
      exigirFolio(cambio, leidos);
      guardar(cambio, nuevo);
    } else if (!esElMismo(previo, nuevo))
      throw new ErrorApp('YA_PROCESADA', 'Este comprobante ya es de otro pago.');
    return { token: nuevo.token, folio: (previo ?? nuevo).folio };
  },
};
