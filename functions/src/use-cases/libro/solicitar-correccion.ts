import type {
  solicitarEdicionPago as contratoEdicion,
  solicitarEliminacionPago as contratoEliminacion,
} from '@leal/contract';
import type { CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import { interpretarIdPago, type Transferencia } from '@leal/domain';
import { creditos, movimientos } from '../../data/creditos.ts';
import { exigirAlcance, exigirPropio } from '../../context/actor.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { abrirSolicitud } from '../solicitudes/abrir-solicitud.ts';
import { exigirQueQuepa } from './corregir-pago.ts';
import { exigirFormaNueva } from './exigir-forma-nueva.ts';
import { exigirCorregible } from './leer-correccion.ts';

type Refs = {
  credito: ReturnType<typeof creditos.doc>;
  pago: ReturnType<ReturnType<typeof movimientos>['doc']>;
};
type Leidos = { readonly credito: CreditoDoc | undefined; readonly pago: MovimientoDoc | undefined };
type Pago = { readonly credito: CreditoDoc; readonly pago: MovimientoDoc };

function refs(id_pago: string): Refs {
  const partes = interpretarIdPago(id_pago);
  if (partes === null) throw new Error(`The contract let ${id_pago} through`);
  const { id_credito, id_movimiento } = partes;
  return { credito: creditos.doc(id_credito), pago: movimientos(id_credito).doc(id_movimiento) };
}

/**
 * The payment must be the caller's own, whosever the credit is by now, still correctable, and without an open request of
 * either kind.
 */
function exigirPedible({ actor }: Cambio, leidos: Leidos): Pago {
  const pago = exigirAlcance(actor, leidos.pago);
  const { credito } = leidos;
  const sigue = credito?.tambien_de?.includes(actor.uid) ? credito : exigirAlcance(actor, credito);
  const propio = { credito: sigue, pago };
  exigirCorregible(propio);
  if (propio.pago.solicitud_abierta !== null) throw new ErrorApp('SOLICITUD_PENDIENTE');
  return propio;
}

/** The form that the payment has, and the one that is asked for it. */
export const formaPedida = (
  { transferencia }: MovimientoDoc,
  transferencia_nueva?: Transferencia | null,
) => ({
  ...(transferencia && { transferencia }),
  ...(transferencia_nueva !== undefined && { transferencia_nueva }),
});

/** The fields of the payment that both kinds keep. */
const sobre = ({ credito, pago: { id_cobrador } }: Pago, datos: object) => ({
  de: { ...credito, id_cobrador },
  id_credito: credito.id_credito,
  despues: { id_credito: credito.id_credito, ...datos },
});

/** Asks for another amount, which together with all other payments may not exceed the loan. */
export const solicitarEdicionPago = {
  leer: ({ cuerpo }) => refs(cuerpo.id_pago),
  ejecutar: async ({ cuerpo }, cambio, leidos) => {
    const { monto_nuevo, motivo, solicitante, efectivo_corregido, transferencia_nueva } = cuerpo;
    exigirPropio(cambio.actor, solicitante);
    const propio = exigirPedible(cambio, leidos);
    exigirQueQuepa(propio, monto_nuevo);
    await exigirFormaNueva(cambio, propio, transferencia_nueva);
    const datos = {
      id_movimiento: propio.pago.id_movimiento,
      monto_pagado_centavos: propio.pago.monto_centavos,
      monto_nuevo_centavos: monto_nuevo,
      monto_aprobado_centavos: null,
      ...(efectivo_corregido && { efectivo_corregido }),
      ...formaPedida(propio.pago, transferencia_nueva),
    };
    const pedida = { tipo: 'edicion_pago', datos, motivo, ...sobre(propio, datos) } as const;
    return { id_solicitud: abrirSolicitud(cambio, pedida).id_solicitud };
  },
} satisfies CasoCambio<typeof contratoEdicion, Refs>;

export const solicitarEliminacionPago = {
  leer: ({ cuerpo }) => refs(cuerpo.id_pago),
  ejecutar: ({ cuerpo: { motivo, efectivo_corregido } }, cambio, leidos) => {
    const propio = exigirPedible(cambio, leidos);
    const { id_movimiento, monto_centavos } = propio.pago;
    const datos = {
      id_movimiento,
      monto_pago_centavos: monto_centavos,
      ...(efectivo_corregido && { efectivo_corregido }),
      ...formaPedida(propio.pago),
    };
    const pedida = { tipo: 'eliminacion_pago', datos, motivo, ...sobre(propio, datos) } as const;
    return { id_solicitud: abrirSolicitud(cambio, pedida).id_solicitud };
  },
} satisfies CasoCambio<typeof contratoEliminacion, Refs>;
