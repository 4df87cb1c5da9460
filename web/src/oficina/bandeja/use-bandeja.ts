import { bandeja } from '@leal/contract';
import { totalPorAprobar } from '@leal/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { invalidar } from '../../lib/api/consultas.ts';
import { useLista } from '../../lib/api/lista.ts';
import { useRetrasado } from '../../lib/use-retrasado.ts';
import type { AvisoDeUno, AvisosRecientes } from '../../lib/vivo/avisos.ts';
import { useAvisosRecientes, usePorAprobarDeTodos } from '../../lib/vivo/use-avisos.ts';
import { esVieja, releerDe } from './al-dia.ts';
import type { Fila } from '../listas/fila.ts';
import { filasPorDecidir } from './por-clase.tsx';

/** A decision's effects come in several notices, and its answer after some of them. */
const QUIETUD_MS = 1000;

/** The notices that have been attended to: one that says the same again makes nothing old. */
const huellaDe = ({ por_aprobar, decidida }: AvisoDeUno): string => JSON.stringify([por_aprobar, decidida]);

/** The notices that the menu listens to say whose rows are old: those are read again once they are quiet. */
function useAlDia(avisos: AvisosRecientes | null, filas: readonly Fila[] | undefined, hayMas: boolean): void {
  const vivos = useRetrasado(avisos, QUIETUD_MS);
  const atendidos = useRef(new Map<string, string>());
  useEffect(() => {
    if (!vivos || !filas) return;
    const deQuien = Map.groupBy(filas, ({ id_cobrador }) => id_cobrador);
    const movidos = vivos.deCadaUno.filter(
      (aviso) => atendidos.current.get(aviso.id_cobrador) !== huellaDe(aviso),
    );
    const atender = (recibidos: readonly AvisoDeUno[]) => {
      for (const aviso of recibidos) atendidos.current.set(aviso.id_cobrador, huellaDe(aviso));
    };
    // All the notices are new here: others may have come and gone unseen.
    if (vivos.hayMas && atendidos.current.size > 0 && movidos.length === vivos.deCadaUno.length) {
      atender(movidos);
      void invalidar(bandeja);
      return;
    }
    const [viejos = [], buenos = []] = [true, false].map((vieja) =>
      movidos.filter((aviso) => esVieja(aviso, deQuien.get(aviso.id_cobrador) ?? [], hayMas) === vieja),
    );
    atender(buenos);
    if (viejos.length === 0) return;
    // One's own decision takes it back; it moves the rows, and they are looked at again.
    releerDe(viejos.map(({ id_cobrador }) => id_cobrador)).then(
      () => atender(viejos),
      () => undefined,
    );
  }, [vivos, filas, hayMas]);
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
  const avisos = useAvisosRecientes();
  const espera = usePorAprobarDeTodos();
  const lista = useLista(bandeja, {}, { alEnfocar: avisos === null });
  const filas = useMemo(() => lista.filas && filasPorDecidir(lista.filas), [lista.filas]);
  useAlDia(avisos, filas, lista.hayMas);
  // The rows beyond the pages that were read are only counted.
  const total = lista.hayMas ? espera && totalPorAprobar(espera) : filas?.length;
  const cuenta = total === null ? lista.primera : { total };
  return { lista, cuenta, ...useSinSaltos(filas, lista.data?.pages.length ?? 0) };
}
