import { inicioDe } from '@leal/domain';
import { useNavigate } from 'react-router-dom';
import { useUsuario } from './sesion/use-sesion.ts';

/** Back to where one came from; from a link opened on its own, home. */
export function useVolver(): () => void {
  const navegar = useNavigate();
  const { id_rol } = useUsuario();
  const hayAnterior = ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;
  return () => void (hayAnterior ? navegar(-1) : navegar(inicioDe(id_rol)));
}
