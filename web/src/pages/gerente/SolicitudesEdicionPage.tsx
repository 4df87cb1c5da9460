import { PantallaEdicionPago } from '../../features/solicitudes/edicion-pago/PantallaEdicionPago.tsx';

/** Spec §2, `/gerente/solicitudes-edicion`. */
export const SolicitudesEdicionPage = () => <PantallaEdicionPago />;
