import type {
  solicitudesAbonosMultiples,
  solicitudesEdicionCliente,
  solicitudesEdicionPago,
  solicitudesEliminacionPago,
} from '@leal/contract';
import { useLista } from '../../lib/api/lista.ts';
import type { Datos } from '../../lib/api/opciones.ts';

/** A call that lists one kind of request by its state. */
type DeUnaClase =
  | typeof solicitudesAbonosMultiples
  | typeof solicitudesEdicionCliente
  | typeof solicitudesEdicionPago
  | typeof solicitudesEliminacionPago;

const PENDIENTES: Datos<DeUnaClase> = { consulta: { estado: ['pendiente'] } };
const RESUELTAS: Datos<DeUnaClase> = { consulta: { estado: ['aprobada', 'rechazada'] } };

const idDe = ({ id_solicitud }: { readonly id_solicitud: string }): string => id_solicitud;

/** The two lists of a screen of requests (spec §7): what waits, and what was decided. */
export const useSolicitudes = <L extends DeUnaClase>(llamada: L) => ({
  idDe,
  pendientes: useLista(llamada, PENDIENTES as Datos<L>),
  historial: useLista(llamada, RESUELTAS as Datos<L>),
});
