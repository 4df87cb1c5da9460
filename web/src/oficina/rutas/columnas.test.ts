import type { ResumenRuta } from '@leal/contract';
import { centavos } from '@leal/domain';
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

test('what was collected today opens into both forms below the list, where there were two', () => {
  const suma = columnasDe('hoy', '/gerente', () => false).find(({ clave }) => clave === 'avance')!.suma!;
  const ruta = (recaudado: number, mas: object = {}) =>
    ({ recaudado: centavos(recaudado), esperado: centavos(20_000), ...mas }) as unknown as ResumenRuta;
  expect(suma([ruta(6_000), ruta(9_000)])).toBe('$150.00 de $400.00');
  expect(suma([ruta(6_000), ruta(9_000, { transferido: centavos(9_000) })])).toBe(
    '$150.00 de $400.00 · Efectivo $60.00 · Transferencias $90.00',
  );
});

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
