import { type Centavos, CERO, restar, sumar } from './dinero.ts';
import type { EstadoSolicitud } from './solicitud.ts';

/** The manager's choice for cash that an answer does not book. */
export const DESTINOS_EFECTIVO = ['devolver', 'registrar'] as const;
export type DestinoEfectivo = (typeof DESTINOS_EFECTIVO)[number];
/** The choice when an answer does not say. */
export const DESTINO_POR_DEFECTO: DestinoEfectivo = 'devolver';

/** The collector's end of a task: the cash was given back, or registered as payments of that credit. */
export const HECHOS_TAREA = ['devuelto', 'registrado'] as const;

/** The cash that its collector holds for a request: of several abonos, or of a late capture. */
export type EfectivoRetenido = {
  readonly estado: EstadoSolicitud;
  readonly monto_total_centavos: Centavos;
  /** The amount that an approval booked. */
  readonly monto_aprobado_centavos: Centavos | null;
  /** Null: nothing was left to decide about. */
  readonly efectivo: DestinoEfectivo | null;
  /** Σ live payments made from the task. */
  readonly registrado_centavos?: Centavos | undefined;
  readonly devuelto_centavos?: Centavos | undefined;
  /** Present only when nothing remains. */
  readonly tarea?: { readonly hecho: (typeof HECHOS_TAREA)[number]; readonly fecha: Date } | undefined;
};

/** The cash that the answer left in the collector's hands: all of a rejection, the rest of an approval of less. */
export function montoDeTarea({
  estado,
  efectivo,
  monto_total_centavos,
  monto_aprobado_centavos,
}: EfectivoRetenido): Centavos {
  if (estado === 'pendiente' || efectivo === null) return CERO;
  return restar(monto_total_centavos, monto_aprobado_centavos ?? CERO);
}

/** The part that is still in hand: neither registered from the task nor given back. */
export function porResolver(retenido: EfectivoRetenido): Centavos {
  const { registrado_centavos = CERO, devuelto_centavos = CERO, tarea } = retenido;
  if (tarea !== undefined) return CERO;
  return restar(montoDeTarea(retenido), sumar(registrado_centavos, devuelto_centavos));
}

/** The task is open as long as one centavo of it remains. */
export const tareaAbierta = (retenido: EfectivoRetenido): boolean => porResolver(retenido) > 0;

/** The manager said to register it, and some of it was given back. */
export const devueltoContraLoPedido = ({ efectivo, devuelto_centavos = CERO }: EfectivoRetenido): boolean =>
  efectivo === 'registrar' && devuelto_centavos > 0;

/** Cash that leaves a task, or comes back to it (negative): its payment was lowered or deleted. */
export type PasoDeTarea = { readonly registrado?: Centavos; readonly devuelto?: Centavos };

/**
 * The request after that: closed when nothing remains, open again when something does. Throws when more
 * leaves than there was, or more comes back than had left: the caller has refused that.
 */
export function avanzarTarea(
  retenido: EfectivoRetenido,
  { registrado = CERO, devuelto = CERO }: PasoDeTarea,
  fecha: Date,
): EfectivoRetenido {
  const { tarea: _, ...resto } = retenido;
  const movida = {
    ...resto,
    registrado_centavos: sumar(retenido.registrado_centavos ?? CERO, registrado),
    devuelto_centavos: sumar(retenido.devuelto_centavos ?? CERO, devuelto),
  };
  const resta = porResolver(movida);
  if (resta < 0 || movida.registrado_centavos < 0 || movida.devuelto_centavos < 0)
    throw new RangeError(`A task of ${montoDeTarea(retenido)} cannot move by ${registrado} + ${devuelto}`);
  if (resta > 0) return movida;
  return { ...movida, tarea: { hecho: movida.devuelto_centavos > 0 ? 'devuelto' : 'registrado', fecha } };
}
