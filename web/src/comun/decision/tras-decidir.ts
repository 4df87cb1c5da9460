import type { Llamada } from '@leal/contract';
import { caducarTodo, invalidar } from '../../lib/api/consultas.ts';
import { quitarDeListas } from '../../lib/api/lista.ts';

/** Spec §9: history reloads 1000 ms after processing a request. */
const MS_RECARGA = 1000;

/** The lists in which it stands, and by which field it is known there. */
export type Donde = {
  readonly llamadas: readonly Llamada[];
  readonly campo: 'id_solicitud' | 'id_credito' | 'id_gasto';
};

const esLa =
  ({ campo }: Donde, id: string) =>
  (fila: unknown): boolean =>
    typeof fila === 'object' && fila !== null && Reflect.get(fila, campo) === id;

/**
 * It is decided: it leaves the pending list at once, the lists are read again a moment later, and what
 * else was read is read anew when it is next seen (figures, route cards, the client).
 */
export async function trasDecidir(donde: Donde, id: string): Promise<void> {
  const { llamadas } = donde;
  setTimeout(() => void invalidar(...llamadas), MS_RECARGA);
  await Promise.all(llamadas.map((llamada) => quitarDeListas(llamada, esLa(donde, id))));
  await caducarTodo();
}
