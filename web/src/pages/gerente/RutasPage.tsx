import { GestionRutas } from '../../features/oficina/rutas/GestionRutas.tsx';

/** Spec §2, `/gerente/rutas`; supervisors at `/supervisor/rutas`. */
export const RutasPage = () => <GestionRutas />;
