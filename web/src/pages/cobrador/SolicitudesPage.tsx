import { MisSolicitudes } from '../../features/mis-solicitudes/pantalla/MisSolicitudes.tsx';

/** Spec §2, `/cobrador/solicitudes`. */
export const SolicitudesPage = () => <MisSolicitudes />;
