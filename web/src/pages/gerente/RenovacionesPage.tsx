import { RenovacionesDeGerente } from '../../features/renovaciones/pantalla/RenovacionesDeGerente.tsx';

/** Spec §2, `/gerente/renovaciones`. */
export const RenovacionesPage = () => <RenovacionesDeGerente />;
