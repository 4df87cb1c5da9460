import { solicitudesEliminacionPago } from '@leal/contract';
import { useLista } from '../../../lib/api/lista.ts';
import type { Bandeja } from '../../../comun/bandeja/bandeja.ts';
import { PENDIENTES, RESUELTAS } from '../consultas.ts';
import { PantallaBandeja } from '../../../comun/bandeja/PantallaBandeja.tsx';
import { DONDE, type Eliminacion } from './preguntar-eliminacion.tsx';
import { EliminacionPendiente, EliminacionResuelta } from './TarjetasEliminacion.tsx';

const BANDEJA: Bandeja<Eliminacion, Eliminacion> = {
  titulo: 'Solicitudes de Eliminación de Pagos',
  nota: 'Un pago eliminado deja de contar y no se recupera',
  clase: 'eliminacion_pago',
  llamadas: DONDE.llamadas,
  idDe: ({ id_solicitud }) => id_solicitud,
  Pendiente: EliminacionPendiente,
  Resuelta: EliminacionResuelta,
  vaciaPendientes: { titulo: 'No hay solicitudes de eliminación pendientes' },
};

/** Spec §2, 'Payment deletion requests'. */
export const PantallaEliminacion = () => (
  <PantallaBandeja
    bandeja={BANDEJA}
    pendientes={useLista(solicitudesEliminacionPago, PENDIENTES)}
    historial={useLista(solicitudesEliminacionPago, RESUELTAS)}
  />
);
