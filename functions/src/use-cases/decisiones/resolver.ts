import type { SolicitudDoc } from '@leal/contract/documentos';
import type { TipoSolicitud } from '@leal/domain';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { sinVisto } from '../vistos/exigir-visto.ts';
import { exigirResolucion } from '../solicitudes/exigir-resolucion.ts';
import type { Aplicada, De, Manejador, Resolucion } from './manejador.ts';
import { edicionPago, eliminacionPago } from './manejar-correcciones.ts';
import { edicionCliente } from './manejar-edicion-cliente.ts';
import { abonosMultiples, capturaTardia } from './manejar-efectivo.ts';
import { renovacion } from './manejar-renovacion.ts';
import { sellar } from '../solicitudes/sellar.ts';
import { soltar } from '../solicitudes/soltar.ts';

const MANEJADORES: { readonly [T in TipoSolicitud]: Manejador<T> } = {
  edicion_pago: edicionPago,
  eliminacion_pago: eliminacionPago,
  abonos_multiples: abonosMultiples,
  edicion_cliente: edicionCliente,
  renovacion,
  captura_tardia: capturaTardia,
};

/** A handler takes its own type only; the union's member and the key of the table are the same word. */
const manejadorDe = <T extends TipoSolicitud>({ tipo }: De<T>) => MANEJADORES[tipo] as Manejador<T>;

async function aplicar<T extends TipoSolicitud>(
  cambio: Cambio,
  solicitud: De<T>,
  resolucion: Resolucion,
): Promise<Aplicada<T>> {
  const manejador = manejadorDe<T>(solicitud);
  return resolucion.decision === 'aprobar'
    ? manejador.aprobar(cambio, solicitud, resolucion)
    : manejador.rechazar(cambio, solicitud, resolucion);
}

/**
 * A request is decided, whatever its type and whatever door the decision came through: still pending
 * (else 409 YA_PROCESADA), as its question showed it (else 409 CAMBIO_MIENTRAS), applied, its pointer freed, stamped, counted, told to its collector and
 * audited, in the transaction that read it. Returns it as it is afterwards. `tipo`: what the caller's
 * door is for; anything else is 404.
 */
export async function resolver<T extends TipoSolicitud>(
  cambio: Cambio,
  leida: SolicitudDoc | undefined,
  resolucion: Resolucion & { readonly tipo?: T },
): Promise<De<T>> {
  const { decision, tipo } = resolucion;
  if (leida === undefined || (tipo !== undefined && leida.tipo !== tipo)) throw new ErrorApp('NO_ENCONTRADO');
  const { estado: previo, solicitante } = leida;
  const { estado, decision_propia } = exigirResolucion(cambio, { estado: previo, decision, solicitante });
  const {
    solicitud,
    comentario = resolucion.comentario ?? '',
    ...resto
  } = await aplicar<T>(cambio, leida as De<T>, resolucion);
  soltar(cambio, solicitud);
  const marcas = { decision_propia, ...(leida.tipo !== 'captura_tardia' && sinVisto(resolucion.visto)) };
  return sellar(cambio, solicitud, { estado, comentario, ...marcas, ...resto });
}
