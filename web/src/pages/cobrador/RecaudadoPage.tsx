import { Recaudado } from '../../features/recaudado/Recaudado.tsx';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';

/** Spec §2, `/cobrador/recaudado`. */
export const RecaudadoPage = () => <Recaudado idCobrador={useUsuario().id_usuario} />;
