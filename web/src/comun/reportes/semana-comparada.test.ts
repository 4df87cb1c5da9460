import { centavos, diasDeSemana, fecha, semanaDe } from '@leal/domain';
import { expect, test } from 'vitest';
import type { Semana } from './armar-semana.ts';
import { celdasDeSemana, porDia, siHuboAlgo, tendenciaPropia } from './semana-comparada.ts';

const semana = (lunes: string, pesos: readonly number[]): Semana => {
  const dias = diasDeSemana(fecha(lunes)).map((dia, i) => ({
    fecha: dia,
    total: centavos((pesos[i] ?? 0) * 100),
    cantidad_abonos: pesos[i] ? 1 : 0,
    clientes: pesos[i] ? 1 : 0,
    gastos: centavos(0),
  }));
  return {
    semana: semanaDe(fecha(lunes)),
    dias,
    total_semana: centavos(pesos.reduce((suma, monto) => suma + monto, 0) * 100),
    total_clientes: pesos.length,
    total_gastos: centavos(5000),
    total_visitas: 0,
    total_atrasos: 0,
    total_creditos_nuevos: 0,
    total_creditos_por_entregar: 0,
    total_creditos_terminados: 0,
  };
};
const ESTA = semana('2026-11-16', [500, 400, 10]);
const ANTES = semana('2026-11-09', [600, 400, 900]);

test.each([
  ['2026-11-18', ANTES, '−10 % vs. lun–mar pasados'],
  ['2026-11-16', ANTES, 'se compara desde mañana'],
  ['2026-11-23', ANTES, '−52 % vs. la anterior'],
  ['2026-11-18', siHuboAlgo(semana('2026-11-09', [])), 'sin semana anterior'],
])('on %s a week is measured by its days that are over', (hoy, anterior, texto) =>
  expect(tendenciaPropia(ESTA, anterior, fecha(hoy)).texto).toBe(texto),
);

test('each day stands beside the same one of the week before, also in a spreadsheet', () => {
  expect(porDia(ESTA, ANTES)[0]).toEqual({
    fecha: '2026-11-16',
    cobrado: 50_000,
    cobrado_semana_pasada: 60_000,
  });
  const celdas = celdasDeSemana(ESTA, ANTES);
  expect(celdas).toHaveLength(9);
  expect(celdas[2]).toEqual(['Martes', '17/11/2026', '400.00', '400.00', 1, 1, '0.00']);
  expect(celdas[8]).toEqual(['Total', '', '910.00', '1900.00', 3, 3, '50.00']);
  expect(celdasDeSemana(ESTA, null)[1]?.[3]).toBe('');
});

test('a week with transfers has their columns and those of its cash; any other has none', () => {
  const [lunes, ...resto] = ESTA.dias;
  const transferido = centavos(20_000);
  const celdas = celdasDeSemana(
    { ...ESTA, dias: [{ ...lunes!, transferido }, ...resto], transferido },
    ANTES,
  );
  expect(celdas.map((fila) => fila.slice(7))).toEqual([
    ['Efectivo', 'Transferencias'],
    ['300.00', '200.00'],
    ['400.00', '0.00'],
    ['10.00', '0.00'],
    ...Array.from({ length: 4 }, () => ['0.00', '0.00']),
    ['710.00', '200.00'],
  ]);
  expect(celdasDeSemana(ESTA, ANTES).every((fila) => fila.length === 7)).toBe(true);
});
