// The ledger as it goes out: its forms of payment stand in it only where there are two.
import { centavos, CERO, fecha } from '@leal/domain';
import { expect, it } from 'vitest';
import { porTitulo, titulos } from '../../exportar/hoja/pruebas.ts';
import { movimiento } from '../pruebas.ts';
import { hojaMovimientos } from './movimientos.ts';

const ARCHIVO = 'x.xlsx';
const NUEVAS = [
  'De ello, por transferencia',
  'Forma de pago',
  'Referencia',
  'Fecha de la transferencia',
  'En el banco',
];

it('has none of their columns without a transfer', () =>
  expect(
    titulos(hojaMovimientos(ARCHIVO, [movimiento()])).filter((titulo) => NUEVAS.includes(titulo)),
  ).toEqual([]));

it('has the columns of a form only where a payment came by transfer, whose money is in no box', () => {
  const transferencia = { fecha: fecha('2026-11-09'), referencia: 'MBAN01' };
  const conAmbas = hojaMovimientos(ARCHIVO, [
    movimiento({ monto: centavos(6_000) }),
    movimiento({ monto: centavos(9_000), transferencia }),
    movimiento({ monto: centavos(1_000), transferencia: { ...transferencia, banco: 'vista' } }),
    movimiento({ monto: centavos(5_000), transferencia, eliminado: 'No llegó' }),
    movimiento({ tipo: 'visita', monto: CERO }),
  ]);
  const filas = conAmbas.filas.map((fila) => porTitulo(conAmbas, fila));
  expect(filas.map((fila) => NUEVAS.map((titulo) => fila[titulo]))).toEqual([
    [CERO, 'Efectivo', '', null, ''],
    [9_000, 'Transferencia', 'MBAN01', fecha('2026-11-09'), 'Por confirmar'],
    [1_000, 'Transferencia', 'MBAN01', fecha('2026-11-09'), 'Vista en el banco'],
    [CERO, 'Transferencia', 'MBAN01', fecha('2026-11-09'), 'Por confirmar'],
    [CERO, '', '', null, ''],
  ]);
  expect(filas.map((fila) => fila['Día de su efectivo'] === null)).toEqual([false, true, true, true, false]);
  expect(porTitulo(conAmbas, conAmbas.totales)).toMatchObject({
    Cobrado: 16_000,
    'De ello, por transferencia': 10_000,
  });
});

it('says in a column of its own what was lost, and only where something was', () => {
  const noEsta = { transferencia: { fecha: fecha('2026-11-09'), banco: 'no_esta' as const } };
  const [corregible, perdida] = [1_000, 2_000].map((monto) =>
    movimiento({ monto: centavos(monto), ...noEsta }),
  );
  expect(titulos(hojaMovimientos(ARCHIVO, [corregible!]))).not.toContain('Pérdida');
  const hoja = hojaMovimientos(ARCHIVO, [corregible!, { ...perdida!, perdida: true }]);
  expect(hoja.filas.map((fila) => porTitulo(hoja, fila)['Pérdida'])).toEqual([CERO, 2_000]);
  expect(porTitulo(hoja, hoja.totales)).toMatchObject({ Cobrado: 3_000, Pérdida: 2_000 });
});
