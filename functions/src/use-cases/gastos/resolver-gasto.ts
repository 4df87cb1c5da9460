import type { Visto } from '@leal/contract';
import type { GastoDoc } from '@leal/contract/documentos';
import { type DecisionSolicitud, efectoDeGasto, fechaLocal } from '@leal/domain';
import { avisarResolucion } from '../../data/avisos.ts';
import { anotar, type Marcas } from '../../data/bitacora.ts';
import { gastos } from '../../data/gastos.ts';
import { moverDias, moverTotales } from '../../data/totales.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { gastarDeCaja } from '../caja/asentar-en-caja.ts';
import { exigirMotivo } from '../solicitudes/exigir-motivo.ts';
import { exigirResolucion } from '../solicitudes/exigir-resolucion.ts';
import { exigirVisto, sinVisto } from '../vistos/exigir-visto.ts';
import { vistoDeGasto } from '../vistos/visto-de.ts';

type RespuestaSobreGasto = {
  /** The expense as this transaction read it; undefined: 404. */
  readonly gasto: GastoDoc | undefined;
  readonly decision: DecisionSolicitud;
  /** A rejection needs it. */
  readonly motivo_rechazo?: string | undefined;
  /** The values that the question showed. */
  readonly visto?: Visto | undefined;
};

/** The sums, and the cash of the day of approval, which is handed in with that much less. */
function moverSumas({ tx, ahora }: Cambio, antes: GastoDoc, despues: GastoDoc): void {
  const { totales, dias } = efectoDeGasto(antes, despues);
  const { id_cobrador } = antes;
  moverTotales(tx, id_cobrador, totales, { hoy: fechaLocal(ahora) });
  moverDias(tx, id_cobrador, { dias }, ahora);
}

function avisarYAnotar(cambio: Cambio, gasto: GastoDoc, marcas: Marcas): void {
  const { id_gasto, id_cobrador, estado, motivo_rechazo, monto_centavos } = gasto;
  const resolucion = {
    id: id_gasto,
    tipo: 'gasto',
    estado,
    nombre_cliente: '',
    fecha: cambio.ahora,
    monto_centavos,
  };
  avisarResolucion(cambio.tx, id_cobrador, resolucion, { ruta: false });
  anotar(cambio, {
    accion: estado === 'aprobada' ? 'gastos/aprobar' : 'gastos/rechazar',
    documento: `gastos/${id_gasto}`,
    id_cobrador,
    antes: { estado: 'pendiente' },
    despues: { estado, motivo_rechazo, monto_centavos },
    ...marcas,
  });
}

/**
 * A pending expense is decided, by route or by callable: the document, the collector's sums, cash and notice,
 * and the audit. Reads nothing more than the caller's transaction has read. Returns it as it is afterwards.
 * 400 without a reason to reject, 404, 409 YA_PROCESADA and CAMBIO_MIENTRAS.
 */
export function resolverGasto(cambio: Cambio, resolucion: RespuestaSobreGasto): GastoDoc {
  const { gasto, decision, visto } = resolucion;
  const { actor, ahora, tx } = cambio;
  if (gasto === undefined) throw new ErrorApp('NO_ENCONTRADO');
  const motivo_rechazo = decision === 'aprobar' ? null : exigirMotivo(resolucion);
  const pedido = { estado: gasto.estado, decision, solicitante: gasto.id_cobrador };
  const { estado, decision_propia } = exigirResolucion(cambio, pedido);
  exigirVisto('gasto', visto, vistoDeGasto(gasto));
  const cambios = {
    estado,
    motivo_rechazo,
    fecha_respuesta: ahora,
    fecha_aprobacion: estado === 'aprobada' ? fechaLocal(ahora) : null,
    id_gerente: actor.uid,
    nombre_gerente: actor.nombre,
  };
  const despues: GastoDoc = { ...gasto, ...cambios };
  tx.update(gastos.doc(gasto.id_gasto), cambios);
  moverSumas(cambio, gasto, despues);
  gastarDeCaja(cambio, despues);
  avisarYAnotar(cambio, despues, { decision_propia, ...sinVisto(visto) });
  return despues;
}
