import { gerenteRutas } from '@leal/contract';
import { inicioDe, ROL } from '@leal/domain';
import { useLlamada } from '../../lib/api/consultas.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';

/** Managers and supervisors see the same figures: each below their own address, and only a manager decides. */
export function useOficina() {
  const { id_rol } = useUsuario();
  return { base: inicioDe(id_rol), esGerente: id_rol === ROL.gerente };
}

export type Oficina = ReturnType<typeof useOficina>;

/** Every collector with the figures of the route, by name. */
export const useRutas = () => useLlamada(gerenteRutas, {}, { refetchOnWindowFocus: true });

const NOMBRES_FRESCOS_MS = 10 * 60_000;

/** A collector's name; empty until it is known. Names seldom change, so the list is not read again for each. */
export function useNombreCobrador(id_cobrador: string): string {
  const { data } = useLlamada(gerenteRutas, {}, { staleTime: NOMBRES_FRESCOS_MS });
  return data?.datos.find((ruta) => ruta.id_cobrador === id_cobrador)?.nombre_cobrador ?? '';
}
