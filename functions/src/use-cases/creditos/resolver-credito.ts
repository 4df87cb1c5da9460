import type { Visto } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import {
  activarCredito,
  type DecisionSolicitud,
  efectoDeCredito,
  entregaAlAprobar,
  fechaLocal,
} from '@leal/domain';
import { avisarResolucion } from '../../data/avisos.ts';
import { anotar, type Marcas } from '../../data/bitacora.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { exigirResolucion } from '../solicitudes/exigir-resolucion.ts';
import { exigirSinCastigo } from '../vistos/exigir-sin-castigo.ts';
import { exigirVisto, sinVisto } from '../vistos/exigir-visto.ts';
import { vistoDeCredito } from '../vistos/visto-de.ts';
import { asentarEfectos } from '../libro/asentar-efectos.ts';

type RespuestaSobreCredito = {
  /** The credit as this transaction read it; undefined: 404. */
  readonly credito: CreditoDoc | undefined;
  readonly decision: DecisionSolicitud;
  /** The collector sees it. */
  readonly comentario?: string | undefined;
  /** The values that the question showed. */
  readonly visto?: Visto | undefined;
};

/** Approved, it starts today: the next collectable day is its first one. */
function cambiosDe(
  { actor, ahora, negocio }: Cambio,
  credito: CreditoDoc,
  estado: 'Aprobado' | 'Rechazado',
  comentario: string,
): Partial<CreditoDoc> {
  const decision = { estado, id_gerente: actor.uid, nombre_gerente: actor.nombre, fecha: ahora, comentario };
  if (estado === 'Rechazado') return { decision, estado_credito: estado };
  return {
    decision,
    ...activarCredito(credito, fechaLocal(ahora), negocio),
    ...entregaAlAprobar(credito.monto_entregado_centavos),
  };
}

const figurasDe = ({ estado_credito, fecha_inicio, fecha_vencimiento }: CreditoDoc) => ({
  estado_credito,
  fecha_inicio,
  fecha_vencimiento,
});

function avisarYAnotar(cambio: Cambio, antes: CreditoDoc, despues: CreditoDoc, marcas: Marcas) {
  const {
    id_credito: id,
    id_cobrador,
    nombre: nombre_cliente,
    monto_solicitado_centavos: monto_centavos,
  } = antes;
  const aprobado = despues.estado_credito === 'Aprobado';
  const estado = aprobado ? ('aprobada' as const) : ('rechazada' as const);
  const resolucion = { id, tipo: 'credito', estado, nombre_cliente, monto_centavos, fecha: cambio.ahora };
  avisarResolucion(cambio.tx, id_cobrador, resolucion, { ruta: aprobado });
  anotar(cambio, {
    accion: aprobado ? 'clientes/aprobar-credito' : 'clientes/rechazar-credito',
    documento: `creditos/${id}`,
    id_cobrador,
    cliente: antes,
    antes: figurasDe(antes),
    despues: { ...figurasDe(despues), comentario: despues.decision?.comentario ?? '' },
    ...marcas,
  });
}

/**
 * A pending credit is decided, by route or by callable: the credit and its client, the
 * collector's sums and notice, and the audit. An approval reads who left a loan unpaid under that name, whenever this one was asked
 * for: written off and approved at once, one of the two is first. Returns it as it is afterwards. 404, 409 YA_PROCESADA and CAMBIO_MIENTRAS,
 * 422 CLIENTE_CASTIGADO; 403 when a second manager is demanded.
 */
export async function resolverCredito(
  cambio: Cambio,
  resolucion: RespuestaSobreCredito,
): Promise<CreditoDoc> {
  const { credito, decision, comentario = '', visto } = resolucion;
  if (credito === undefined) throw new ErrorApp('NO_ENCONTRADO');
  const { estado, decision_propia } = exigirResolucion(cambio, {
    estado: credito.estado_credito === 'Pendiente' ? 'pendiente' : 'aprobada',
    decision,
    solicitante: credito.registrado_por ?? credito.id_cobrador,
  });
  exigirVisto('credito', visto, vistoDeCredito(credito));
  if (estado === 'aprobada') await exigirSinCastigo(cambio, credito);
  const cambios = cambiosDe(cambio, credito, estado === 'aprobada' ? 'Aprobado' : 'Rechazado', comentario);
  const reparto = efectoDeCredito(credito, { ...credito, ...cambios });
  const despues = asentarEfectos(cambio, { credito, cambios, reparto });
  avisarYAnotar(cambio, credito, despues, { decision_propia, ...sinVisto(visto) });
  return despues;
}
