import { centavos, type Mes } from '@leal/domain';
import { expect, test } from 'vitest';
import { hojaResultado } from './hoja-resultado.ts';
import type { Lineas, Resultado } from './resultado.ts';

const lineas = (interes: number, castigado = 0): Lineas => ({
  interes: centavos(interes),
  gastos: centavos(200),
  condonado: centavos(-100),
  perdido: centavos(0),
  castigado: centavos(castigado),
  recuperado: centavos(0),
  resultado: centavos(interes - 100 - castigado),
});

const de = (castigado: number) =>
  hojaResultado(
    {
      datos: [
        { id_cobrador: 'a', nombre_cobrador: 'Ana', ...lineas(1_050) },
        { id_cobrador: 'b', nombre_cobrador: 'Beto', ...lineas(50, castigado) },
      ],
      oficina: lineas(1_100, castigado),
    } as unknown as Resultado,
    '2026-11' as Mes,
  );

test('a row for each collector, without the office’s, which is what the amounts add up to', () => {
  const { archivo, rotulo, columnas, filas, totales } = de(0);
  expect([archivo, rotulo?.texto]).toEqual(['RESULTADO 2026-11.xlsx', 'Resultado de noviembre de 2026']);
  expect(columnas.map(({ titulo }) => titulo)).toEqual([
    'No',
    'Cobrador',
    'Interés ganado',
    'Gastos',
    'Diferencias condonadas',
    'Resultado',
  ]);
  expect(filas).toEqual([
    [1, 'Ana', 1_050, 200, -100, 950],
    [2, 'Beto', 50, 200, -100, -50],
  ]);
  expect(totales).toEqual(['Totales', null, 1_100, 400, -200, 900]);
});

test('a line that nobody has is no column', () => {
  const titulos = de(30).columnas.map(({ titulo }) => titulo);
  expect(titulos.slice(5)).toEqual(['Castigos', 'Recuperado', 'Resultado']);
});
