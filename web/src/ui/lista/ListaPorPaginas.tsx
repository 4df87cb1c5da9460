import './lista.css';
import { Spin } from 'antd';
import type { ReactNode } from 'react';
import type { ListaLeida } from '../../lib/api/lista.ts';
import { FalloConsulta } from '../estados/FalloConsulta.tsx';
import { FinDeLista } from './FinDeLista.tsx';

type Props<T> = {
  lista: ListaLeida<T>;
  /** The shape that is shown instead of the rows, until there are any. */
  cargando: ReactNode;
  vacia: ReactNode;
  mensajeError: string;
  /** The message while more rows are loading. */
  mensajeMas: string;
  children: (filas: readonly T[]) => ReactNode;
};

/** The rows, and more of them when their end comes near; each state of a list has its own look. */
export function ListaPorPaginas<T>({ lista, cargando, vacia, mensajeError, mensajeMas, children }: Props<T>) {
  const { filas, error, anteriores, hayMas, trayendoMas, traerMas } = lista;
  const puedeTraer = hayMas && !trayendoMas && !anteriores && !error;
  if (!filas && !error) return cargando;
  return (
    <>
      {filas && filas.length > 0 && children(filas)}
      {filas?.length === 0 && !anteriores && !hayMas && vacia}
      <FalloConsulta consulta={lista} mensaje={mensajeError} />
      {trayendoMas && <Spin className="lista-trayendo" aria-label={mensajeMas} />}
      {puedeTraer && <FinDeLista key={filas?.length} alAcercarse={() => void traerMas()} />}
    </>
  );
}
