import { centavos } from '@leal/domain';
import { expect, it } from 'vitest';
import { perdidasDe } from './perdidas.ts';

const fila = (monto: number, mas: { renovado?: true; estado?: 'por_confirmar' } = {}) => ({
  estado: 'no_esta' as const,
  monto: centavos(monto),
  ...mas,
});
const renovado = true;

it.each([
  ['none of a renewed credit', [fila(100)], false, null],
  ['one that nobody has looked for yet', [fila(100, { renovado, estado: 'por_confirmar' })], false, null],
  ['one', [fila(100, { renovado }), fila(7)], false, { titulo: 'Pérdida', monto: 100 }],
  ['two', [fila(100, { renovado }), fila(50, { renovado })], false, { titulo: 'Pérdidas', monto: 150 }],
  [
    'two of those that were read',
    [fila(100, { renovado }), fila(50, { renovado }), fila(7)],
    true,
    { titulo: 'Pérdidas entre las 3 más viejas', monto: 150 },
  ],
])('%s', (_, filas, hayMas, dicho) => expect(perdidasDe(filas, hayMas)).toEqual(dicho));
