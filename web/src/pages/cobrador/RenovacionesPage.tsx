import { RenovacionesDeCobrador } from '../../features/renovaciones/pantalla/RenovacionesDeCobrador.tsx';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';

/** Spec §2, `/cobrador/renovaciones`. */
export const RenovacionesPage = () => <RenovacionesDeCobrador idCobrador={useUsuario().id_usuario} />;
