// A loan at the door that is beyond the box: what is in it, what is missing, and what can be done about it.
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clienteConsultas } from '../../web/src/lib/api/cliente-consultas.ts';
import { escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { creditoDe } from '../setup/credito-de.ts';
import { abrir } from './apoyo/abrir.tsx';
import { mundo } from './apoyo/mundo.ts';
import { gerente } from './apoyo/oficina.ts';

/** Ana's loan of $3,000 is approved, and so much of the office's cash is in the box. */
async function porEntregar(enCaja: number) {
  const e = await escena(mundo, creditoDe('Ana López', { estado: 'Pendiente' }));
  await e.aprobado();
  if (enCaja > 0) await e.conFondo(enCaja);
  return e;
}

async function laPregunta(usuario: UserEvent) {
  await usuario.click(await screen.findByRole('button', { name: 'Ya lo entregué' }));
  return within(await screen.findByRole('dialog', { name: 'Entregar préstamo' }));
}
type Pregunta = Awaited<ReturnType<typeof laPregunta>>;

async function preguntar(e: Awaited<ReturnType<typeof porEntregar>>) {
  const { usuario } = await abrir(e.cobrador, 'cobrador/solicitudes');
  return { usuario, pregunta: await laPregunta(usuario) };
}

async function preguntarOtraVez(usuario: UserEvent, pregunta: Pregunta) {
  await usuario.click(pregunta.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return laPregunta(usuario);
}

test('what the box holds is said; with enough there is nothing more to ask', async () => {
  const e = await porEntregar(3000);
  const { usuario, pregunta } = await preguntar(e);
  await pregunta.findByText('En tu caja hay $3,000.00.');
  await usuario.click(pregunta.getByRole('button', { name: 'Sí, lo entregué' }));
  await screen.findByText('Préstamo entregado');
  expect((await e.libro()).traspasos).toMatchObject([{ estado: 'confirmado' }]);
});

test('"Ya tengo ese dinero: entregar" books what was missing, for the office to confirm', async () => {
  const e = await porEntregar(1614.17);
  const { usuario, pregunta } = await preguntar(e);
  await pregunta.findByText('En tu caja hay $1,614.17; faltan $1,385.83.');
  expect(pregunta.queryByRole('button', { name: 'Sí, lo entregué' })).toBeNull();
  await usuario.click(pregunta.getByRole('button', { name: 'Ya tengo ese dinero: entregar' }));
  await screen.findByText('$3,000.00 a Ana López. La oficina confirmará los $1,385.83 que faltaban');
  const { traspasos, caja } = await e.libro();
  expect(traspasos.find(({ estado }) => estado === 'por_confirmar')).toMatchObject({
    monto_centavos: 138_583,
    nota: 'Para el préstamo de Ana López',
  });
  expect(caja.sumas_centavos).toMatchObject({ fondo: 300_000, entrega: -300_000 });
});

test('a float is asked for; the office gives it, and once it was received the loan is covered', async () => {
  const e = await porEntregar(1000);
  const { usuario, pregunta } = await preguntar(e);
  await pedirFondo(usuario, pregunta);
  const { id_traspaso } = (await e.libro()).traspasos.find(({ estado }) => estado === 'pedido')!;
  const cuerpo = { decision: 'dar', monto: 2000 };
  await invocar(await gerente(), 'decidirTraspasoDe', { parametros: { id_traspaso }, cuerpo });
  // Opened again it is as the office has it now; on the phone it comes by itself (tests/e2e/entregas.test.ts).
  const otra = await preguntarOtraVez(usuario, pregunta);
  await usuario.click(await otra.findByRole('button', { name: 'Ya recibí $2,000.00' }));
  await otra.findByText('En tu caja hay $3,000.00.');
  await usuario.click(otra.getByRole('button', { name: 'Sí, lo entregué' }));
  await screen.findByText('Préstamo entregado');
  expect((await e.libro()).caja.sumas_centavos).toMatchObject({ fondo: 300_000, entrega: -300_000 });
});

/** A new reading puts another button in its place: a hand presses that one. */
const pedirFondo = (usuario: UserEvent, pregunta: Pregunta): Promise<void> =>
  waitFor(async () => {
    const boton = pregunta.queryByRole('button', { name: 'Pedir fondo' });
    if (boton) await usuario.click(boton);
    pregunta.getByText(/Pediste \$2,000\.00 a la oficina/);
  });

test('the office declines a float that was asked for: the open question says why, and it can be asked again', async () => {
  const e = await porEntregar(1000);
  const { usuario, pregunta } = await preguntar(e);
  await pedirFondo(usuario, pregunta);
  const { id_traspaso } = (await e.libro()).traspasos.find(({ estado }) => estado === 'pedido')!;
  const cuerpo = { decision: 'rechazar', motivo: 'Pasa mañana por él' };
  await invocar(await gerente(), 'decidirTraspasoDe', { parametros: { id_traspaso }, cuerpo });
  // A listener says so to the page (tests/e2e/entregas.test.ts); here it reads again by hand.
  await act(() => clienteConsultas.invalidateQueries());
  await pregunta.findByText('Fondo de $2,000.00: rechazado');
  pregunta.getByText('Pasa mañana por él');
  // A collector who comes back to it later reads the same, until it is asked for again.
  const otra = await preguntarOtraVez(usuario, pregunta);
  await otra.findByText('Pasa mañana por él');
  await pedirFondo(usuario, otra);
  expect(otra.queryByText('Pasa mañana por él')).toBeNull();
});

test('what moved the box while the question was open is said, and asked again', async () => {
  const e = await porEntregar(1000);
  const { usuario, pregunta } = await preguntar(e);
  const boton = await pregunta.findByRole('button', { name: 'Ya tengo ese dinero: entregar' });
  await e.entregarParcial(400);
  await usuario.click(boton);
  await pregunta.findByText('En tu caja hay $600.00; faltan $2,400.00.');
  expect((await e.elCredito())?.entrega?.estado).toBe('por_entregar');
});

test('the office confirms what a loan was handed over with, or says that it never gave it and owes it then', async () => {
  const e = await porEntregar(0);
  const cuerpo = { id_credito: e.id_credito, monto: 3000, faltante: 3000 };
  await invocar(e.cobrador, 'entregarCredito', { cuerpo });
  const { usuario } = await abrir(await gerente(), `gerente/traspasos?cobrador=${e.cobrador.uid}`);
  await usuario.click(await screen.findByRole('button', { name: /^Rechazar el fondo de \$3,000\.00/ }));
  const pregunta = within(await screen.findByRole('dialog'));
  pregunta.getByText(/¿La oficina no le dio/);
  await usuario.type(pregunta.getByRole('textbox', { name: 'Motivo' }), 'Nadie se lo dio');
  await usuario.click(pregunta.getByRole('button', { name: 'Rechazar' }));
  await screen.findByText('Efectivo rechazado');
  expect((await e.libro()).totales.en_mano_centavos).toBe(-300_000);
});

test('a manager takes back a hand-over that never happened, from the client’s page', async () => {
  const e = await porEntregar(3000);
  await invocar(e.cobrador, 'entregarCredito', { cuerpo: { id_credito: e.id_credito, monto: 3000 } });
  const { usuario } = await abrir(await gerente(), `gerente/clientes/${e.id_cliente}`);
  await usuario.click(await screen.findByRole('button', { name: 'No se entregó' }));
  const pregunta = within(await screen.findByRole('dialog', { name: 'No se entregó' }));
  await usuario.type(pregunta.getByRole('textbox', { name: 'Motivo' }), 'No estaba en casa');
  await usuario.click(pregunta.getByRole('button', { name: 'Deshacer la entrega' }));
  await screen.findByText('Entrega deshecha');
  await screen.findByRole('button', { name: 'Cancelar crédito' });
  expect((await e.elCredito())?.entrega).toMatchObject({ estado: 'por_entregar', deshecha: 1 });
});

/** An expense took more than the box had. */
async function bajoCero() {
  const e = await porEntregar(0);
  const gasto = await invocar(e.cobrador, 'crearGasto', { cuerpo: { monto: 80, motivo: 'Gasolina' } });
  await invocar(await gerente(), 'aprobarGasto', { parametros: { id_gasto: gasto.cuerpo.id_gasto } });
  return e;
}

test('a box below zero says what the office owes, and never what is left over', async () => {
  const e = await bajoCero();
  await abrir(e.cobrador, 'cobrador/caja');
  const enMano = within(await screen.findByRole('region', { name: 'En mano' }));
  await enMano.findByText('La oficina te debe');
  enMano.getByText('$80.00');
  expect(screen.queryByText(/sobran/i)).toBeNull();
});

test('to count such a box says the same', async () => {
  const e = await bajoCero();
  const { usuario } = await abrir(e.cobrador, 'cobrador/caja/entregar');
  await screen.findByText('La oficina te debe $80.00');
  await usuario.type(await screen.findByRole('textbox', { name: 'Piezas de $100' }), '1');
  await screen.findByText('La oficina te debe $80.00 y sobran $100.00');
});
