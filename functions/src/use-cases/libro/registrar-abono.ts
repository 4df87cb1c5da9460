import type { Cuerpo, registrarAbono as contrato, Respuesta } from '@leal/contract';
import type { CreditoDoc, SolicitudDoc } from '@leal/contract/documentos';
import { abonosSinAprobacion, type DecisionGestion, idPago } from '@leal/domain';
import { creditos } from '../../data/creditos.ts';
import { solicitudes } from '../../data/solicitudes.ts';
import { exigirAlcance } from '../../context/actor.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { comoTarea, exigirQueQuede, type Tarea } from '../solicitudes/tarea.ts';
import { abrirPagoPorAprobar } from './abrir-multiple.ts';
import { type CapturaValida, exigirCaptura } from './captura.ts';
import { decidirGestionDe } from './decidir-gestion.ts';
import { presentarRegistrado, resumenDe } from './presentar-registrado.ts';
import { errorDeGestion } from './rechazar-gestion.ts';
import { asentarGestion } from './asentar-gestion.ts';

type Contrato = typeof contrato;
type Abono = {
  readonly credito: CreditoDoc;
  readonly captura: CapturaValida;
  readonly datos: Cuerpo<Contrato>;
  readonly tarea: Tarea | undefined;
};
type Lee = { credito: ReturnType<typeof creditos.doc>; tarea?: ReturnType<typeof solicitudes.doc> };
type Leida = {
  readonly cuerpo: Cuerpo<Contrato>;
  readonly credito: CreditoDoc;
  readonly tarea: SolicitudDoc | undefined;
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
  const { credito, captura, datos, tarea } = abono;
  const { negocio } = cambio;
  switch (decision.tipo) {
    case 'registrado': {
      const despues = asentarGestion(cambio, {
        credito,
        decision,
        captura,
        datos,
        tarea,
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

/** The task that the cash comes from: it must be the caller's own, and of this credit. */
function tareaDe({ actor }: Cambio, { cuerpo, credito, tarea }: Leida): Tarea | undefined {
  if (cuerpo.id_solicitud_tarea === undefined) return undefined;
  const suya = comoTarea(exigirAlcance(actor, tarea));
  if (suya.id_credito === credito.id_credito) return suya;
  throw new ErrorApp('NO_ELEGIBLE', 'Este efectivo es de otro crédito.');
}

/** Cash of a task may only become a normal payment of its day, so that it is counted once. */
function exigirPago({ negocio }: Cambio, tarea: Tarea, decision: DecisionGestion): void {
  if (decision.tipo === 'requiere_aprobacion') {
    const tope = abonosSinAprobacion(negocio.parametros);
    throw new ErrorApp('NO_ELEGIBLE', `Desde una tarea se registran hasta ${tope} abonos al día.`);
  }
  if (decision.tipo === 'aprobacion_pendiente') throw new ErrorApp('SOLICITUD_PENDIENTE');
  if (decision.tipo !== 'registrado') return;
  if (decision.movimiento !== 'pago')
    throw new ErrorApp('NO_ELEGIBLE', 'Escribe cuánto de este efectivo se registra.');
  exigirQueQuede(tarea, decision.monto);
}

/**
 * A payment, a visit (0), or a request to the manager from 6 abonos on. A payment from a task reads that request
 * too, in the same round trip. It is the day's payment like any other: if the day has one, 'already registered'.
 */
export const registrarAbono: CasoCambio<Contrato, Lee> = {
  leer: ({ cuerpo: { id_credito, id_solicitud_tarea: id } }) => ({
    credito: creditos.doc(id_credito),
    ...(id !== undefined && { tarea: solicitudes.doc(id) }),
  }),
  ejecutar: ({ cuerpo }, cambio, leidos) => {
    const credito = exigirAlcance(cambio.actor, leidos.credito);
    const tarea = tareaDe(cambio, { cuerpo, credito, tarea: leidos.tarea });
    const captura = exigirCaptura(cuerpo, cambio.ahora, cambio.negocio);
    const decision = decidirGestionDe(cambio, credito, captura, { tipo: 'abono', monto: cuerpo.monto });
    if (tarea) exigirPago(cambio, tarea, decision);
    return aplicar(cambio, { credito, captura, datos: cuerpo, tarea }, decision);
  },
};
