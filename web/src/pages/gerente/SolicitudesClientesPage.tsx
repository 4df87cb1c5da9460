import { PantallaEdicionCliente } from '../../features/solicitudes/edicion-cliente/PantallaEdicionCliente.tsx';

/** Spec §2, `/gerente/solicitudes-clientes`. */
export const SolicitudesClientesPage = () => <PantallaEdicionCliente />;
