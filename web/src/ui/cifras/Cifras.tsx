import './cifras.css';
import type { ReactNode } from 'react';

type Props = {
  /** Of what the figures are; for those who do not see that they stand together. */
  nombre: string;
  cargando: boolean;
  /** Beside each other on a wide screen; on a phone there are two. */
  columnas: 3 | 4;
  children: ReactNode;
};

/** The grid of a screen's tiles. */
export const Cifras = ({ nombre, cargando, columnas, children }: Props) => (
  <ul className="cifras" aria-label={nombre} aria-busy={cargando} data-columnas={columnas}>
    {children}
  </ul>
);
