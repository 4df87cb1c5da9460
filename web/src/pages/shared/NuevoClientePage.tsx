import { RegistrarCliente } from '../../features/clientes/registrar/RegistrarCliente.tsx';

/** Spec §2: `/nuevo-cliente`, for collectors and managers. */
export const NuevoClientePage = () => <RegistrarCliente />;
