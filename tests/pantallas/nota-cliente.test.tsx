// A client's note: read on the card, on the payment screen and on the client's page; written there by whoever may.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { idCliente } from '../setup/activos.ts';
import { invocar } from '../setup/invocar.ts';
import type { Persona } from '../setup/mundo.ts';
import { creditoDe } from '../setup/credito-de.ts';
import { abrir } from './apoyo/abrir.tsx';
import { dicho } from './apoyo/dicho.ts';
import { escribir } from './apoyo/escribir.ts';
import { enPago, enRuta } from './apoyo/escena.ts';
import { mundo } from './apoyo/mundo.ts';
import { enOficina, gerente } from './apoyo/oficina.ts';
import { dialogo, pulsar, sinDialogo, tarjeta } from './apoyo/ruta.ts';

const PERRO = 'Perro bravo, tocar atrás';

const escribirla = (quien: Persona, id_cliente: string, nota: string) =>
  invocar(quien, 'guardarNota', { parametros: { id_cliente }, cuerpo: { nota } });

/** In the dialog that is open. */
async function guardar(usuario: UserEvent, texto: string): Promise<void> {
  const modal = await dialogo();
  await within(modal).findByLabelText('Nota');
  escribir(modal, 'Nota', texto);
  await pulsar(usuario, modal, 'Guardar nota');
}

test('a collector writes it from the card, in one line; the card says it, and offers to change it', async () => {
  const { usuario, red } = await enRuta([creditoDe('Ana López')]);
  const ana = tarjeta('Ana López');
  expect(within(ana).queryByText(PERRO)).toBeNull();
  await pulsar(usuario, ana, /^Datos de Ana López/);
  await pulsar(usuario, ana, 'Agregar nota de Ana López');
  await guardar(usuario, '  Perro bravo,\ntocar  atrás ');
  await dicho('Nota guardada', 'Ana López');
  await sinDialogo();
  expect(red.enviadas(/\/nota$/)).toMatchObject([{ metodo: 'PUT', cuerpo: { nota: PERRO } }]);
  await within(ana).findByText(PERRO);
  within(ana).getByRole('button', { name: 'Cambiar nota de Ana López' });
});

test('on the payment screen it says who and when; emptied, it is gone', async () => {
  const { usuario, cobrador } = await enPago([creditoDe('Ana López')]);
  await escribirla(await gerente(), idCliente(cobrador), PERRO);
  await abrir(cobrador, `payment/cliente?credito=${cobrador.prefijo}-cre-1`);
  const nota = await screen.findByRole('note', { name: 'Nota del cliente' });
  expect(nota.textContent).toMatch(new RegExp(`^${PERRO}.+ · 18/11/2026 \\d\\d:\\d\\d$`));
  await pulsar(usuario, document.body, 'Cambiar nota de Ana López');
  await guardar(usuario, '');
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  await screen.findByRole('button', { name: 'Agregar nota de Ana López' });
});

test('too long, it is not sent, and nothing of it is lost', async () => {
  const { usuario, red, cobrador } = await enPago([creditoDe('Ana López')]);
  await pulsar(usuario, document.body, 'Agregar nota de Ana López');
  await guardar(usuario, 'x'.repeat(141));
  await screen.findByText('Escribe máximo 140 caracteres');
  expect(within(await dialogo()).getByLabelText<HTMLTextAreaElement>('Nota').value).toHaveLength(141);
  // Another person's phone may still be sending.
  expect(red.enviadas(new RegExp(`${cobrador.prefijo}-cli-1/nota$`))).toEqual([]);
});

test('an earlier one is told that a later one stands', async () => {
  const { usuario, red } = await enPago([creditoDe('Ana López')]);
  const vigente = { texto: 'Ya no hay perro', por: 'Gerente', capturado_en: '2026-11-18T11:30:00-06:00' };
  red.responder(/\/nota$/, 200, { queda: false, nota: vigente });
  await pulsar(usuario, document.body, 'Agregar nota de Ana López');
  await guardar(usuario, PERRO);
  await dicho('Quedó una nota más reciente', 'Ana López');
});

test('a manager reads and writes it on the client’s page; a supervisor only reads', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Ana López')]);
  const pagina = `clientes/${idCliente(cobrador)}`;
  const { usuario } = await enOficina(`gerente/${pagina}`);
  await pulsar(usuario, document.body, 'Agregar nota de Ana López');
  await guardar(usuario, PERRO);
  const nota = await screen.findByRole('note', { name: 'Nota del cliente' });
  expect(nota.textContent).toContain(PERRO);
  await enOficina(`supervisor/${pagina}`);
  await screen.findByRole('note', { name: 'Nota del cliente' });
  expect(screen.queryByRole('button', { name: /nota de Ana López/ })).toBeNull();
});
