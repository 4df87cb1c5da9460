// A route is lent to somebody for some days: who and when is asked, the loan is shown with its end, and it goes back.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { prestar } from '../setup/prestar.ts';
import type { Cobrador } from '../setup/mundo.ts';
import { creditoDe } from '../setup/credito-de.ts';
import { abrir } from './apoyo/abrir.tsx';
import { mundo } from './apoyo/mundo.ts';
import { enOficina, gerente } from './apoyo/oficina.ts';

const nombreDe = ({ prefijo }: Cobrador) => `Cobrador ${prefijo}`;
const pareja = () =>
  Promise.all([mundo.cobrador([creditoDe('Ana López')]), mundo.cobrador([creditoDe('Luz Paz')])]);
const enRuta = async (de: Cobrador) => enOficina(`gerente/rutas/${de.uid}`);
const enDialogo = async () => within(await screen.findByRole('dialog', { name: 'Prestar ruta' }));

test('a manager lends it from its screen, sees the loan, and ends it', async () => {
  const [de, a] = await pareja();
  const { usuario } = await enRuta(de);
  await usuario.click(await screen.findByRole('button', { name: 'Prestar ruta' }));
  const elige = await enDialogo();
  await usuario.click(elige.getByRole('button', { name: 'Prestar ruta' }));
  await elige.findByText('Selecciona el cobrador');
  await usuario.type(elige.getByRole('combobox'), a.prefijo);
  await usuario.click(await screen.findByTitle(nombreDe(a)));
  await usuario.click(elige.getByRole('button', { name: 'Prestar ruta' }));
  await screen.findByText('Ruta prestada');
  await screen.findByText(/Esta ruta está prestada a Cobrador .* hasta el 18\/11\/2026/);

  await usuario.click(await screen.findByRole('button', { name: 'Prestar ruta' }));
  const otra = await enDialogo();
  await otra.findByText(`A ${nombreDe(a)}, el 18/11/2026`);
  await usuario.click(otra.getByRole('button', { name: 'Terminar préstamo' }));
  await screen.findByText('Préstamo terminado');
  const registro = (await mundo.db.doc(`usuarios/${de.uid}`).get()).get('rutas_prestadas') as {
    desde: { toMillis: () => number };
    hasta: { toMillis: () => number };
  }[];
  expect(registro).toHaveLength(1);
  expect(registro[0]?.hasta.toMillis()).toBeLessThan(Date.parse('2026-11-19T06:00:00Z'));
});

test('whoever works it has it as a second list, and its own collector sees why nothing can be registered', async () => {
  const [de, a] = await pareja();
  await prestar(await gerente(), de.uid, { a: a.uid });
  const { usuario } = await abrir(a, 'cobrador');
  await screen.findByText('Luz Paz');
  await usuario.click(await screen.findByRole('radio', { name: `Ruta de ${nombreDe(de)}` }));
  await screen.findByText('Ana López');
  expect(screen.queryByText('Luz Paz')).toBeNull();
  screen.getByText(/La llevas hasta el 18\/11\/2026/);
  screen.getByRole('button', { name: /Registrar pago de Ana López|Pago/ });
});

test('its own collector sees who works it, and has no button that registers', async () => {
  const [de, a] = await pareja();
  await prestar(await gerente(), de.uid, { a: a.uid });
  await abrir(de, 'cobrador');
  await screen.findByText('Ana López');
  await screen.findByText(/Tu ruta está prestada a Cobrador .*Mientras tanto no la cobras tú\./);
  expect(screen.queryByRole('button', { name: /Pago/ })).toBeNull();
});
