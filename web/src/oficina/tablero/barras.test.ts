import { centavos, fecha } from '@leal/domain';
import { expect, test } from 'vitest';
import { barrasDeCobranza } from '../../comun/reportes/CobranzaPorDia.tsx';
import { barrasDeVencidos } from './barras.ts';

const dia = (de: string, cobrado: number, antes: number) => ({
  fecha: fecha(de),
  cobrado: centavos(cobrado),
  cobrado_semana_pasada: centavos(antes),
});

test('each day of the week stands beside the same day of the week before; today stands out', () => {
  const cobranza = [dia('2026-11-16', 120_000, 90_050), dia('2026-11-17', 0, 0)];
  const [lunes, martes] = barrasDeCobranza(cobranza, fecha('2026-11-17'));
  expect(lunes).toEqual({
    marca: 'lun',
    nombre: 'Lunes 16/11/2026',
    valor: 120_000,
    texto: '$1,200.00',
    destacada: false,
    previo: { valor: 90_050, texto: '$900.50' },
  });
  expect(martes).toMatchObject({ destacada: true, valor: 0, previo: { valor: 0, texto: '$0.00' } });
});

test.each([
  [{ desde: 1, hasta: 7, clientes: 1 }, '1–7', 'De 1 a 7 días', '1 cliente'],
  [{ desde: 31, hasta: null, clientes: 12 }, '31+', '31 días o más', '12 clientes'],
])(
  'overdue %o is named in short beside its bar, with its money in full and its clients',
  (tramo, marca, nombre, nota) =>
    expect(barrasDeVencidos([{ ...tramo, saldo: centavos(30_000) }])).toEqual([
      { marca, nombre, valor: 30_000, texto: '$300.00', nota },
    ]),
);
