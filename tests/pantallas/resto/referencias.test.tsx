// The other people to call about a client: typed at the door and at the desk, asked for, and one tap away.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leerLibro } from '../../setup/libro.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { pedidas } from '../apoyo/bandeja.ts';
import { contestar, elDialogo } from '../apoyo/dialogo.ts';
import { dicho } from '../apoyo/dicho.ts';
import { campo, escribir } from '../apoyo/escribir.ts';
import { llenar } from '../apoyo/formulario.ts';
import { enPago, enRuta } from '../apoyo/escena.ts';
import { mundo } from '../apoyo/mundo.ts';
import { enOficina } from '../apoyo/oficina.ts';
import { dialogo, pulsar, tarjeta } from '../apoyo/ruta.ts';

const ROSA = { nombre: 'Rosa Díaz', telefono: '6185550134', relacion: 'Aval' };
const LUIS = { nombre: 'Luis Cano', telefono: '6185550135', relacion: '' };
const DICHA = 'Rosa Díaz (Aval) · 6185550134';
const [NOMBRE, TELEFONO, RELACION] = [
  'Nombre de la referencia',
  'Su teléfono',
  'Relación con el cliente',
] as const;
const SIN_TELEFONO = 'Ingrese un número de teléfono válido de 10 dígitos';

const tieneFoco = (elemento: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(elemento));

test('a new client: a half reference is refused in its own field, a blank line is left out, a whole one is kept', async () => {
  const cobrador = await mundo.cobrador();
  const { usuario } = await abrir(cobrador, 'nuevo-cliente');
  await screen.findByRole('heading', { name: 'Registrar Cliente' });
  for (const [rotulo, valor] of [
    ['Nombre', 'Ana Núñez'],
    ['Negocio', 'Abarrotes'],
    ['Dirección', 'Pino Suárez 214'],
    ['Teléfono', '6181234567'],
    ['Monto solicitado', '3000'],
  ] as const)
    llenar(rotulo, valor);
  await usuario.click(screen.getByText('30 días'));
  await pulsar(usuario, document.body, 'Agregar referencia');
  await tieneFoco(campo(document.body, NOMBRE));
  llenar(TELEFONO, '618 555 0134');
  await pulsar(usuario, document.body, 'Registrar Cliente');
  await screen.findByText('El nombre es requerido');
  await tieneFoco(campo(document.body, NOMBRE));
  expect(campo(document.body, TELEFONO).value).toBe('6185550134');
  llenar(NOMBRE, ROSA.nombre);
  llenar(TELEFONO, '');
  await waitFor(() => expect(screen.queryByText('El nombre es requerido')).toBeNull());
  await pulsar(usuario, document.body, 'Registrar Cliente');
  await screen.findByText(SIN_TELEFONO);
  expect((await leerLibro(mundo.db, cobrador.uid)).clientes).toEqual([]);

  llenar(TELEFONO, ROSA.telefono);
  llenar(RELACION, ROSA.relacion);
  await pulsar(usuario, document.body, 'Agregar referencia');
  await pulsar(usuario, document.body, 'Ver Resumen');
  await screen.findByText(DICHA);
  await pulsar(usuario, document.body, 'Registrar Cliente');
  await screen.findByText(/^Cliente registrado correctamente|^Guardado en este teléfono/);
  await waitFor(async () =>
    expect((await leerLibro(mundo.db, cobrador.uid)).clientes).toMatchObject([{ referencias: [ROSA] }]),
  );
});

test('up to three; one that is taken away leaves the others as they were', async () => {
  const cobrador = await mundo.cobrador();
  const { usuario } = await abrir(cobrador, 'nuevo-cliente');
  for (const i of [0, 1, 2]) {
    await pulsar(usuario, document.body, 'Agregar referencia');
    escribir(screen.getByRole('group', { name: `Referencia ${i + 1}` }), NOMBRE, `Persona ${i + 1}`);
  }
  expect(screen.queryByRole('button', { name: 'Agregar referencia' })).toBeNull();
  await pulsar(usuario, document.body, 'Quitar referencia 2');
  await tieneFoco(screen.getByRole('button', { name: 'Agregar referencia' }));
  expect(screen.getAllByLabelText<HTMLInputElement>(NOMBRE).map(({ value }) => value)).toEqual([
    'Persona 1',
    'Persona 3',
  ]);
});

test('an edit request asks for them; what the server refuses stands in its own line, and nothing typed is lost', async () => {
  const { usuario, red, cobrador } = await enRuta([
    creditoDe('Ana López', { persona: { referencias: [ROSA] } }),
  ]);
  await pulsar(usuario, tarjeta('Ana López'), /^Datos de Ana López/);
  expect(within(tarjeta('Ana López')).getByRole('link', { name: ROSA.telefono }).getAttribute('href')).toBe(
    'tel:6185550134',
  );
  await pulsar(usuario, document.body, 'Solicitar edición de Ana López');
  const modal = await dialogo();
  await within(modal).findByLabelText('Motivo');
  escribir(modal, 'Motivo', 'Dio otra referencia.');
  await pulsar(usuario, modal, 'Cambiar datos');
  await pulsar(usuario, modal, 'Agregar referencia');
  const segunda = within(modal).getByRole('group', { name: 'Referencia 2' });
  escribir(segunda, NOMBRE, LUIS.nombre);
  escribir(segunda, TELEFONO, LUIS.telefono);
  red.responder(/solicitudes\/editar/, 400, {
    code: 'DATOS_INVALIDOS',
    message: 'Los datos enviados no son válidos.',
    detalles: [{ campo: 'cambios.referencias.1.telefono', mensaje: SIN_TELEFONO }],
  });
  await pulsar(usuario, modal, 'Enviar solicitud');
  await within(segunda).findByText(SIN_TELEFONO);
  expect(campo(segunda, NOMBRE).value).toBe(LUIS.nombre);
  red.dejarPasar();
  await pulsar(usuario, modal, 'Enviar solicitud');
  await screen.findByText('Solicitud enviada');
  expect(await pedidas(cobrador)).toMatchObject([
    { datos: { antes: { referencias: [ROSA] }, cambios: { referencias: [ROSA, LUIS] } } },
  ]);
});

test('the payment screen calls them with a tap, and says nothing of nobody', async () => {
  await enPago([creditoDe('Ana López', { persona: { referencias: [ROSA, LUIS] } })]);
  const panel = within(await screen.findByRole('region', { name: 'Resumen del cliente' }));
  expect(panel.getAllByText('Referencia')).toHaveLength(2);
  expect(panel.getByRole('link', { name: LUIS.telefono }).getAttribute('href')).toBe('tel:6185550135');
});

test('a manager calls them from the page of the client, and edits them there', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Ana López', { persona: { referencias: [ROSA] } })]);
  const { usuario } = await enOficina(`gerente/clientes/${cobrador.prefijo}-cli-1`);
  const datos = within(await screen.findByRole('region', { name: 'Datos' }));
  expect(datos.getByRole('link', { name: ROSA.telefono }).getAttribute('href')).toBe('tel:6185550134');
  const actos = await screen.findByRole('region', { name: 'Acciones del cliente' });
  await pulsar(usuario, actos, 'Editar');
  const pregunta = await elDialogo('Editar a Ana López');
  await waitFor(() => expect(pregunta.getByLabelText(NOMBRE)).toHaveProperty('value', ROSA.nombre));
  expect(pregunta.getByLabelText(RELACION)).toHaveProperty('value', 'Aval');
  await usuario.click(pregunta.getByRole('button', { name: 'Agregar referencia' }));
  const segunda = pregunta.getByRole('group', { name: 'Referencia 2' });
  escribir(segunda, NOMBRE, LUIS.nombre);
  escribir(segunda, TELEFONO, LUIS.telefono);
  await contestar(usuario, 'Guardar Cambios');
  await dicho('Cliente actualizado');
  await datos.findByRole('link', { name: LUIS.telefono });
});
