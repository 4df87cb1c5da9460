// Somebody leaves: the question says what stays in hand, and the manager counts and closes that box.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { creditoDe } from '../setup/credito-de.ts';
import { abrir } from './apoyo/abrir.tsx';
import { mundo } from './apoyo/mundo.ts';
import { gerente } from './apoyo/oficina.ts';

test('the question says cash and hand-overs; the box is counted and closed beside the account, with both names', async () => {
  const { cobrador, ...e } = await escena(mundo, creditoDe('Ana López'));
  await e.abonar(120);
  await e.entregarParcial(50);
  // Accounts come by pages, and others of these tests have many.
  const soloEl = async () =>
    Response.json(
      (await invocar(await gerente(), 'listarUsuarios', { consulta: { email: cobrador.email } })).cuerpo,
    );
  const { usuario } = await abrir(await gerente(), 'gerente/registrar-usuario', {
    antes: (red) => red.tratar(/^GET \/usuarios(\?|$)/, soloEl),
  });
  const nombre = `Cobrador ${cobrador.prefijo}`;
  await usuario.click(await screen.findByRole('button', { name: `Desactivar a ${nombre}` }));
  const pregunta = within(await screen.findByRole('dialog'));
  await pregunta.findByText('$120.00');
  pregunta.getByText(/Deja también 1 entrega de efectivo sin responder/);
  await usuario.click(pregunta.getByRole('button', { name: 'Desactivar' }));
  // Nobody would collect from the client: it is said a second time.
  await pregunta.findByText('Confírmalo, o primero reasigna o presta su ruta');
  await usuario.click(pregunta.getByRole('checkbox', { name: 'Su cliente se queda sin quien le cobre' }));
  await usuario.click(pregunta.getByRole('button', { name: 'Desactivar' }));
  await screen.findByText(`${nombre} deja $120.00 en mano.`);
  await usuario.click(screen.getByRole('button', { name: 'Entendido' }));
  await usuario.click(await screen.findByRole('button', { name: `Contar la caja de ${nombre}` }));
  const cierre = within(await screen.findByRole('dialog', { name: 'Cerrar el corte 1' }));
  // The closing cannot be taken back: whoever has counted nothing says so.
  await cierre.findByText('Faltan $120.00');
  await usuario.click(cierre.getByRole('button', { name: 'Sí, lo recibí' }));
  await cierre.findByText('Cuenta lo que dejó; si no dejó nada, escribe 0');
  expect((await e.libro()).cortes).toEqual([]);
  await usuario.type(await cierre.findByRole('textbox', { name: 'Piezas de $100' }), '1');
  await cierre.findByText('Faltan $20.00');
  await usuario.click(cierre.getByRole('button', { name: 'Sí, lo recibí' }));
  await screen.findByText('Caja cerrada');
  const { cortes } = await e.libro();
  expect(cortes).toMatchObject([
    {
      estado: 'confirmado',
      nombre_cobrador: nombre,
      nombre_gerente: 'Adriana Solís Cárdenas',
      contado_centavos: 10_000,
    },
  ]);
});
