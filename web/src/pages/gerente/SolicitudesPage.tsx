import { PantallaCreditos } from '../../features/creditos/PantallaCreditos.tsx';

/** Spec §2, `/gerente/solicitudes`. */
export const SolicitudesPage = () => <PantallaCreditos />;
