import 'chartist/dist/index.css';
import './graficas.css';
import { BarChart, type BarDrawEvent } from 'chartist';
import { useEffect, useRef } from 'react';

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
};

type Props = {
  /** What is seen; the table's caption. */
  titulo: string;
  barras: readonly Barra[];
};

/** Beyond these the texts above the bars would touch each other on a phone. */
const CON_TEXTO = 7;

const MARGENES = { top: 20, right: 0, bottom: 0, left: 0 };
const opcionesDe = (barras: readonly Barra[]) => ({
  low: 0,
  // Without any value there is still a scale.
  high: Math.max(1, ...barras.map(({ valor }) => valor)),
  chartPadding: MARGENES,
  axisX: { showGrid: false, offset: 24 },
  axisY: { showLabel: false, showGrid: false, offset: 0 },
});

/** Each bar gets its emphasis, its full value for the pointer, and its short one above. */
function vestir({ type, element, group, index, x2, y2 }: BarDrawEvent, barras: readonly Barra[]): void {
  const barra = barras[index];
  if (type !== 'bar' || !barra) return;
  if (barra.destacada) element.attr({ 'data-destacada': '' });
  element.elem('title').text(`${barra.nombre}: ${barra.texto}`);
  if (barras.length > CON_TEXTO || barra.valor === 0) return;
  group.elem('text', { x: x2, y: y2 - 6, 'text-anchor': 'middle' }, 'grafica-valor').text(barra.corto);
}

/**
 * Bars side by side. The drawing is for the eyes only; its table says the same in words. This file
 * brings the drawing library with it: load it by `lazy`, after the figures.
 */
export function Barras({ titulo, barras }: Props) {
  const lienzo = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const datos = { labels: barras.map((b) => b.marca), series: [barras.map((b) => b.valor)] };
    const grafica = new BarChart(lienzo.current, datos, opcionesDe(barras));
    grafica.on('draw', (trazo) => trazo.type === 'bar' && vestir(trazo, barras));
    return () => void grafica.detach();
  }, [barras]);
  return (
    <figure className="grafica" data-muchas={barras.length > CON_TEXTO}>
      <div ref={lienzo} className="grafica-lienzo" aria-hidden />
      <table className="solo-lectores">
        <caption>{titulo}</caption>
        <tbody>
          {barras.map(({ marca, nombre, texto }) => (
            <tr key={`${marca} ${nombre}`}>
              <th scope="row">{nombre}</th>
              <td>{texto}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
