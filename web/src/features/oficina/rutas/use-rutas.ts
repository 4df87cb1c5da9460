import { gerenteRutas } from '@leal/contract';
import { useLlamada } from '../../../lib/api/consultas.ts';

/** Every collector with the figures of the route, by name. */
export const useRutas = () => useLlamada(gerenteRutas, {}, { refetchOnWindowFocus: true });

const NOMBRES_FRESCOS_MS = 10 * 60_000;

/** What a collector is called; empty until it is known. Names change seldom: the list is not read for each. */
export function useNombreCobrador(id_cobrador: string): string {
  const { data } = useLlamada(gerenteRutas, {}, { staleTime: NOMBRES_FRESCOS_MS });
  return data?.datos.find((ruta) => ruta.id_cobrador === id_cobrador)?.nombre_cobrador ?? '';
}
