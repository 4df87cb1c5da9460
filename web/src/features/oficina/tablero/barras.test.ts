import { centavos, fecha } from '@leal/domain';
import { expect, test } from 'vitest';
import { pesosCortos } from '../../../ui/graficas/pesos-cortos.ts';
import { barrasDeCobranza, barrasDeVencidos } from './barras.ts';

const dia = (de: string, cobrado: number, antes: number) => ({
  fecha: fecha(de),
  cobrado: centavos(cobrado),
  cobrado_semana_pasada: centavos(antes),
});

test('each day of the week stands beside the same day of the week before; today stands out', () => {
  const cobranza = [dia('2026-11-16', 120_000, 90_050), dia('2026-11-17', 0, 0)];
  const [lunes, martes] = barrasDeCobranza({ cobranza, fecha: fecha('2026-11-17') });
  expect(lunes).toEqual({
    marca: 'lun',
    nombre: 'Lunes 16/11/2026',
    valor: 120_000,
    texto: '$1,200.00',
    corto: pesosCortos(centavos(120_000)),
    destacada: false,
    previo: { valor: 90_050, texto: '$900.50' },
  });
  expect(martes).toMatchObject({ destacada: true, valor: 0, previo: { valor: 0, texto: '$0.00' } });
});

test.each([
  [{ desde: 1, hasta: 7, clientes: 1 }, '1–7', 'De 1 a 7 días', '$300.00, 1 cliente'],
  [{ desde: 31, hasta: null, clientes: 12 }, '31+', '31 días o más', '$300.00, 12 clientes'],
])('overdue %o is named in full for the table, in short below its bar', (tramo, marca, nombre, texto) =>
  expect(barrasDeVencidos([{ ...tramo, saldo: centavos(30_000) }])).toEqual([
    { marca, nombre, texto, valor: 30_000, corto: '$300' },
  ]),
);
