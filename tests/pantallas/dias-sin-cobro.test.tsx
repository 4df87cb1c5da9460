// Days without collection: what the list says, what the law proposes, and what each question tells beforehand.
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { usarAjustes } from './apoyo/ajustes.ts';
import { contestar, elDialogo, seCierra } from './apoyo/dialogo.ts';
import { mundo } from './apoyo/mundo.ts';

const { documento, enAjustes, guardado } = usarAjustes();

describe('a day without collection', () => {
  const LEY = /^Agregar Navidad, 25\/12\/2028$/;

  test('of the law is proposed, says how many credits it moves, and is listed once it is agreed', async () => {
    await mundo.cobrador([{}]);
    const { usuario } = await enAjustes();
    expect(screen.getByText('No hay días sin cobro por venir')).toBeTruthy();
    await usuario.click(screen.getByText(/^Descansos de ley que no están/));
    await usuario.click(screen.getByRole('button', { name: LEY }));
    const dialogo = await elDialogo('Agregar día sin cobro');
    await dialogo.findByText('No mueve ningún crédito activo.');
    await contestar(usuario, 'Agregar día');
    await seCierra('Agregar día sin cobro');
    const lista = await screen.findByRole('list', { name: 'Días sin cobro por venir' });
    expect(within(lista).getByText('Lunes 25/12/2028')).toBeTruthy();
    await usuario.click(within(lista).getByRole('button', { name: 'Quitar Navidad, 25/12/2028' }));
    await contestar(usuario, 'Quitar día', 'Quitar día sin cobro');
    await screen.findByText('No hay días sin cobro por venir');
    expect((await guardado())['festivos']).toEqual([]);
  });

  test('that is over, and is taken off, says what becomes of who did not pay on it', async () => {
    await documento().update({ festivos: [{ fecha: '2026-11-17', nombre: 'Inundación' }] });
    const { usuario } = await enAjustes();
    await usuario.click(screen.getByText('Ya pasaron (1)'));
    await usuario.click(screen.getByRole('button', { name: 'Quitar Inundación, 17/11/2026' }));
    const dialogo = await elDialogo('Quitar día sin cobro');
    dialogo.getByText(/^Quien no pagó ese día queda un abono más atrás\./);
    await contestar(usuario, 'Quitar día', 'Quitar día sin cobro');
    await seCierra('Quitar día sin cobro');
    expect((await guardado())['festivos']).toEqual([]);
  });

  test('whose count does not come says so; the settings that do not load are no empty page', async () => {
    const { usuario, red } = await enAjustes();
    red.rechazar(/ajustes\/efecto/);
    await usuario.click(screen.getByText(/^Descansos de ley que no están/));
    await usuario.click(screen.getByRole('button', { name: LEY }));
    await (
      await elDialogo('Agregar día sin cobro')
    ).findByText('No se pudo contar a cuántos créditos mueve.');
  });
});
