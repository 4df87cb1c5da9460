import { reglasDe } from '@leal/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ErrorApi } from '../../lib/api/error-api.ts';
import { useSoloLectura } from '../../lib/sesion/solo-lectura.ts';
import { type Lectura, lecturaDeCredito, lecturaDeSolicitud, type Leido } from '../../lib/visto/lecturas.ts';
import type { CambioDeSaldo } from '../clases/clase.ts';
import type { Dato, Fila } from './fila.ts';

/** Facts stay true for a while: what is decided is read again by its question. */
const FRESCOS_MS = 60_000;

/** The reading of a request that has facts; they come with the answer that its question reads. */
function lecturaDe({ clase, item }: Dato): Lectura<'credito'> | null {
  if (clase === 'creditos') return lecturaDeCredito(item.id_credito);
  if (clase === 'gastos' || reglasDe(clase).hechos === null) return null;
  return lecturaDeSolicitud(clase, item, {}) as unknown as Lectura<'credito'>;
}

/** The facts of an open row, read once for whoever shows them; `clase` null: it has none. */
export function useHechos(dato: Dato) {
  // They are for whoever decides.
  const soloLee = useSoloLectura();
  const lectura = soloLee ? null : lecturaDe(dato);
  const consulta = useQuery<Leido<'credito'>, ErrorApi>({
    queryKey: [...(lectura?.clave ?? []), 'antecedentes'],
    queryFn: lectura ? ({ signal }) => lectura.leer(signal) : skipToken,
    staleTime: FRESCOS_MS,
  });
  return { clase: lectura?.clase ?? null, consulta };
}

/** The balance now and once it is approved as it is asked for; null: it moves none, or that is not known yet. */
export function saldoTras({ propio, dato }: Fila, leido: Leido<'credito'> | undefined): CambioDeSaldo | null {
  if (!leido) return null;
  const { visto, antecedentes } = leido;
  const saldo = antecedentes && 'saldo' in antecedentes ? antecedentes.saldo : null;
  return propio.saldo({ item: dato.item as never, visto: visto as never, saldo });
}
