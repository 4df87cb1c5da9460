import type { SolicitudDe } from '@leal/contract';
import { type PlazoFijo, reglasDe } from '@leal/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ErrorApi } from '../../lib/api/error-api.ts';
import { useSoloLectura } from '../../lib/sesion/solo-lectura.ts';
import { type Lectura, lecturaDeCredito, lecturaDeSolicitud, type Leido } from '../../lib/visto/lecturas.ts';
import type { CambioDeSaldo } from '../clases/clase.ts';
import type { Dato, Fila } from './fila.ts';

/** Facts stay true for a while: what is decided is read again by its question. */
const FRESCOS_MS = 60_000;

const tieneHechos = ({ clase }: Dato): boolean =>
  clase === 'creditos' || (clase !== 'gastos' && reglasDe(clase).hechos !== null);

/** An edit that asks for another term: whether that may still be planned is in the answer of its question. */
const pideOtroPlazo = ({ clase, item }: Dato): boolean =>
  clase === 'edicion_cliente' && item.cambios_json?.['dias_pago'] !== undefined;

/** The reading of a request with something to know before it is decided; it comes with the answer that its question reads. */
function lecturaDe(dato: Dato): Lectura<'credito'> | null {
  const { clase, item } = dato;
  if (clase === 'creditos') return lecturaDeCredito(item.id_credito);
  if (clase === 'gastos' || !(tieneHechos(dato) || pideOtroPlazo(dato))) return null;
  return lecturaDeSolicitud(clase, item, {}) as unknown as Lectura<'credito'>;
}

const claveDe = (lectura: Lectura<'credito'> | null) => [...(lectura?.clave ?? []), 'antecedentes'];

/** The facts of an open row, read once for whoever shows them; `clase` null: it has none. */
export function useHechos(dato: Dato) {
  // The facts are for whoever decides.
  const soloLee = useSoloLectura();
  const lectura = soloLee ? null : lecturaDe(dato);
  const consulta = useQuery<Leido<'credito'>, ErrorApi>({
    queryKey: claveDe(lectura),
    queryFn: lectura ? ({ signal }) => lectura.leer(signal) : skipToken,
    staleTime: FRESCOS_MS,
  });
  return { clase: lectura && tieneHechos(dato) ? lectura.clase : null, consulta };
}

/** Why the term that an edit asks for stays, where its open row has read that; a card in a list of many reads nothing. */
export function usePlazoFijo(item: SolicitudDe<'edicion_cliente'>): PlazoFijo | undefined {
  const lectura = lecturaDe({ clase: 'edicion_cliente', item });
  const { data } = useQuery<Leido<'credito'>, ErrorApi>({ queryKey: claveDe(lectura), queryFn: skipToken });
  return data?.plazo_fijo;
}

/** The balance now and once it is approved as it is asked for; null: it moves none, or that is not known yet. */
export function saldoTras({ propio, dato }: Fila, leido: Leido<'credito'> | undefined): CambioDeSaldo | null {
  if (!leido) return null;
  const { visto, antecedentes } = leido;
  const saldo = antecedentes && 'saldo' in antecedentes ? antecedentes.saldo : null;
  return propio.saldo({ item: dato.item as never, visto: visto as never, saldo });
}
