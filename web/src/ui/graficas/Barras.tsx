import 'chartist/dist/index.css';
import './graficas.css';
import { useEffect, useRef } from 'react';
import { CON_TEXTO, dibujarBarras } from './dibujar-barras.ts';

export type Barra = {
  /** Below the bar, as short as it must be. */
  readonly marca: string;
  /** The same in full, for the table. */
  readonly nombre: string;
  readonly valor: number;
  /** The value in full ('$1,234.50'), and as short as it stands above the bar ('$1.2 k'). */
  readonly texto: string;
  readonly corto: string;
  readonly destacada?: boolean;
  /** What it is compared with: a pale bar behind it. */
  readonly previo?: { readonly valor: number; readonly texto: string };
};

/** What a row of the table is, and what its two values are. */
type Leyenda = { readonly fila: string; readonly actual: string; readonly previo: string };

type Props = {
  /** What is seen; the table's caption. */
  titulo: string;
  barras: readonly Barra[];
  /** Which bar is which, where two are compared. */
  leyenda?: Leyenda;
};

const Colores = ({ actual, previo }: Omit<Leyenda, 'fila'>) => (
  <figcaption className="grafica-leyenda" aria-hidden>
    <span data-serie="actual">{actual}</span>
    <span data-serie="previo">{previo}</span>
  </figcaption>
);

const Cabeza = ({ fila, actual, previo }: Leyenda) => (
  <thead>
    <tr>
      <th scope="col">{fila}</th>
      <th scope="col">{actual}</th>
      <th scope="col">{previo}</th>
    </tr>
  </thead>
);

/**
 * Bars side by side. The drawing is for the eyes only; its table says the same in words. This file
 * brings the drawing library with it: load it by `lazy`, after the figures.
 */
export function Barras({ titulo, barras, leyenda }: Props) {
  const lienzo = useRef<HTMLDivElement>(null);
  useEffect(() => dibujarBarras(lienzo.current, barras), [barras]);
  return (
    <figure className="grafica" data-muchas={barras.length > CON_TEXTO}>
      <div ref={lienzo} className="grafica-lienzo" aria-hidden />
      {leyenda && <Colores {...leyenda} />}
      <table className="solo-lectores">
        <caption>{titulo}</caption>
        {leyenda && <Cabeza {...leyenda} />}
        <tbody>
          {barras.map(({ marca, nombre, texto, previo }) => (
            <tr key={`${marca} ${nombre}`}>
              <th scope="row">{nombre}</th>
              <td>{texto}</td>
              {previo && <td>{previo.texto}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
