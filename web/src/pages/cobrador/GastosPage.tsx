import { GestionDeGastos } from '../../features/gastos/cobrador/GestionDeGastos.tsx';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';

/** Spec §2, `/cobrador/gastos`. */
export function GastosPage() {
  const { id_usuario } = useUsuario();
  return <GestionDeGastos key={id_usuario} idCobrador={id_usuario} />;
}
