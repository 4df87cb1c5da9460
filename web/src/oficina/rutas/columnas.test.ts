import { expect, test } from 'vitest';
import { CIFRAS } from '../tablero/cifras-gerente.ts';
import { columnasDe, vistaDelOrden, VISTAS } from './columnas.tsx';

const ordenes = ([true, false] as const).flatMap((esGerente) =>
  CIFRAS.flatMap(({ camino }) => {
    const [pantalla, orden] = (camino({ base: '/gerente', esGerente }) ?? '').split('?orden=');
    return pantalla === '/gerente/rutas' && orden !== undefined ? [orden.replace('-', '')] : [];
  }),
);

// The number of rows stands above them.
test.each([...new Set(ordenes)].filter((orden) => orden !== 'cobrador'))(
  'a tile that leads to the routes by %s finds what their rows add up to',
  (orden) =>
    expect(
      columnasDe(vistaDelOrden(orden), '/gerente', () => false).find(({ clave }) => clave === orden)?.suma,
    ).toBeDefined(),
);

/** The room of a desk of 1280 beside the menu, without the frame of the table. */
const LUGAR = 950;

test.each(VISTAS)('no column of the view %s is out of sight at a desk', (vista) =>
  expect(
    columnasDe(vista, '/gerente', () => false).reduce((suma, { ancho }) => suma + ancho, 0),
  ).toBeLessThanOrEqual(LUGAR),
);

test.each([
  ['avance', 'hoy'],
  ['-capital', 'cartera'],
  ['recuperado', 'cartera'],
  ['-clientes_vencidos', 'atraso'],
  ['cobrador', 'hoy'],
  ['nada', 'hoy'],
])('sorted by %s the routes are seen by %s', (orden, vista) => expect(vistaDelOrden(orden)).toBe(vista));
