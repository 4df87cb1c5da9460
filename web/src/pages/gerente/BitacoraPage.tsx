import { PantallaBitacora } from '../../features/bitacora/pantalla/PantallaBitacora.tsx';

/** `/gerente/bitacora`: the audit. */
export const BitacoraPage = () => <PantallaBitacora />;
