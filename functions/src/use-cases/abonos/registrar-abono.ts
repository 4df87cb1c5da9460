import type { Cuerpo, registrarAbono as contrato, Respuesta } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import { type DecisionGestion, idPago } from '@leal/domain';
import { creditos } from '../../data/creditos.ts';
import { exigirAlcance } from '../../platform/actor.ts';
import type { CasoCambio } from '../../platform/caso.ts';
import type { Cambio } from '../../platform/transaccion.ts';
import { resumenDe } from '../creditos/presentar-credito.ts';
import { abrirPagoPorAprobar } from './abrir-multiple.ts';
import { type CapturaValida, exigirCaptura } from './captura.ts';
import { decidir } from './decidir.ts';
import { presentarRegistrado } from './presentar-registrado.ts';
import { errorDeGestion } from './rechazar-gestion.ts';
import { registrarMovimiento } from './registrar-movimiento.ts';

type Contrato = typeof contrato;
type Abono = {
  readonly credito: CreditoDoc;
  readonly captura: CapturaValida;
  readonly datos: Cuerpo<Contrato>;
};
type PorAprobar = Extract<DecisionGestion, { monto_por_abono: unknown }>;

const porAprobar = (
  { negocio }: Cambio,
  credito: CreditoDoc,
  id_solicitud: string,
  { monto_total, cantidad_abonos, monto_por_abono }: PorAprobar,
): Respuesta<Contrato> => ({
  yaRegistrado: false,
  requiereAprobacion: true,
  tipo: 'multiple',
  id_solicitud,
  monto_total,
  cantidad_abonos,
  monto_por_abono,
  resumen: resumenDe(credito, negocio),
});

/** Each decision of the day's rules with what it writes and answers. */
function aplicar(cambio: Cambio, abono: Abono, decision: DecisionGestion): Respuesta<Contrato> {
  const { credito, captura, datos } = abono;
  const { negocio } = cambio;
  switch (decision.tipo) {
    case 'registrado': {
      const despues = registrarMovimiento(cambio, {
        credito,
        decision,
        captura,
        datos,
        accion: 'abonos/registrar',
      });
      return {
        yaRegistrado: false,
        requiereAprobacion: false,
        tipo: decision.monto > 0 ? 'pago' : 'visita',
        id_pago: idPago(credito.id_credito, decision.id_movimiento),
        resumen: resumenDe(despues, negocio),
      };
    }
    case 'ya_registrado': {
      const registrado = presentarRegistrado(credito.id_credito, decision.registrado);
      const tipo = registrado.tipo === 'pago' ? 'pago' : 'visita';
      const resumen = resumenDe(credito, negocio);
      return {
        yaRegistrado: true,
        requiereAprobacion: false,
        tipo,
        id_pago: registrado.id_pago,
        registrado,
        resumen,
      };
    }
    case 'requiere_aprobacion': {
      const id = abrirPagoPorAprobar(cambio, { credito, captura, decision, motivo: datos.motivo });
      return porAprobar(cambio, credito, id, decision);
    }
    case 'aprobacion_pendiente':
      return porAprobar(cambio, credito, decision.id_solicitud, decision);
    default:
      throw errorDeGestion(decision);
  }
}

/** A payment, a visit (0), or a request to the manager from 6 abonos on. */
export const registrarAbono = {
  leer: ({ cuerpo }) => ({ credito: creditos.doc(cuerpo.id_credito) }),
  ejecutar: ({ cuerpo }, cambio, leidos) => {
    const credito = exigirAlcance(cambio.actor, leidos.credito);
    const captura = exigirCaptura(cuerpo, cambio.ahora, cambio.negocio);
    const decision = decidir(cambio, credito, captura, { tipo: 'abono', monto: cuerpo.monto });
    return aplicar(cambio, { credito, captura, datos: cuerpo }, decision);
  },
} satisfies CasoCambio<Contrato, { credito: ReturnType<typeof creditos.doc> }>;
