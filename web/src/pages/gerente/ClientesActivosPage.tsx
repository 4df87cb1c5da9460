import { PantallaActivos } from '../../features/clientes/activos/PantallaActivos.tsx';

/** Spec §2, `/gerente/clientes-activos`. */
export const ClientesActivosPage = () => <PantallaActivos />;
