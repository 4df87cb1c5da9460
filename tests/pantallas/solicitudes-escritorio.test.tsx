// A manager's request screens at a desk: how their tables are filled.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { creditoDe } from '../setup/credito-de.ts';
import { reintentar } from './apoyo/leer.ts';
import { mundo } from './apoyo/mundo.ts';
import { enOficina } from './apoyo/oficina.ts';

const tabla = () => screen.findByRole('treegrid', { name: 'Solicitudes Pendientes' });
/** Drawn or not. */
const cuantas = async () => Number((await tabla()).getAttribute('aria-rowcount')) - 1;

/** As far down as it goes: the rows at its end are drawn. */
async function alFinal(): Promise<void> {
  const lista = (await tabla()).querySelector('.tabla-lista-holder')!;
  fireEvent.scroll(lista, { target: { scrollTop: 1e6 } });
}

test('twenty at a time: the next ones come when the end is near; a load that failed is no empty list', async () => {
  const nombres = Array.from({ length: 22 }, (_, n) => `Cliente ${n + 1}`);
  await mundo.cobrador(nombres.map((nombre) => creditoDe(nombre, { estado: 'Pendiente' })));
  const { red, usuario } = await enOficina('gerente/solicitudes', {
    antes: (laRed) => laRed.responder(/clientes\/pendientes-creditos/, 503, {}),
  });
  await reintentar(usuario, 'Error al cargar los datos', () => red.dejarPasar());
  expect(await cuantas()).toBe(20);
  const cuenta = screen.getByRole('tab', { name: /^Solicitudes Pendientes/ }).textContent;
  const todas = Number(/^Solicitudes Pendientes \((\d+)\)$/.exec(cuenta)?.[1]);
  expect(todas).toBeGreaterThanOrEqual(nombres.length);
  for (let vistas = 20; vistas < todas; vistas += 20) {
    await alFinal();
    await waitFor(async () => expect(await cuantas()).toBe(Math.min(todas, vistas + 20)));
  }
});
