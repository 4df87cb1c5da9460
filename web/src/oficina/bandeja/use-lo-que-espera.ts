import { cuentaDeBandeja } from '@leal/contract';
import { useQuery } from '@tanstack/react-query';
import { consultaDe } from '../../lib/api/consultas.ts';
import { useSoloLectura } from '../../lib/sesion/solo-lectura.ts';
import { useCuentaDeTodos } from '../../lib/vivo/use-avisos.ts';
import { CADA_MS } from '../figuras/use-oficina.ts';

/**
 * What waits, class by class, for a screen that says so. A manager's is counted when notices come; a supervisor, who hears none, asks as
 * for the other figures of the screen.
 */
export function useLoQueEspera() {
  const soloLectura = useSoloLectura();
  const { cuenta } = useCuentaDeTodos(CADA_MS);
  const pedida = useQuery({
    ...consultaDe(cuentaDeBandeja),
    enabled: soloLectura,
    refetchOnWindowFocus: true,
    refetchInterval: CADA_MS,
  });
  return soloLectura ? { cuenta: pedida.data, pedida } : { cuenta, pedida: null };
}
