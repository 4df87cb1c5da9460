import type { CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import {
  type AtrasoCancelado,
  bancoAlNacer,
  debidoAntesDe,
  efectosDeGestion,
  esEfectivo,
  estaVivo,
  filaDe,
  idFila,
  esTrasCastigo,
  interesAlNacer,
  referenciaNormal,
} from '@leal/domain';
import { anotar } from '../../data/bitacora.ts';
import { movimientos } from '../../data/creditos.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { cobrarEnCaja } from '../caja/asentar-en-caja.ts';
import type { AlCerrar } from './al-cerrar.ts';
import { huellaDeForma } from './huella-de-forma.ts';
import { asentarEfectos, type EfectosDeCredito } from './asentar-efectos.ts';

type RenglonNuevo = {
  readonly credito: CreditoDoc;
  readonly renglon: MovimientoDoc;
  /** The fields that the credit keeps if it ends with this row: read before anything is written. */
  readonly alCerrar: AlCerrar;
  /** The late day that its payment takes back, of a day that the credit has forgotten: read before, too. */
  readonly atrasoOlvidado?: AtrasoCancelado | null;
  /** The audit's word for it. */
  readonly accion: string;
  /** The audit's additions. */
  readonly huella?: Record<string, unknown> | undefined;
  /** Other changes of the credit and its client: pointers, mostly. */
  readonly ademas?: {
    readonly credito?: Partial<CreditoDoc>;
    readonly cliente?: EfectosDeCredito['cliente'];
  };
};

/** By which others under the same reference are found. */
export function conReferencia({
  transferencia,
}: Pick<MovimientoDoc, 'transferencia'>): Pick<MovimientoDoc, 'referencia_normal'> {
  const normal = referenciaNormal(transferencia?.referencia ?? '');
  return normal === '' ? {} : { referencia_normal: normal };
}

/** The credit's note that transfers are to be asked for. */
export const conTransferencia = (
  renglon: Pick<MovimientoDoc, 'transferencia'>,
): Pick<CreditoDoc, 'con_transferencia'> => (esEfectivo(renglon) ? {} : { con_transferencia: true });

/** A late day that the payment takes back stays in the ledger, marked, and leaves the day's list. */
function cancelarAtraso({ tx, actor, ahora }: Cambio, renglon: MovimientoDoc, atraso: string): void {
  const cancelado = { fecha: ahora, por: actor.uid, id_movimiento: renglon.id_movimiento };
  tx.update(movimientos(renglon.id_credito).doc(atraso), { cancelado });
}

/** The figures of a credit that its audit keeps. */
export const figurasDe = ({
  total_pagado_centavos,
  saldo_centavos,
  atrasos,
  estado_credito,
}: Pick<CreditoDoc, 'total_pagado_centavos' | 'saldo_centavos' | 'atrasos' | 'estado_credito'>) => ({
  total_pagado_centavos,
  saldo_centavos,
  atrasos,
  estado_credito,
});

/**
 * Books a row of the ledger that was decided: the row, the credit, the collector's sums, day and cash box, and
 * the audit, without reading anything more. Returns the credit as it is afterwards.
 */
export function asentarRenglon(
  cambio: Cambio,
  { credito, renglon: nuevo, alCerrar, atrasoOlvidado, accion, ademas, huella }: RenglonNuevo,
): CreditoDoc {
  const debido = debidoAntesDe(credito, nuevo, cambio.negocio);
  const renglon = {
    ...nuevo,
    ...(debido && { debido }),
    ...interesAlNacer(credito, nuevo),
    ...(esTrasCastigo(credito, nuevo) && { tras_castigo: true as const }),
    ...bancoAlNacer(nuevo),
    ...conReferencia(nuevo),
  };
  const { id_movimiento, id_cobrador, tipo, monto_centavos, fecha } = renglon;
  const { cambios, cancela_atraso, reparto } = efectosDeGestion(credito, renglon, atrasoOlvidado);
  const fila = (id: string) => idFila(credito.id_credito, id);
  const { fecha_ultima_gestion } = cambios;
  const visitado = tipo !== 'liquidacion' && fecha_ultima_gestion;

  cambio.tx.create(movimientos(credito.id_credito).doc(id_movimiento), renglon);
  cobrarEnCaja(cambio, credito, renglon);
  if (cancela_atraso !== null) cancelarAtraso(cambio, renglon, cancela_atraso.id_movimiento);
  const despues = asentarEfectos(cambio, {
    credito,
    cambios: { ...cambios, ...alCerrar, ...conTransferencia(renglon), ...ademas?.credito },
    reparto,
    de: id_cobrador,
    filas: [
      ...(estaVivo(renglon)
        ? [{ id_cobrador, fecha, id: fila(id_movimiento), fila: filaDe(credito, renglon) }]
        : []),
      ...(cancela_atraso === null
        ? []
        : [
            {
              id_cobrador: cancela_atraso.id_cobrador,
              fecha,
              id: fila(cancela_atraso.id_movimiento),
              fila: null,
            },
          ]),
    ],
    cliente: { ...(visitado && { ultima_visita: visitado }), ...ademas?.cliente },
  });
  anotar(cambio, {
    accion,
    documento: `creditos/${credito.id_credito}/movimientos/${id_movimiento}`,
    id_cobrador,
    cliente: credito,
    antes: figurasDe(credito),
    despues: { tipo, monto_centavos, fecha, ...huellaDeForma(renglon), ...figurasDe(despues), ...huella },
  });
  return despues;
}
