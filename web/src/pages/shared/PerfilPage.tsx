import { Perfil } from '../../features/perfil/Perfil.tsx';

/** Spec §2: `/cobrador/profile` and `/profile`. */
export const PerfilPage = () => <Perfil />;
