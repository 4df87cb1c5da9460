import type { CreditoDoc } from '@leal/contract/documentos';
import {
  type DecisionGestion,
  decidirGestion,
  fechaLocal,
  llegadoHoy,
  type GestionPedida,
} from '@leal/domain';
import type { Cambio } from '../../context/transaccion.ts';
import type { CapturaValida } from './captura.ts';

/** Asks the rules of the day; the approval rule counts what arrived on the server's day. */
export const decidirGestionDe = (
  { negocio, ahora }: Cambio,
  credito: CreditoDoc,
  captura: CapturaValida,
  peticion: GestionPedida,
): DecisionGestion =>
  decidirGestion({
    peticion,
    credito,
    instante: captura.instante,
    fecha: captura.fecha,
    abonos_llegados_hoy: llegadoHoy(credito, fechaLocal(ahora)),
    negocio,
  });
