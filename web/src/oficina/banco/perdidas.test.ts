import { centavos } from '@leal/domain';
import { expect, it } from 'vitest';
import { perdidasDe } from './perdidas.ts';

const fila = (monto: number, mas: { perdida?: true } = {}) => ({ monto: centavos(monto), ...mas });
const perdida = true;

it.each([
  ['none that is lost', [fila(100)], false, null],
  ['one', [fila(100, { perdida }), fila(7)], false, { titulo: 'Pérdida', monto: 100 }],
  ['two', [fila(100, { perdida }), fila(50, { perdida })], false, { titulo: 'Pérdidas', monto: 150 }],
  [
    'two of those that were read',
    [fila(100, { perdida }), fila(50, { perdida }), fila(7)],
    true,
    { titulo: 'Pérdidas entre las 3 más viejas', monto: 150 },
  ],
])('%s', (_, filas, hayMas, dicho) => expect(perdidasDe(filas, hayMas)).toEqual(dicho));
