import type {
  aprobarEdicionCliente,
  aprobarRenovacion,
  Cuerpo,
  rechazarEdicionCliente,
  rechazarRenovacion,
  resolverAbonosMultiples,
  resolverCapturaTardia,
  resolverEdicionPago,
  resolverEliminacionPago,
} from '@leal/contract';
import type { SolicitudDoc } from '@leal/contract/documentos';
import { interpretarIdPago } from '@leal/domain';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { solicitudes } from '../../data/solicitudes.ts';
import { editarDirecto, exigirMontoDirecto } from '../libro/editar-directo.ts';
import { exigirQuienDecide } from '../solicitudes/exigir-resolucion.ts';
import { presentarDe } from '../solicitudes/presentar-solicitud.ts';
import type { De, RespuestaGerente } from './manejador.ts';
import { resolverSolicitud } from './resolver-solicitud.ts';

/*
 * The spec's own routes for a decision (§7). They differ in where the id, the decision and the name of whoever
 * decides stand; a kind without such a route is decided by `resolverSolicitud` alone.
 */

type Lee = { solicitud: ReturnType<typeof solicitudes.doc> };

const porParametro = ({ parametros }: { readonly parametros: { readonly id: string } }): Lee => ({
  solicitud: solicitudes.doc(parametros.id),
});

const porCuerpo = ({ cuerpo }: { readonly cuerpo: { readonly id_solicitud: string } }): Lee => ({
  solicitud: solicitudes.doc(cuerpo.id_solicitud),
});

type PorEstado = Omit<RespuestaGerente, 'decision'> & {
  readonly estado: 'aprobada' | 'rechazada';
  readonly gerente_responde?: string | undefined;
};

type PorRuta = 'edicion_pago' | 'eliminacion_pago' | 'abonos_multiples' | 'captura_tardia';

/** PUT …/{id} {estado}. */
async function porEstado<T extends PorRuta>(
  cambio: Cambio,
  tipo: T,
  leida: SolicitudDoc | undefined,
  { estado, gerente_responde, ...dicho }: PorEstado,
): Promise<De<T>> {
  exigirQuienDecide(cambio.actor, gerente_responde);
  const decision = estado === 'aprobada' ? 'aprobar' : 'rechazar';
  return resolverSolicitud(cambio, leida, { ...dicho, decision, tipo });
}

/** The id of a payment instead of a request's: a direct edit. */
function editar(
  cambio: Cambio,
  id: string,
  leida: SolicitudDoc | undefined,
  cuerpo: Cuerpo<typeof resolverEdicionPago>,
): Promise<De<'edicion_pago'>> {
  const pago = interpretarIdPago(id);
  if (leida !== undefined || pago === null) return porEstado(cambio, 'edicion_pago', leida, cuerpo);
  exigirQuienDecide(cambio.actor, cuerpo.gerente_responde);
  const { comentario = '', efectivo_corregido, transferencia_nueva, visto } = cuerpo;
  const monto = exigirMontoDirecto(cuerpo);
  return editarDirecto(cambio, {
    ...pago,
    monto,
    comentario,
    efectivo_corregido,
    transferencia_nueva,
    visto,
  });
}

export const resolverEdicion: CasoCambio<typeof resolverEdicionPago, Lee> = {
  leer: porParametro,
  ejecutar: async ({ parametros, cuerpo }, cambio, { solicitud }) => ({
    solicitud: presentarDe(await editar(cambio, parametros.id, solicitud, cuerpo)),
  }),
};

export const resolverEliminacion: CasoCambio<typeof resolverEliminacionPago, Lee> = {
  leer: porParametro,
  ejecutar: async ({ cuerpo }, cambio, { solicitud }) => ({
    solicitud: presentarDe(await porEstado(cambio, 'eliminacion_pago', solicitud, cuerpo)),
  }),
};

export const resolverMultiple: CasoCambio<typeof resolverAbonosMultiples, Lee> = {
  leer: porParametro,
  ejecutar: async ({ cuerpo }, cambio, { solicitud }) => ({
    solicitud: presentarDe(await porEstado(cambio, 'abonos_multiples', solicitud, cuerpo)),
  }),
};

export const resolverTardia: CasoCambio<typeof resolverCapturaTardia, Lee> = {
  leer: porParametro,
  ejecutar: async ({ cuerpo }, cambio, { solicitud }) => ({
    solicitud: presentarDe(await porEstado(cambio, 'captura_tardia', solicitud, cuerpo)),
  }),
};

/** POST …/{id}/aprobar and …/rechazar. */
async function editarCliente(cambio: Cambio, leida: SolicitudDoc | undefined, respuesta: RespuestaGerente) {
  const decidida = await resolverSolicitud(cambio, leida, { ...respuesta, tipo: 'edicion_cliente' });
  return { solicitud: presentarDe(decidida) };
}

export const aprobarEdicion: CasoCambio<typeof aprobarEdicionCliente, Lee> = {
  leer: porParametro,
  ejecutar: ({ cuerpo }, cambio, { solicitud }) =>
    editarCliente(cambio, solicitud, { ...cuerpo, decision: 'aprobar' }),
};

export const rechazarEdicion: CasoCambio<typeof rechazarEdicionCliente, Lee> = {
  leer: porParametro,
  ejecutar: ({ cuerpo }, cambio, { solicitud }) =>
    editarCliente(cambio, solicitud, { ...cuerpo, decision: 'rechazar' }),
};

export const aprobarRenovar: CasoCambio<typeof aprobarRenovacion, Lee> = {
  leer: porCuerpo,
  ejecutar: async ({ cuerpo: { id_gerente, comentario, visto } }, cambio, leidos) => {
    exigirQuienDecide(cambio.actor, id_gerente);
    const respuesta = { decision: 'aprobar', comentario, visto, tipo: 'renovacion' } as const;
    const solicitud = presentarDe(await resolverSolicitud(cambio, leidos.solicitud, respuesta));
    return { solicitud, id_credito: solicitud.id_credito_nuevo ?? '' };
  },
};

export const rechazarRenovar: CasoCambio<typeof rechazarRenovacion, Lee> = {
  leer: porCuerpo,
  ejecutar: async ({ cuerpo: { id_gerente, motivo_rechazo, visto } }, cambio, leidos) => {
    exigirQuienDecide(cambio.actor, id_gerente);
    const respuesta = { decision: 'rechazar', motivo_rechazo, visto, tipo: 'renovacion' } as const;
    return { solicitud: presentarDe(await resolverSolicitud(cambio, leidos.solicitud, respuesta)) };
  },
};
