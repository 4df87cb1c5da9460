import { bandeja } from '@leal/contract';
import { CLASES_POR_APROBAR, type PorAprobar, totalPorAprobar } from '@leal/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { invalidar } from '../../lib/api/consultas.ts';
import { useLista } from '../../lib/api/lista.ts';
import { useRetrasado } from '../../lib/use-retrasado.ts';
import { usePorAprobarDeTodos } from '../../lib/vivo/use-avisos.ts';
import { type Fila, filasDe } from './fila.ts';

/** What a decision does comes in several notices, and its answer after some of them. */
const QUIETUD_MS = 1000;

/** Whether what waits is not what is held; of a list with more pages only how many are known. */
function difiere(vivos: PorAprobar, filas: readonly Fila[], total: number | undefined, hayMas: boolean) {
  if (hayMas) return totalPorAprobar(vivos) !== total;
  return CLASES_POR_APROBAR.some(
    (clase) => filas.filter((fila) => fila.clase === clase).length !== vivos[clase],
  );
}

/** The counters that the menu listens to already say when the list is old: it is read again once they are quiet. */
function useAlDia(filas: readonly Fila[] | undefined, total: number | undefined, hayMas: boolean): void {
  const vivos = useRetrasado(usePorAprobarDeTodos(), QUIETUD_MS);
  const atendidos = useRef<PorAprobar>(null);
  useEffect(() => {
    if (!vivos || !filas || atendidos.current === vivos) return;
    atendidos.current = vivos;
    if (difiere(vivos, filas, total, hayMas)) void invalidar(bandeja);
  }, [vivos, filas, total, hayMas]);
}

/** The rows that were there when one looked; those that come later wait until they are asked for. */
function useSinSaltos(filas: readonly Fila[] | undefined, paginas: number) {
  const [conocidas, setConocidas] = useState<{ paginas: number; claves: ReadonlySet<string> }>();
  const todas = () => ({ paginas, claves: new Set(filas?.map(({ clave }) => clave)) });
  // Another page was asked for; an empty list has nothing that could move.
  if (filas && filas.length > 0 && (!conocidas?.claves.size || conocidas.paginas !== paginas))
    setConocidas(todas());
  const vistas = useMemo(
    () => filas?.filter(({ clave }) => conocidas?.claves.has(clave) ?? true),
    [filas, conocidas],
  );
  const nuevas = (filas?.length ?? 0) - (vistas?.length ?? 0);
  const mostrar = () => setConocidas(todas());
  return { vistas, nuevas, mostrar };
}

/** Everything that waits, kept up to date without moving what one is reading. */
export function useBandeja() {
  const lista = useLista(bandeja, {});
  const filas = useMemo(() => lista.filas && filasDe(lista.filas), [lista.filas]);
  useAlDia(filas, lista.primera?.total, lista.hayMas);
  return { lista, ...useSinSaltos(filas, lista.data?.pages.length ?? 0) };
}
