// The portfolio at risk by what only the night reads, as the last close left it.
import type { Respuesta, riesgoDeAyer } from '@leal/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CADA_TAMANO } from '../../e2e/apoyo/tamanos.ts';
import type { Pedido } from '../apoyo/abrir.tsx';
import { consulta, laTabla, losRenglones, reintentar } from '../apoyo/leer.ts';
import { enRiesgo } from '../apoyo/riesgo.ts';

const DE_AYER = /reportes\/riesgo\/de-ayer/;

const cartera = (saldo: number, clientes: number, porcentaje: number | null) => ({
  saldo,
  clientes,
  riesgo: [1, 7, 15, 30, 60].map((dias) => ({
    dias,
    saldo: (saldo * (porcentaje ?? 0)) / 100,
    clientes,
    porcentaje,
  })),
});
const CIERRE = {
  fecha: '2026-11-17',
  faltan: 0,
  ...cartera(3_000, 3, 12.5),
  montos: [
    { desde: 0, hasta: 3_000, ...cartera(2_000, 2, 10) },
    { desde: 3_000, hasta: 5_000, ...cartera(1_000, 1, 20) },
    { desde: 20_000, hasta: null, ...cartera(0, 0, null) },
  ],
  antiguedades: [
    { desde: 0, hasta: 1, ...cartera(1_000, 1, 0) },
    { desde: 1, hasta: 3, ...cartera(2_000, 2, 10) },
    { desde: 12, hasta: null, ...cartera(0, 0, null) },
  ],
  colonias: [{ nombre: 'Centro', ...cartera(2_000, 2, 10) }],
  otras: { colonias: 2, ...cartera(700, 1, 0) },
  sin_colonia: cartera(300, 1, 0),
} as unknown as NonNullable<Respuesta<typeof riesgoDeAyer>['cierre']>;

const conCierre = (cierre: object | null): Pedido => ({
  antes: (red) => red.responder(DE_AYER, 200, { cierre }),
});
const lasLineas = async () =>
  (await losRenglones('Al cierre de ayer')).map(([nombre, saldo, clientes]) => [nombre, saldo, clientes]);

describe.each(CADA_TAMANO)('what only the night reads, at %s', (_, tamano) => {
  test('is asked for when it is opened: by amount, colonia and age, of which day, and what it adds up to', async () => {
    const { red, usuario } = await enRiesgo({ tamano, ...conCierre(CIERRE) });
    await laTabla('Por plazo');
    expect(red.enviadas(DE_AYER)).toHaveLength(0);
    await usuario.click(screen.getByRole('button', { name: 'Ver el cierre de ayer' }));
    expect(await lasLineas()).toEqual([
      ['Hasta $3,000', '$2,000.00', '2'],
      ['Más de $3,000 a $5,000', '$1,000.00', '1'],
      ['Más de $20,000', '$0.00', '0'],
      ['Total', '$3,000.00', '3'],
    ]);
    screen.getByText(/^Al cierre de ayer, .*17/);
    const cierre = await losRenglones('Al cierre de ayer');
    expect(cierre[0]?.at(-1)).toBe('10.00 % $200.00 de 2 clientes');
    expect(cierre[2]?.at(-1)).toBe('—');
    await usuario.click(screen.getByRole('radio', { name: 'Colonia' }));
    expect(consulta()).toBe('?cierre=colonia');
    expect(await lasLineas()).toEqual([
      ['Centro', '$2,000.00', '2'],
      ['2 colonias más', '$700.00', '1'],
      ['Sin colonia', '$300.00', '1'],
      ['Total', '$3,000.00', '3'],
    ]);
    await usuario.click(screen.getByRole('radio', { name: 'Antigüedad' }));
    expect((await lasLineas()).map(([nombre]) => nombre)).toEqual([
      'Menos de 1 mes',
      'De 1 a menos de 3 meses',
      '12 meses o más',
      'Total',
    ]);
    await usuario.click(screen.getByRole('button', { name: 'Qué es cada cifra de los cierres' }));
    await within(await screen.findByRole('dialog')).findByText(/meses cumplidos desde que empezó/);
  });

  test('a failed load says so and is asked again, and the rest of the screen is there', async () => {
    const { red, usuario } = await enRiesgo(
      { tamano, antes: (laRed) => laRed.rechazar(DE_AYER) },
      '?cierre=monto',
    );
    await laTabla('Por plazo');
    await reintentar(usuario, 'Error al obtener el cierre de ayer', () =>
      red.responder(DE_AYER, 200, { cierre: null }),
    );
    await screen.findByText(/^Todavía no hay un cierre/);
  });
});

test('a night that did not run leaves an older one, which says of which day it is', async () => {
  await enRiesgo(conCierre({ ...CIERRE, fecha: '2026-11-15', faltan: 2 }), '?cierre=monto');
  await screen.findByText(/^Al cierre del .*15.*: la última noche no se hizo$/);
  screen.getByText('Sin la cartera de 2 cobradores, que la noche no pudo leer');
});
