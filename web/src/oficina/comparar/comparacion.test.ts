import type { CobradorComparado } from '@leal/contract';
import { centavos, fecha } from '@leal/domain';
import { expect, test } from 'vitest';
import { cualesDias, diasComparables, tendenciaDeSemana } from '../../comun/reportes/contra-anterior.ts';
import { comoTablaHtml, comoTsv } from '../../lib/copiar-tabla.ts';
import { celdasDe, filaDe, porDia, queSeCompara, textoDeVariacion, totalDe } from './comparacion.ts';

const LUNES = fecha('2026-11-16');
const semana = (dias: readonly number[], gastos = 0) => {
  const siete = Array.from({ length: 7 }, (_, i) => centavos((dias[i] ?? 0) * 100));
  const cobrado = centavos(siete.reduce((suma, dia) => suma + dia, 0));
  return { dias: siete, cobrado, abonos: dias.length, visitas: 1, atrasos: 2, gastos: centavos(gastos) };
};
/** Today's is Wednesday's, and still coming in. */
const ANA: CobradorComparado = {
  id_cobrador: 'a',
  nombre_cobrador: 'Ana <Ruiz>',
  actual: semana([500, 400, 10], 5000),
  anterior: semana([600, 400, 900]),
};
const NUEVO: CobradorComparado = {
  id_cobrador: 'b',
  nombre_cobrador: 'Beto',
  actual: semana([1234.5]),
  anterior: null,
};

test.each([
  ['2026-11-16', 0, ''],
  ['2026-11-17', 1, 'lun'],
  ['2026-11-18', 2, 'lun–mar'],
  ['2026-11-22', 6, 'lun–sáb'],
  ['2026-11-23', 7, ''],
])('on %s %i days of the week are over: %j', (hoy, cuantos, cuales) => {
  const comparables = diasComparables(LUNES, fecha(hoy));
  expect([comparables, cualesDias(LUNES, comparables)]).toEqual([cuantos, cuales]);
});

test.each([
  ['2026-11-16', 'La variación compara días completos: desde mañana', 'se compara desde mañana'],
  ['2026-11-17', 'La variación compara lun, día ya completo', '−17 % vs. lun pasado'],
  ['2026-11-18', 'La variación compara lun–mar, días ya completos', '−10 % vs. lun–mar pasados'],
  ['2026-11-23', 'Semanas completas', '−52 % vs. la anterior'],
])('on %s it says %j, and the total %j', (hoy, cuales, contra) => {
  const comparables = diasComparables(LUNES, fecha(hoy));
  expect(queSeCompara(LUNES, comparables)).toBe(cuales);
  expect(tendenciaDeSemana(totalDe([ANA], comparables), LUNES, comparables).texto).toBe(contra);
});

test('only where there was no week before it says so', () => {
  expect(tendenciaDeSemana(totalDe([NUEVO], 2), LUNES, 2).texto).toBe('sin semana anterior');
  const sinCobros = { ...ANA, anterior: semana([0, 0, 900]) };
  expect(tendenciaDeSemana(totalDe([sinCobros], 2), LUNES, 2).texto).toBe('sin base para comparar');
});

test('a week under way is measured by its days that are over, and a week without one before by nothing', () => {
  expect(filaDe(ANA, 2)).toMatchObject({ cobrado: 91_000, antes: 190_000, variacion: -10 });
  expect(filaDe(ANA, 7).variacion).toBe(-52);
  expect(filaDe(ANA, 0).variacion).toBeNull();
  expect(textoDeVariacion(filaDe(ANA, 2))).toBe('−10 %');
  expect(textoDeVariacion(filaDe(ANA, 0))).toBe('—');
  expect(filaDe(NUEVO, 2)).toMatchObject({ antes: null, variacion: null });
  expect(textoDeVariacion(filaDe(NUEVO, 2))).toBe('sin semana anterior');
  expect(totalDe([NUEVO], 2)).toMatchObject({ cobrado: 123_450, antes: null, variacion: null });
});

test('the total and the days are those of all collectors', () => {
  expect(totalDe([ANA, NUEVO], 2)).toMatchObject({
    cobrado: 214_450,
    antes: 190_000,
    variacion: 113,
    abonos: 4,
    visitas: 2,
    atrasos: 4,
    gastos: 5000,
  });
  const respuesta = {
    semana: { inicio: LUNES, fin: fecha('2026-11-22') },
    anterior: { inicio: fecha('2026-11-09'), fin: fecha('2026-11-15') },
    datos: [ANA, NUEVO],
    siguiente: null,
  };
  expect(porDia(respuesta)[0]).toEqual({
    fecha: LUNES,
    cobrado: 173_450,
    cobrado_semana_pasada: 60_000,
  });
});

test('a spreadsheet gets numbers, and a name is only a name', () => {
  const celdas = celdasDe([filaDe(ANA, 2), filaDe(NUEVO, 2)]);
  const [cabeza, ana, nuevo] = comoTsv(celdas).split('\n');
  expect(cabeza?.split('\t')).toHaveLength(8);
  expect(ana?.split('\t')).toEqual(['Ana <Ruiz>', '910.00', '1900.00', '-10', '3', '1', '2', '50.00']);
  expect(nuevo?.split('\t')).toEqual(['Beto', '1234.50', '', '', '1', '1', '2', '0.00']);
  expect(comoTablaHtml(celdas)).toContain('<td>Ana &lt;Ruiz&gt;</td><td>910.00</td>');
});

test('what came by transfer is told of whom it did, of all and of its day; of cash alone nothing is', () => {
  const conTransferencia: CobradorComparado = {
    ...ANA,
    actual: { ...ANA.actual, transferidos: [0, 150, 0, 0, 0, 0, 0].map((pesos) => centavos(pesos * 100)) },
  };
  expect(filaDe(ANA, 2)).not.toHaveProperty('transferido');
  expect(totalDe([ANA, NUEVO], 2)).not.toHaveProperty('transferido');
  expect(filaDe(conTransferencia, 2).transferido).toBe(15_000);
  const total = totalDe([NUEVO, conTransferencia], 2);
  expect(total).toMatchObject({ cobrado: 214_450, transferido: 15_000 });
  const dias = porDia({
    semana: { inicio: LUNES, fin: fecha('2026-11-22') },
    anterior: { inicio: fecha('2026-11-09'), fin: fecha('2026-11-15') },
    datos: [NUEVO, conTransferencia],
    siguiente: null,
  });
  expect(dias.map(({ transferido }) => transferido)).toEqual([
    undefined,
    15_000,
    ...Array.from({ length: 5 }, () => undefined),
  ]);
  const celdas = celdasDe([filaDe(conTransferencia, 2), filaDe(NUEVO, 2), total]);
  expect(celdas.map((fila) => fila.slice(8))).toEqual([
    ['Efectivo', 'Transferencias'],
    ['760.00', '150.00'],
    ['1234.50', '0.00'],
    ['1994.50', '150.00'],
  ]);
});
