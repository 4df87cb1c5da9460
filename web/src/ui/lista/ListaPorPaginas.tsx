import './lista.css';
import { Spin } from 'antd';
import type { ReactNode } from 'react';
import type { ListaLeida } from '../../lib/api/lista.ts';
import { FalloConsulta } from '../estados/FalloConsulta.tsx';
import { FinDeLista } from './FinDeLista.tsx';

type Props<T> = {
  lista: ListaLeida<T>;
  /** In the place of the rows, until there are any. */
  cargando: ReactNode;
  vacia: ReactNode;
  mensajeError: string;
  /** Said while more rows are on their way. */
  mensajeMas: string;
  children: (filas: readonly T[]) => ReactNode;
};

/** The rows there are, and more of them when their end comes near; each state of a list looks its own. */
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
