import { TableroDeCobranza } from '../../features/tablero/TableroDeCobranza.tsx';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';

/** Spec §2, `/cobrador/dashboard`. */
export const DashboardPage = () => <TableroDeCobranza idCobrador={useUsuario().id_usuario} />;
