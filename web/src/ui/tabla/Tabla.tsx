import './tabla-densa.css';
import '../estados/huecos.css';
import { type ComponentType, Suspense } from 'react';
import { perezosa } from '../../lib/perezosa.tsx';
import type { PropsTabla } from './columna.ts';
import type { TablaDensa } from './TablaDensa.tsx';

export type { Columna, Detalle, Seleccion } from './columna.ts';

const ESQUELETO = Array.from({ length: 8 }, (_, i) => i);

const Esqueleto = ({
  columnas,
}: {
  columnas: readonly { clave: string; titulo: string; ancho: number }[];
}) => (
  <div className="tabla-marco tabla-esqueleto" aria-busy>
    <output className="solo-lectores">Cargando...</output>
    <span aria-hidden>
      {columnas.map(({ clave, titulo, ancho }) => (
        <b className="recorta tenue menuda fuerte" key={clave} style={{ flex: ancho }}>
          {titulo}
        </b>
      ))}
    </span>
    {ESQUELETO.map((renglon) => (
      <span key={renglon}>
        {columnas.map(({ clave, ancho }) => (
          <i key={clave} className="hueco" style={{ flex: ancho }} />
        ))}
      </span>
    ))}
  </div>
);

/** Comes with antd's table: its code is loaded with the first one that is shown, beside the rows themselves. */
const Densa = perezosa(
  async () => (await import('./TablaDensa.tsx')).TablaDensa as unknown as ComponentType<object>,
) as unknown as typeof TablaDensa;

type Props<F> = Omit<PropsTabla<F>, 'filas'> & {
  /** The rows; while there are none yet, the table waits in its own shape. */
  filas: readonly F[] | undefined;
};

/**
 * The desk's table: many rows, little room, the keyboard. It scrolls in itself below its head, and draws only the rows
 * in sight. It sorts; which rows there are, and which are chosen, is its screen's. A phone shows cards instead.
 */
export function Tabla<F extends object>({ filas, ...resto }: Props<F>) {
  const esqueleto = <Esqueleto columnas={resto.columnas} />;
  return <Suspense fallback={esqueleto}>{filas ? <Densa {...resto} filas={filas} /> : esqueleto}</Suspense>;
}
