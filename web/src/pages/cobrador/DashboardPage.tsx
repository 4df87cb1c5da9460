import { TableroDeCobranza } from '../../features/tablero/TableroDeCobranza.tsx';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { usePorAprobarPropio } from '../../lib/vivo/use-avisos.ts';

/** Spec §2, `/cobrador/dashboard`. */
export function DashboardPage() {
  const { id_usuario } = useUsuario();
  return <TableroDeCobranza idCobrador={id_usuario} esperaViva={usePorAprobarPropio()} />;
}
