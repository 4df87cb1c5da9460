import type { SolicitudDoc } from '@leal/contract/documentos';
import { creditos, movimientos } from '../../data/creditos.ts';
import type { Cambio } from '../../context/transaccion.ts';

/**
 * Takes away the pointer to a request that is decided: its payment's or its credit's next one may be
 * asked for. That of several abonos is part of its day and goes with it.
 */
export function soltar({ tx }: Cambio, solicitud: SolicitudDoc): void {
  const { tipo, id_credito } = solicitud;
  if (id_credito === null) return;
  const credito = creditos.doc(id_credito);
  switch (tipo) {
    case 'edicion_pago':
    case 'eliminacion_pago':
      tx.update(movimientos(id_credito).doc(solicitud.datos.id_movimiento), { solicitud_abierta: null });
      break;
    case 'edicion_cliente':
      tx.update(credito, { solicitud_edicion_cliente: null });
      break;
    case 'renovacion':
      tx.update(credito, { solicitud_renovacion: null });
      break;
    case 'abonos_multiples':
    case 'captura_tardia':
      break;
    default:
      solicitud satisfies never;
  }
}
