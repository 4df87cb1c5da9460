import { type Cuerpo, type enviarAbonoAlGerente as contrato, registrarAbono } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import { decisionSinLugar, formaDe } from '@leal/domain';
import * as z from 'zod/mini';
import { creditos } from '../../data/creditos.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { type Cambio, guardarRespuesta } from '../../context/transaccion.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { claveDeCambio } from '../../platform/idempotencia.ts';
import { exigirCaptura, exigirSuyoAlTocar } from './captura.ts';
import { decidirGestionDe } from './decidir-gestion.ts';
import { exigirTransferencia } from './exigir-transferencia.ts';
import { recibirRechazado } from './recibir-rechazado.ts';
import { errorDeGestion } from './rechazar-gestion.ts';

type Contrato = typeof contrato;

/** The reason why it cannot be booked now; the collector may say that it is other cash than what the day holds. */
function hallarRechazo(cambio: Cambio, cuerpo: Cuerpo<Contrato>, leido: CreditoDoc | undefined): ErrorApp {
  try {
    const credito = exigirSuyoAlTocar(cambio, leido, cuerpo);
    const captura = exigirCaptura(cuerpo, cambio.ahora, cambio.negocio);
    exigirTransferencia(cambio, captura, cuerpo);
    const decision = decidirGestionDe(cambio, credito, captura, {
      tipo: 'abono',
      monto: cuerpo.monto,
      forma: formaDe(cuerpo),
    });
    const sinLugar = decisionSinLugar(decision, cuerpo.monto);
    if (sinLugar) return errorDeGestion(sinLugar);
    if (decision.tipo === 'ya_registrado' || decision.tipo === 'aprobacion_pendiente')
      return errorDeGestion(decision);
    return new ErrorApp('NO_ELEGIBLE', 'El cobrador pidió que lo decida el gerente.');
  } catch (error) {
    if (error instanceof ErrorApp) return error;
    throw error;
  }
}

/**
 * A refused payment goes to the manager, under the key of that payment: what it has become already is the answer. An id
 * that was never the caller's is refused. The key is taken from then on: a phone that came back older and sends the
 * payment itself is refused, so that its cash cannot be booked beside its request.
 */
export const enviarAlGerente = {
  leer: ({ cuerpo }) => ({ credito: creditos.doc(cuerpo.id_credito) }),
  ejecutar: async ({ cuerpo }, cambio, { credito }) => {
    const { clave, ...abono } = cuerpo;
    const claveDelAbono = claveDeCambio(cambio.actor.uid, registrarAbono, clave, cuerpo);
    const rechazo = hallarRechazo(cambio, cuerpo, credito);
    const respuesta = await recibirRechazado(
      { ...cambio, clave: claveDelAbono.hash },
      { credito, abono, rechazo },
    );
    if (respuesta.tipo === 'tardia') {
      const json = JSON.stringify(z.encode(registrarAbono.respuesta, respuesta));
      guardarRespuesta(cambio, claveDelAbono, true, { estado: 202, json });
    }
    return respuesta;
  },
} satisfies CasoCambio<Contrato, { credito: ReturnType<typeof creditos.doc> }>;
