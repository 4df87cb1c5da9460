// Asking the manager to change a client, from its card on the route.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pagado } from '../../setup/pagado.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { pedidas } from '../apoyo/bandeja.ts';
import { campo, escribir } from '../apoyo/escribir.ts';
import { enRuta } from '../apoyo/escena.ts';
import { dialogo, pulsar, sinDialogo, tarjeta } from '../apoyo/ruta.ts';

const ENVIAR = 'Enviar solicitud';

/** The dialog, and the button in the open card that opened it. */
async function pedirEdicion(usuario: UserEvent) {
  await pulsar(usuario, tarjeta('Ana López'), /^Datos de Ana López/);
  const boton = screen.getByRole('button', { name: 'Solicitar edición de Ana López' });
  await usuario.click(boton);
  return { boton, modal: await dialogo() };
}

async function abrir(usuario: UserEvent) {
  const abierto = await pedirEdicion(usuario);
  await within(abierto.modal).findByLabelText('Motivo');
  return abierto;
}

const tieneFoco = (elemento: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(elemento));

async function entender(usuario: UserEvent): Promise<void> {
  await screen.findByText('Solicitud enviada');
  screen.getByText('El gerente revisará tu solicitud.');
  await pulsar(usuario, document.body, 'Entendido');
  await sinDialogo();
}

test('only what was changed is asked for; a refusal keeps all that was typed', async () => {
  const { usuario, red, cobrador } = await enRuta([creditoDe('Ana López')]);
  const { boton, modal } = await abrir(usuario);
  await tieneFoco(campo(modal, 'Motivo'));
  escribir(modal, 'Motivo', 'Cambió de número.');
  const nombre = campo(modal, 'Nombre');
  expect(nombre.closest('[hidden]')).not.toBeNull();
  const cambiar = within(modal).getByRole('button', { name: 'Cambiar datos' });
  cambiar.focus();
  await usuario.keyboard('{Enter}');
  await tieneFoco(nombre);
  expect(nombre.closest('[hidden]')).toBeNull();
  expect(nombre.value).toBe('Ana López');
  expect(cambiar.isConnected).toBe(false);
  escribir(modal, 'Teléfono', '618 765');
  await pulsar(usuario, modal, ENVIAR);
  await within(modal).findByText('Ingrese un número de teléfono válido de 10 dígitos');

  escribir(modal, 'Teléfono', '618 765 4321');
  red.responder(/solicitudes\/editar/, 422, {
    code: 'PLAZO_NO_EDITABLE',
    message: 'El crédito ya tiene movimientos.',
  });
  await usuario.click(within(modal).getByText('60 días'));
  await pulsar(usuario, modal, ENVIAR);
  await within(modal).findByText('El crédito ya tiene movimientos.');
  expect(campo(modal, 'Teléfono').value).toBe('6187654321');
  red.dejarPasar();

  await pulsar(usuario, modal, ENVIAR);
  await entender(usuario);
  await tieneFoco(boton);
  const cambios = { telefono: '6187654321', dias_pago: 60 };
  expect(red.enviadas(/solicitudes\/editar/).at(-1)?.cuerpo).toHaveProperty('cambios', cambios);
  expect(await pedidas(cobrador)).toMatchObject([{ motivo: 'Cambió de número.', datos: { cambios } }]);
});

test.each([
  ['a payment', pagado(120), 'El crédito ya tiene movimientos: los días de pago no se pueden cambiar.'],
  ['nothing', {}, null],
])('the term of a credit with %s', async (_, credito, porque) => {
  const { usuario } = await enRuta([creditoDe('Ana López', credito)]);
  const { modal } = await abrir(usuario);
  escribir(modal, 'Motivo', 'Cambió de número.');
  await pulsar(usuario, modal, 'Cambiar datos');
  const plazo = within(modal).getByRole('radiogroup', { name: 'Días de pago' });
  const cerrados = within(plazo)
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ disabled }) => disabled);
  expect(cerrados).toEqual([porque !== null, porque !== null, porque !== null]);
  const dicho = document.getElementById(plazo.getAttribute('aria-describedby') ?? '');
  expect(dicho?.textContent ?? null).toBe(porque);
  expect(within(plazo).getByRole<HTMLInputElement>('radio', { name: /^30 días/ }).checked).toBe(true);
  escribir(modal, 'Teléfono', '618 765 4321');
  await pulsar(usuario, modal, ENVIAR);
  await entender(usuario);
});

test('a comment alone is enough, nothing at all is not, and while a request is open there is no form for a second one', async () => {
  const { usuario, cobrador } = await enRuta([creditoDe('Ana López')]);
  const { boton, modal } = await abrir(usuario);
  escribir(modal, 'Motivo', '   ');
  await pulsar(usuario, modal, ENVIAR);
  await within(modal).findByText('Debes escribir algo!');
  escribir(modal, 'Motivo', 'Ya no vive ahí.');
  await pulsar(usuario, modal, ENVIAR);
  await entender(usuario);

  await usuario.click(boton);
  const otra = await dialogo();
  await within(otra).findByText('Ya hay una solicitud pendiente.');
  expect(otra.textContent).toContain(
    'todavía no decide el cambio que pediste de Ana López. Está en Solicitudes.',
  );
  expect(within(otra).queryAllByRole('textbox')).toEqual([]);
  const enviar = within(otra).getByRole('button', { name: ENVIAR });
  await waitFor(() => expect(enviar).toHaveProperty('disabled', true));
  expect(await pedidas(cobrador)).toMatchObject([
    { tipo: 'edicion_cliente', estado: 'pendiente', motivo: 'Ya no vive ahí.', datos: { cambios: null } },
  ]);
});

test('without the current values nothing can be sent, and they can be asked for again', async () => {
  const { usuario, red } = await enRuta([creditoDe('Ana López')]);
  red.responder(/GET \/creditos\//, 503, {});
  const { modal } = await pedirEdicion(usuario);
  await within(modal).findByText('Error al cargar información del cliente');
  expect(within(modal).getByRole('button', { name: ENVIAR })).toHaveProperty('disabled', true);
  red.dejarPasar();
  await pulsar(usuario, modal, 'Reintentar');
  await within(modal).findByLabelText('Motivo');
});
