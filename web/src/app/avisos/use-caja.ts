import { listarCortes, porEntregar } from '@leal/contract';
import { ROL } from '@leal/domain';
import { useEffect, useRef, useState } from 'react';
import { LECTURAS_DE_CAJA } from '../../piezas/caja/lecturas.ts';
import { usePorConfirmar } from '../../piezas/caja/traspasos.ts';
import { invalidar } from '../../lib/api/consultas.ts';
import { useLista } from '../../lib/api/lista.ts';
import { espaciar } from '../../lib/espaciar.ts';
import { useAlOir } from '../../lib/vivo/al-cambiar.ts';
import { AVISOS_RECIENTES, type AvisosRecientes } from '../../lib/vivo/avisos.ts';
import { useAvisosRecientes } from '../../lib/vivo/use-avisos.ts';

/** A burst of notices makes one reading, at most so often. */
const LEER_MS = 2_000;

const RECIENTES = [AVISOS_RECIENTES];

const cajasDe = ({ deCadaUno }: AvisosRecientes): ReadonlyMap<string, number> =>
  new Map(deCadaUno.map(({ id_cobrador, caja }) => [id_cobrador, caja]));

const decididasDe = ({ deCadaUno }: AvisosRecientes): ReadonlyMap<string, string | null> =>
  new Map(deCadaUno.map(({ id_cobrador, decidida }) => [id_cobrador, decidida]));

/** Somebody who was not among those that moved last may have moved cash as well. */
export const seMovio = <T>(
  antes: ReadonlyMap<string, T>,
  ahora: ReadonlyMap<string, T>,
  sinMover: T,
): boolean => [...ahora].some(([id, movimiento]) => movimiento !== (antes.get(id) ?? sinMover));

/**
 * Reads the cash boxes again when one of them has moved, and what is to be handed over also when somebody has decided:
 * an approval puts a loan there. Once on a page of the office.
 */
export function useCajasAlDia(): void {
  const avisos = useAvisosRecientes();
  const antes = useRef<AvisosRecientes>(null);
  const [leer] = useState(() => espaciar(() => void invalidar(...LECTURAS_DE_CAJA, porEntregar), LEER_MS));
  const [leerEntregas] = useState(() => espaciar(() => void invalidar(porEntregar), LEER_MS));
  useEffect(() => leer.parar, [leer]);
  useEffect(() => leerEntregas.parar, [leerEntregas]);
  // Nobody told what moved before the listener started.
  useAlOir(RECIENTES, (tomada) => tomada && leer.llamar());
  useEffect(() => {
    if (!avisos) return;
    const { current } = antes;
    antes.current = avisos;
    if (!current) return;
    if (seMovio(cajasDe(current), cajasDe(avisos), 0)) leer.llamar();
    else if (seMovio(decididasDe(current), decididasDe(avisos), null)) leerEntregas.llamar();
  }, [avisos, leer, leerEntregas]);
}

const ENTREGADOS = { consulta: { estado: 'entregado', limite: 100 } } as const;

/** The number of cuts that wait for the office; 0 until it is known. */
export function useCortesPorConfirmar(): number {
  const leer = useAvisosRecientes() !== null;
  return useLista(listarCortes, ENTREGADOS, { deFondo: { leer } }).filas?.length ?? 0;
}

/** The number of hand-overs that wait for the office; 0 until it is known. */
export function useEfectivoPorConfirmar(): number {
  const oye = useAvisosRecientes() !== null;
  return usePorConfirmar(ROL.gerente, { deFondo: { leer: oye } })?.length ?? 0;
}
