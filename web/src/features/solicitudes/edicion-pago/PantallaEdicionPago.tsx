import { solicitudesEdicionPago, type SolicitudDe } from '@leal/contract';
import { useLista } from '../../../lib/api/lista.ts';
import type { Bandeja } from '../../../comun/bandeja/bandeja.ts';
import { PENDIENTES, RESUELTAS } from '../consultas.ts';
import { PantallaBandeja } from '../../../comun/bandeja/PantallaBandeja.tsx';
import { EdicionPagoPendiente } from './EdicionPagoPendiente.tsx';
import { EdicionPagoResuelta } from './EdicionPagoResuelta.tsx';
import { DONDE } from './preguntar-edicion.tsx';

type Edicion = SolicitudDe<'edicion_pago'>;

const BANDEJA: Bandeja<Edicion, Edicion> = {
  titulo: 'Solicitudes de Edición de Pagos',
  nota: 'Un cobrador pide otro monto para un pago ya registrado',
  clase: 'edicion_pago',
  llamadas: DONDE.llamadas,
  idDe: ({ id_solicitud }) => id_solicitud,
  Pendiente: EdicionPagoPendiente,
  Resuelta: EdicionPagoResuelta,
  vaciaPendientes: { titulo: '¡Excelente!', texto: 'No hay solicitudes de edición pendientes' },
};

/** Spec §2, 'Payment edit requests'. */
export const PantallaEdicionPago = () => (
  <PantallaBandeja
    bandeja={BANDEJA}
    pendientes={useLista(solicitudesEdicionPago, PENDIENTES)}
    historial={useLista(solicitudesEdicionPago, RESUELTAS)}
  />
);
