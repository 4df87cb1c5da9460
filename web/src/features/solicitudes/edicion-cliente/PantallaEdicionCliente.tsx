import { solicitudesEdicionCliente } from '@leal/contract';
import { useLista } from '../../../lib/api/lista.ts';
import type { Bandeja } from '../../../comun/bandeja/bandeja.ts';
import { PENDIENTES, RESUELTAS } from '../consultas.ts';
import { PantallaBandeja } from '../../../comun/bandeja/PantallaBandeja.tsx';
import { DONDE, type EdicionDeCliente } from './preguntar-cambios.tsx';
import { ClientePendiente, ClienteResuelto } from './TarjetasCliente.tsx';

const BANDEJA: Bandeja<EdicionDeCliente, EdicionDeCliente> = {
  titulo: 'Solicitudes de Edición de Clientes',
  nota: 'Lo que un cobrador pide cambiar de un cliente',
  clase: 'edicion_cliente',
  llamadas: DONDE.llamadas,
  idDe: ({ id_solicitud }) => id_solicitud,
  Pendiente: ClientePendiente,
  Resuelta: ClienteResuelto,
  vaciaPendientes: { titulo: '¡Excelente!', texto: 'No hay solicitudes de clientes pendientes' },
};

/** Spec §2, 'Client edit requests'. */
export const PantallaEdicionCliente = () => (
  <PantallaBandeja
    bandeja={BANDEJA}
    pendientes={useLista(solicitudesEdicionCliente, PENDIENTES)}
    historial={useLista(solicitudesEdicionCliente, RESUELTAS)}
  />
);
