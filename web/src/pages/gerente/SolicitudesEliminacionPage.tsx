import { PantallaEliminacion } from '../../features/solicitudes/eliminacion-pago/PantallaEliminacion.tsx';

/** Spec §2, `/gerente/solicitudes-eliminacion`. */
export const SolicitudesEliminacionPage = () => <PantallaEliminacion />;
