import { TableroGerente } from '../../features/oficina/tablero/TableroGerente.tsx';

/** Spec §2, `/gerente` and `/gerente/dashboard`; supervisors at `/supervisor`. */
export const DashboardPage = () => <TableroGerente />;
