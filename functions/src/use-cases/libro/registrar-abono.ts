import type { Cuerpo, registrarAbono as contrato, Respuesta } from '@leal/contract';
import type { CreditoDoc, SolicitudDoc } from '@leal/contract/documentos';
import {
  abonosSinAprobacion,
  type DecisionGestion,
  decisionSinLugar,
  type Fecha,
  formaDe,
  gestionDe,
  referenciaNormal,
  idPago,
  campoDePago,
  quienHizo,
} from '@leal/domain';
import { ligarALaSolicitud, ligarAlRenglon } from '../../data/comprobantes.ts';
import { creditos } from '../../data/creditos.ts';
import { solicitudes } from '../../data/solicitudes.ts';
import { exigirAlcance } from '../../context/actor.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { comoTarea, exigirQueQuede, type Tarea } from '../solicitudes/tarea.ts';
import { abrirPagoPorAprobar } from './abrir-multiple.ts';
import { type CapturaValida, exigirCaptura, exigirSuyoAlTocar, quienCobra } from './captura.ts';
import { decidirGestionDe } from './decidir-gestion.ts';
import { exigirTransferencia } from './exigir-transferencia.ts';
import { leerRenglonDeClave } from './leer-asentada.ts';
import { porAprobar, yaAsentado, yaRegistrado } from './presentar-abono.ts';
import { presentarRegistrado, resumenDe } from './presentar-registrado.ts';
import { recibirRechazado, traeEfectivo } from './recibir-rechazado.ts';
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
  readonly credito: CreditoDoc | undefined;
  readonly tarea: SolicitudDoc | undefined;
};

/** Each decision of the day's rules with what it writes and answers. */
async function aplicar(
  cambio: Cambio,
  abono: Abono,
  decision: DecisionGestion,
): Promise<Respuesta<Contrato>> {
  const { credito, captura, datos, tarea } = abono;
  const { negocio } = cambio;
  switch (decision.tipo) {
    case 'registrado': {
      const { despues, dicho } = await asentarGestion(cambio, {
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
        ...dicho,
      };
    }
    case 'ya_registrado':
      await ligarAlRenglon(cambio, credito, decision.registrado.id_movimiento);
      return yaRegistrado(cambio, credito, presentarRegistrado(credito.id_credito, decision.registrado));
    case 'requiere_aprobacion': {
      const id = abrirPagoPorAprobar(cambio, { credito, captura, decision, datos });
      return porAprobar(cambio, credito, id, decision);
    }
    case 'aprobacion_pendiente':
      await ligarALaSolicitud(cambio, decision.id_solicitud);
      return porAprobar(cambio, credito, decision.id_solicitud, decision);
    default:
      throw errorDeGestion(decision);
  }
}

/** The task that the cash comes from: it must be the caller's own, and of this credit. */
function tareaDe({ actor }: Cambio, credito: CreditoDoc, { cuerpo, tarea }: Leida): Tarea | undefined {
  if (cuerpo.id_solicitud_tarea === undefined) return undefined;
  const origen = comoTarea(exigirAlcance(actor, tarea));
  if (origen.id_credito === credito.id_credito) return origen;
  throw new ErrorApp('NO_ELEGIBLE', 'Este efectivo es de otro crédito.');
}

/** Cash that a manager left in the caller's hands is registered on its credit, whoever has that by now, or works its route. */
const deSuTarea = ({ actor }: Cambio, { credito, tarea }: Leida): CreditoDoc | undefined =>
  tarea?.id_cobrador === actor.uid && tarea.id_credito === credito?.id_credito ? credito : undefined;

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

/** The day's transfer was said to be under another reference: this is not that one. Where either says none, it may be. */
function esOtraReferencia(credito: CreditoDoc, fecha: Fecha, { transferencia }: Cuerpo<Contrato>): boolean {
  const { referencia: una } = gestionDe(credito.gestiones, fecha).transferencia ?? {};
  const { referencia: otra } = transferencia ?? {};
  return una !== undefined && otra !== undefined && referenciaNormal(una) !== referenciaNormal(otra);
}

/** That day's payment, or the one that waits, was taken by somebody else: this cash is not that one. */
function esDeOtro({ actor }: Cambio, credito: CreditoDoc, fecha: Fecha, abono: Cuerpo<Contrato>): boolean {
  const dia = gestionDe(credito.gestiones, fecha);
  const espera = dia.multiple && formaDe(dia.multiple) === formaDe(abono) ? dia.multiple : undefined;
  const hecho = dia[campoDePago(abono)] ?? espera;
  return hecho !== undefined && quienHizo(credito, hecho) !== quienCobra(actor, credito);
}

/** Does what the rules make of it; a refusal is thrown before anything is written. */
async function registrar(cambio: Cambio, leida: Leida): Promise<Respuesta<Contrato>> {
  const { cuerpo } = leida;
  const credito = deSuTarea(cambio, leida) ?? exigirSuyoAlTocar(cambio, leida.credito, cuerpo);
  const tarea = tareaDe(cambio, credito, leida);
  const captura = exigirCaptura(cuerpo, cambio.ahora, cambio.negocio);
  exigirTransferencia(cambio, captura, cuerpo);
  const decision = decidirGestionDe(cambio, credito, captura, {
    tipo: 'abono',
    monto: cuerpo.monto,
    forma: formaDe(cuerpo),
  });
  if (tarea) exigirPago(cambio, tarea, decision);
  const esOtro =
    esDeOtro(cambio, credito, captura.fecha, cuerpo) || esOtraReferencia(credito, captura.fecha, cuerpo);
  const deOtro = cuerpo.monto > 0 && esOtro;
  const sinLugar = deOtro || traeEfectivo(cuerpo) ? decisionSinLugar(decision, cuerpo.monto, deOtro) : null;
  if (sinLugar) throw errorDeGestion(sinLugar);
  return aplicar(cambio, { credito, captura, datos: cuerpo, tarea }, decision);
}

/**
 * A payment, a visit (0), or a request to the manager from 6 abonos on. A payment from a task reads that request
 * too, in the same round trip. It is the day's payment like any other: if the day has one, 'already registered'.
 * Cash that a phone says was taken is never only refused: it waits for a manager.
 */
export const registrarAbono: CasoCambio<Contrato, Lee> = {
  leer: ({ cuerpo: { id_credito, id_solicitud_tarea: id } }) => ({
    credito: creditos.doc(id_credito),
    ...(id !== undefined && { tarea: solicitudes.doc(id) }),
  }),
  ejecutar: async ({ cuerpo }, cambio, { credito, tarea }) => {
    try {
      return await registrar(cambio, { cuerpo, credito, tarea });
    } catch (error) {
      if (!(error instanceof ErrorApp) || !traeEfectivo(cuerpo)) throw error;
      return recibirRechazado(cambio, { credito, abono: cuerpo, rechazo: error });
    }
  },
  /** A phone that sends it after weeks is told what it became. */
  conClaveUsada: async ({ cuerpo }, cambio, { credito }, rechazo) => {
    if (cuerpo.dispositivo === undefined) throw rechazo;
    if (traeEfectivo(cuerpo)) return recibirRechazado(cambio, { credito, abono: cuerpo, rechazo });
    const creditoPropio = exigirSuyoAlTocar(cambio, credito, cuerpo);
    const renglon = await leerRenglonDeClave(cambio, creditoPropio.id_credito);
    if (!renglon) throw rechazo;
    return yaAsentado(cambio, creditoPropio, renglon);
  },
};
