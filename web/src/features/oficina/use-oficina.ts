import { inicioDe, ROL } from '@leal/domain';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';

/** Managers and supervisors see the same figures: each below their own address, and only a manager decides. */
export function useOficina() {
  const { id_rol } = useUsuario();
  return { base: inicioDe(id_rol), esGerente: id_rol === ROL.gerente };
}

export type Oficina = ReturnType<typeof useOficina>;
