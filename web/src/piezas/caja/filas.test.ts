import type { FilaCaja } from '@leal/contract';
import { centavos, fecha, type TipoFilaCaja } from '@leal/domain';
import { expect, test } from 'vitest';
import { agruparFilas, plegarAjustes } from './filas.ts';

const fila = (id: string, tipo: TipoFilaCaja, monto: number): FilaCaja => ({
  id,
  tipo,
  monto: centavos(monto),
  en: '2026-11-18T11:00:00.000-06:00',
  fecha: fecha('2026-11-18'),
  cliente: null,
  id_credito: null,
  nota: null,
});
const PAGO = fila('pago-c1.pago-2026-11-18', 'pago', 12_000);

test('a correction is folded into the payment of the same cut, however often it was corrected', () => {
  const filas = [
    PAGO,
    fila('ajuste-c1.pago-2026-11-18-1', 'ajuste', -2000),
    fila('ajuste-c1.pago-2026-11-18-2', 'ajuste', 500),
  ];
  expect(plegarAjustes(filas)).toEqual([{ ...PAGO, monto: 10_500, antes: 12_000 }]);
});

test('one of a payment of an earlier cut stands alone', () => {
  const ajuste = fila('ajuste-c1.pago-2026-11-17-1', 'ajuste', -2000);
  expect(plegarAjustes([PAGO, ajuste])).toEqual([PAGO, ajuste]);
});

test('kinds in the order of a cut, each with its sum and the newest first; the sums add up to all rows', () => {
  const filas = [
    PAGO,
    fila('gasto-g1', 'gasto', -5000),
    fila('fondo-t1', 'fondo', 50_000),
    fila('pago-c2.pago-2026-11-18', 'pago', 8000),
  ];
  expect(
    agruparFilas(filas).map(({ tipo, total, filas: filasDelGrupo }) => [tipo, total, filasDelGrupo[0]?.id]),
  ).toEqual([
    ['fondo', 50_000, 'fondo-t1'],
    ['pago', 20_000, 'pago-c2.pago-2026-11-18'],
    ['gasto', -5000, 'gasto-g1'],
  ]);
});
