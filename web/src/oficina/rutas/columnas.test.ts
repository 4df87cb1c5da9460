import { expect, test } from 'vitest';
import { CIFRAS } from '../tablero/cifras-gerente.ts';
import { columnasDe } from './columnas.tsx';

const columnas = columnasDe('/gerente', () => false);
const ordenes = ([true, false] as const).flatMap((esGerente) =>
  CIFRAS.flatMap(({ camino }) => {
    const [pantalla, orden] = (camino({ base: '/gerente', esGerente }) ?? '').split('?orden=');
    return pantalla === '/gerente/rutas' && orden !== undefined ? [orden.replace('-', '')] : [];
  }),
);

// The number of rows stands above them.
test.each([...new Set(ordenes)].filter((orden) => orden !== 'cobrador'))(
  'a tile that leads to the routes by %s finds what their rows add up to',
  (orden) => expect(columnas.find(({ clave }) => clave === orden)?.suma).toBeDefined(),
);
