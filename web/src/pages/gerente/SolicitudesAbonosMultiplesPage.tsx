import { PantallaMultiples } from '../../features/solicitudes/abonos-multiples/PantallaMultiples.tsx';

/** Spec §2, `/gerente/solicitudes-abonos-multiples`. */
export const SolicitudesAbonosMultiplesPage = () => <PantallaMultiples />;
