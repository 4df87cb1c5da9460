import type {
  Cuerpo,
  resolverAbonosMultiples,
  resolverEdicionPago,
  resolverEliminacionPago,
} from '@leal/contract';
import type { SolicitudDoc } from '@leal/contract/documentos';
import { leerIdPago } from '@leal/domain';
import { solicitudes } from '../../data/solicitudes.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { editarDirecto, exigirMontoDirecto } from '../libro/editar-directo.ts';
import { exigirQuienDecide } from '../solicitudes/exigir-resolucion.ts';
import type { De, Resolucion } from './manejador.ts';
import { presentarDe } from '../solicitudes/presentar-solicitud.ts';
import { resolver } from './resolver.ts';

/* The spec's PUT …/{id} {estado}: one's own decision of a payment's request. */

type Lee = { solicitud: ReturnType<typeof solicitudes.doc> };
type TipoDePago = 'edicion_pago' | 'eliminacion_pago' | 'abonos_multiples';
type PorEstado = Omit<Resolucion, 'decision'> & {
  readonly estado: 'aprobada' | 'rechazada';
  readonly gerente_responde?: string | undefined;
};

const leer = ({ parametros }: { readonly parametros: { readonly id: string } }): Lee => ({
  solicitud: solicitudes.doc(parametros.id),
});

function resolverDe<T extends TipoDePago>(
  cambio: Cambio,
  tipo: T,
  leida: SolicitudDoc | undefined,
  { estado, gerente_responde, ...dicho }: PorEstado,
): Promise<De<T>> {
  exigirQuienDecide(cambio.actor, gerente_responde);
  const decision = estado === 'aprobada' ? 'aprobar' : 'rechazar';
  return resolver(cambio, leida, { ...dicho, decision, tipo });
}

/** What is no request's id may be a payment's: a direct edit. */
function editar(
  cambio: Cambio,
  id: string,
  leida: SolicitudDoc | undefined,
  cuerpo: Cuerpo<typeof resolverEdicionPago>,
): Promise<De<'edicion_pago'>> {
  const pago = leerIdPago(id);
  if (leida !== undefined || pago === null) return resolverDe(cambio, 'edicion_pago', leida, cuerpo);
  exigirQuienDecide(cambio.actor, cuerpo.gerente_responde);
  const { comentario = '', efectivo_corregido, visto } = cuerpo;
  const monto = exigirMontoDirecto(cuerpo);
  return editarDirecto(cambio, { ...pago, monto, comentario, efectivo_corregido, visto });
}

export const resolverEdicion: CasoCambio<typeof resolverEdicionPago, Lee> = {
  leer,
  ejecutar: async ({ parametros, cuerpo }, cambio, { solicitud }) => ({
    solicitud: presentarDe(await editar(cambio, parametros.id, solicitud, cuerpo)),
  }),
};

export const resolverEliminacion: CasoCambio<typeof resolverEliminacionPago, Lee> = {
  leer,
  ejecutar: async ({ cuerpo }, cambio, { solicitud }) => ({
    solicitud: presentarDe(await resolverDe(cambio, 'eliminacion_pago', solicitud, cuerpo)),
  }),
};

export const resolverMultiple: CasoCambio<typeof resolverAbonosMultiples, Lee> = {
  leer,
  ejecutar: async ({ cuerpo }, cambio, { solicitud }) => ({
    solicitud: presentarDe(await resolverDe(cambio, 'abonos_multiples', solicitud, cuerpo)),
  }),
};
