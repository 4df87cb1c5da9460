import { RegistrarUsuario } from '../../features/usuarios/registrar/RegistrarUsuario.tsx';

/** Spec §2, `/gerente/registrar-usuario`. */
export const RegistrarUsuarioPage = () => <RegistrarUsuario />;
