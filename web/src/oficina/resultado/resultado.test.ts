import { centavos, fecha, type Mes } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { celdasDe, filasDe, mesPedido, type Resultado, textoDeMes } from './resultado.ts';

const HOY = fecha('2026-11-18');

describe('the month of an address', () => {
  it.each([
    [undefined, '2026-11'],
    ['2026-11', '2026-11'],
    ['2024-02', '2024-02'],
    ['2026-12', { motivo: 'Ese mes todavía no empieza.' }],
    ['2026-00', { motivo: 'Ese mes no existe.' }],
    ['2026-1', { motivo: 'Ese mes no existe.' }],
    ['1999-12', { motivo: 'Ese mes no existe.' }],
    ['', { motivo: 'Ese mes no existe.' }],
  ])('%s is %j', (escrito, mes) => {
    expect(mesPedido(escrito, HOY)).toEqual(mes);
  });

  it.each([
    ['2026-10', 'octubre de 2026'],
    ['2026-11', /^noviembre de 2026, en curso: hasta /],
  ])('%s says whether it runs', (mes, texto) => {
    expect(textoDeMes(mes as Mes, HOY)).toMatch(texto);
  });

  it('runs on its last day, and is over on the next', () => {
    expect(textoDeMes('2026-10' as Mes, fecha('2026-10-31'))).toContain('en curso');
    expect(textoDeMes('2026-10' as Mes, fecha('2026-11-01'))).toBe('octubre de 2026');
  });
});

it('a spreadsheet gets head, collectors and total, in pesos', () => {
  const lineas = {
    interes: centavos(1_050),
    gastos: centavos(200),
    condonado: centavos(-100),
    resultado: centavos(950),
  };
  const con = (perdido: number, castigado = 0, recuperado = 0) => {
    const suyas = {
      ...lineas,
      perdido: centavos(perdido),
      castigado: centavos(castigado),
      recuperado: centavos(recuperado),
    };
    const de = { datos: [{ id_cobrador: 'c', nombre_cobrador: 'Ana', ...suyas }], oficina: suyas };
    return celdasDe(filasDe(de as unknown as Resultado));
  };
  expect(con(0).slice(1)).toEqual([
    ['Ana', '10.50', '2.00', '-1.00', '9.50'],
    ['Total', '10.50', '2.00', '-1.00', '9.50'],
  ]);
  expect(con(500)[0]).toHaveLength(6);
  expect(con(500)[1]).toEqual(['Ana', '10.50', '2.00', '-1.00', '5.00', '9.50']);
  // Either of the two brings both.
  expect(con(0, 300)[0]).toEqual(con(0, 0, 40)[0]);
  expect(con(0, 300, 40)[1]).toEqual(['Ana', '10.50', '2.00', '-1.00', '3.00', '0.40', '9.50']);
});
