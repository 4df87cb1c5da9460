import { BarChart, type BarDrawEvent, FixedScaleAxis } from 'chartist';
import type { Barra } from './Barras.tsx';

/** Beyond these the texts above the bars would touch each other on a phone. */
export const CON_TEXTO = 7;

const MARGENES = { top: 20, right: 0, bottom: 0, left: 0 };

/** Without any value there is still a scale. */
const techoDe = (barras: readonly Barra[]): number =>
  Math.max(1, ...barras.flatMap(({ valor, previo }) => [valor, previo?.valor ?? 0]));

function opcionesDe(barras: readonly Barra[]) {
  const escala = { low: 0, high: techoDe(barras) };
  return {
    ...escala,
    chartPadding: MARGENES,
    // A bar stands in front of the one it is compared with.
    seriesBarDistance: 0,
    axisX: { showGrid: false, offset: 24 },
    // The highest bar reaches the top: nothing is read off a scale.
    axisY: { type: FixedScaleAxis, ...escala, divisor: 1, showLabel: false, showGrid: false, offset: 0 },
  };
}

const CLASE_PREVIA = 'grafica-previa';

function seriesDe(barras: readonly Barra[]) {
  const actual = { data: barras.map(({ valor }) => valor) };
  if (!barras.some(({ previo }) => previo)) return [actual];
  return [{ className: CLASE_PREVIA, data: barras.map(({ previo }) => previo?.valor ?? 0) }, actual];
}

/** Each bar gets its emphasis, its full value for the pointer, and its short one above whatever is higher. */
function vestir({ element, group, index, x2, y1, y2 }: BarDrawEvent, barras: readonly Barra[]): void {
  const barra = barras[index];
  if (!barra) return;
  const { valor, previo } = barra;
  if (group.classes().includes(CLASE_PREVIA)) {
    element.elem('title').text(`${barra.nombre}, antes: ${previo?.texto ?? ''}`);
    return;
  }
  if (barra.destacada) element.attr({ 'data-destacada': '' });
  element.elem('title').text(`${barra.nombre}: ${barra.texto}`);
  if (barras.length > CON_TEXTO || valor === 0) return;
  const techo = y1 - (y1 - y2) * Math.max(1, (previo?.valor ?? 0) / valor);
  group.elem('text', { x: x2, y: techo - 6, 'text-anchor': 'middle' }, 'grafica-valor').text(barra.corto);
}

/** Draws into `lienzo`; the answer takes it away again. */
export function dibujarBarras(lienzo: HTMLElement | null, barras: readonly Barra[]): () => void {
  const datos = { labels: barras.map(({ marca }) => marca), series: seriesDe(barras) };
  const grafica = new BarChart(lienzo, datos, opcionesDe(barras));
  grafica.on('draw', (trazo) => trazo.type === 'bar' && vestir(trazo, barras));
  return () => void grafica.detach();
}
