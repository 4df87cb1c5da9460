import type { SolicitudDoc } from '@leal/contract/documentos';
import type { TipoSolicitud } from '@leal/domain';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { sinVisto } from '../vistos/exigir-visto.ts';
import { exigirResolucion } from '../solicitudes/exigir-resolucion.ts';
import type { Aplicada, De, RespuestaGerente } from './manejador.ts';
import { manejadorDe } from './manejadores.ts';
import { sellar } from '../solicitudes/sellar.ts';
import { apuntar } from '../solicitudes/puntero.ts';

async function aplicar<T extends TipoSolicitud>(
  cambio: Cambio,
  solicitud: De<T>,
  respuesta: RespuestaGerente,
): Promise<Aplicada<T>> {
  const manejador = manejadorDe<T>(solicitud);
  return respuesta.decision === 'aprobar'
    ? manejador.aprobar(cambio, solicitud, respuesta)
    : manejador.rechazar(cambio, solicitud, respuesta);
}

/**
 * Decides a request of any type, by route or by callable. It must be pending (else 409 YA_PROCESADA) and as its
 * question showed it (else 409 CAMBIO_MIENTRAS); then it is applied, its pointer freed, stamped, counted, told to its
 * collector and audited, in the transaction that read it. Returns it as it is afterwards. `tipo`: the only type that
 * the caller decides; any other is 404.
 */
export async function resolverSolicitud<T extends TipoSolicitud>(
  cambio: Cambio,
  leida: SolicitudDoc | undefined,
  respuesta: RespuestaGerente & { readonly tipo?: T },
): Promise<De<T>> {
  const { decision, tipo } = respuesta;
  if (leida === undefined || (tipo !== undefined && leida.tipo !== tipo)) throw new ErrorApp('NO_ENCONTRADO');
  const { estado: previo, solicitante } = leida;
  const { estado, decision_propia } = exigirResolucion(cambio, { estado: previo, decision, solicitante });
  const {
    solicitud,
    comentario = respuesta.comentario ?? '',
    ...resto
  } = await aplicar<T>(cambio, leida as De<T>, respuesta);
  apuntar(cambio, solicitud, null);
  const marcas = { decision_propia, ...sinVisto(respuesta.visto) };
  return sellar(cambio, solicitud, { estado, comentario, ...marcas, ...resto });
}
