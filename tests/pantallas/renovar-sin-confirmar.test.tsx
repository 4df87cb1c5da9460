// A renewal over transfers that the bank has not seen: the collector's card and dialog, and the manager's question, say why not.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pagado } from '../setup/pagado.ts';
import { invocar } from '../setup/invocar.ts';
import type { Cobrador } from '../setup/mundo.ts';
import { abrir } from './apoyo/abrir.tsx';
import { contestar, elDialogo } from './apoyo/dialogo.ts';
import { mundo } from './apoyo/mundo.ts';
import { gerente } from './apoyo/oficina.ts';
import { abrirHoja, pulsar, sinDialogo, soltar } from './apoyo/ruta.ts';
import { usarTransferencias } from './apoyo/transferencias.ts';

const { transferir } = usarTransferencias();
const MOTIVO = 'Se requiere confirmar en el banco $90.00 pagados por transferencia.';
// The office's list holds what other tests ask for, too: a name that none of them has.
const NOMBRE = 'Ana Renueva Sinbanco';
const ana = () => mundo.cobrador([pagado(2880, { persona: { nombre: NOMBRE } })]);
const boton = (donde: HTMLElement, nombre: RegExp) => within(donde).getByRole('button', { name: nombre });
const tarjeta = () => screen.findByRole('article', { name: NOMBRE });
const transferirSinQueSeVea = (cobrador: Cobrador) => transferir(cobrador, 90);

test('its card says how much and why, and asks for nothing until the bank has seen it', async () => {
  const cobrador = await ana();
  await transferirSinQueSeVea(cobrador);
  await abrir(cobrador, 'cobrador/renovaciones');
  const dentro = within(await tarjeta());
  dentro.getByText('SIN CONFIRMAR');
  dentro.getByText(MOTIVO);
  expect(dentro.queryByRole('button', { name: /^Solicitar/ })).toBeNull();
});

test('a transfer that came after the list was read: the dialog says it, and sends nothing', async () => {
  const cobrador = await ana();
  const { usuario, red } = await abrir(cobrador, 'cobrador/renovaciones');
  const pedir = boton(await tarjeta(), /^Solicitar Renovación/);
  await transferirSinQueSeVea(cobrador);
  await usuario.click(pedir);
  const pregunta = await elDialogo();
  await pregunta.findByText(MOTIVO);
  expect(document.body.textContent).toContain('De ello, $90.00 por transferencia, sin confirmar.');
  expect(pregunta.getByRole('button', { name: 'Enviar solicitud' })).toHaveProperty('disabled', true);
  expect(red.enviadas(/^POST \/renovaciones/)).toEqual([]);
});

test('one that this phone has not sent yet counts, too', async () => {
  const cobrador = await ana();
  const { usuario, red } = await abrir(cobrador, 'cobrador');
  red.negar(/^POST \/abonos\/registrar/);
  const hoja = await abrirHoja(usuario, NOMBRE);
  await within(hoja).findByRole('group', { name: 'Forma de pago' });
  await pulsar(usuario, hoja, 'Transferencia');
  await pulsar(usuario, hoja, /^Registrar transferencia de \$120\.00/);
  await soltar(usuario);
  await sinDialogo();
  await usuario.click(await screen.findByRole('link', { name: 'Renovaciones' }));
  await screen.findByRole('heading', { name: 'Renovaciones' });
  await usuario.click(boton(await tarjeta(), /^Solicitar Renovación/));
  const pregunta = await elDialogo();
  await pregunta.findByText('Se requiere confirmar en el banco $120.00 pagados por transferencia.');
  expect(pregunta.getByRole('button', { name: 'Enviar solicitud' })).toHaveProperty('disabled', true);
});

test('a renewal that waits: its question cannot be approved, and can be rejected', async () => {
  const cobrador = await ana();
  const cuerpo = {
    id_credito_anterior: `${cobrador.prefijo}-cre-1`,
    monto_solicitado: 4000,
    dias_pago: 40 as const,
  };
  expect((await invocar(cobrador, 'solicitarRenovacion', { cuerpo })).estado).toBe(201);
  await transferirSinQueSeVea(cobrador);
  const { usuario } = await abrir(await gerente(), 'gerente/renovaciones');
  await usuario.click(boton(await tarjeta(), /^Aprobar/));
  const pregunta = await elDialogo();
  await pregunta.findByText(MOTIVO);
  expect(pregunta.getByRole('button', { name: /^Aprobar/ })).toHaveProperty('disabled', true);
  await contestar(usuario, 'Cancelar');
  await usuario.click(boton(await tarjeta(), /^Rechazar/));
  const rechazo = await elDialogo('Motivo del rechazo');
  expect(rechazo.queryByText(MOTIVO)).toBeNull();
});
