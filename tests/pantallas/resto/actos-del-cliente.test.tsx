// A manager's deeds on a client's page: edit, delete with a reason, ask for a renewal, and the parts that stand there
// folded.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { escenaDe } from '../../setup/escena.ts';
import { invocar } from '../../setup/invocar.ts';
import { leerLibro } from '../../setup/libro.ts';
import type { Cobrador } from '../../setup/mundo.ts';
import { pagado } from '../../setup/pagado.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { contestar, elDialogo, seCierra } from '../apoyo/dialogo.ts';
import { dicho } from '../apoyo/dicho.ts';
import { consulta } from '../apoyo/leer.ts';
import { mundo } from '../apoyo/mundo.ts';
import { enOficina, gerente } from '../apoyo/oficina.ts';

const enSuPagina = ({ prefijo }: Cobrador, n = 1, quien = 'gerente') =>
  enOficina(`${quien}/clientes/${prefijo}-cli-${n}`);
const actos = async () => within(await screen.findByRole('region', { name: 'Acciones del cliente' }));
const boton = async (name: string) => (await actos()).getByRole<HTMLButtonElement>('button', { name });
const escribir = (campo: HTMLElement, value: string) => fireEvent.change(campo, { target: { value } });

test('the header says how far behind the open credit is, and nothing of one that is not', async () => {
  // Eight collectable days before today at $120, of which $600 were paid.
  const cobrador = await mundo.cobrador([pagado(600), pagado(2880)]);
  await enSuPagina(cobrador);
  await screen.findByText('Atrasado', { exact: false, selector: 'strong.mal' });
  expect(document.querySelector('.encabezado strong.mal')?.textContent).toBe('Atrasado $360.00 · 4 días');
  await enSuPagina(cobrador, 2);
  await boton('Editar');
  expect(document.querySelector('.encabezado strong.mal')).toBeNull();
});

test('the days are folded until they are asked for, and Back finds them open', async () => {
  const cobrador = await mundo.cobrador([pagado(600)]);
  const { usuario } = await enSuPagina(cobrador);
  const ver = await screen.findByRole('button', { name: 'Ver los días', expanded: false });
  await screen.findByRole('list', { name: 'Días de cada clase' });
  expect(screen.queryByRole('grid', { name: 'Calendario de pagos' })).toBeNull();
  await usuario.click(ver);
  await screen.findByRole('grid', { name: 'Calendario de pagos' });
  expect(consulta()).toBe('?dias=abiertos');
  await usuario.click(screen.getByRole('button', { name: 'Ocultar los días', expanded: true }));
  await waitFor(() => expect(screen.queryByRole('grid', { name: 'Calendario de pagos' })).toBeNull());
});

test('a client is deleted with a reason, which the audit keeps with what was written off', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Ana López')]);
  const { usuario, red } = await enSuPagina(cobrador);
  await usuario.click(await boton('Eliminar'));
  const pregunta = await elDialogo('¿Eliminar a Ana López');
  await pregunta.findByText('$3,600.00');
  await contestar(usuario, 'Eliminar');
  await pregunta.findByText('El motivo es requerido');
  expect(red.enviadas(/^DELETE/)).toEqual([]);
  escribir(pregunta.getByLabelText('Motivo'), 'Se mudó y no avisó');
  await contestar(usuario, 'Eliminar');
  await dicho('Cliente eliminado');
  await screen.findByText(/ · Eliminado$/);
  const { bitacora } = await leerLibro(mundo.db, cobrador.uid);
  expect(bitacora.find(({ accion }) => accion === 'clientes/eliminar')?.despues).toMatchObject({
    motivo: 'Se mudó y no avisó',
    saldo_centavos: 360_000,
  });
  // The client's papers are what is left.
  expect((await actos()).queryAllByRole('button')).toEqual([]);
  (await actos()).getByRole('link', { name: 'Estado de cuenta' });
});

test('a client without an open credit is edited too, without its term', async () => {
  const cobrador = await mundo.cobrador([pagado(3600, { persona: { nombre: 'Beto Ruiz' } })]);
  const { usuario } = await enSuPagina(cobrador);
  await usuario.click(await boton('Editar'));
  const pregunta = await elDialogo('Editar a Beto Ruiz');
  await waitFor(() => expect(pregunta.getByLabelText('Nombre')).toHaveProperty('value', 'Beto Ruiz'));
  expect(pregunta.queryByText('40 días')).toBeNull();
  escribir(pregunta.getByLabelText('Nombre'), 'Alberto Ruiz');
  await contestar(usuario, 'Guardar Cambios');
  await dicho('Cliente actualizado');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Alberto Ruiz'));
});

test('a renewal is asked for in the name of its collector, then waits and is found in the inbox by one tap', async () => {
  const cobrador = await mundo.cobrador([pagado(2880, { persona: { nombre: 'Ana Renueva' } })]);
  const { usuario } = await enSuPagina(cobrador);
  await usuario.click(await boton('Renovar'));
  const pregunta = await elDialogo('Solicitar Renovación');
  escribir(pregunta.getByLabelText('Monto solicitado'), '4000');
  await usuario.click(pregunta.getByText('40 días'));
  await pregunta.findByText('$3,280.00');
  await contestar(usuario, 'Enviar solicitud');
  await dicho('Solicitud de renovación enviada correctamente');
  await seCierra('Solicitar Renovación');
  await screen.findByText('Su renovación está por decidir.');
  expect((await boton('Renovar')).disabled).toBe(true);
  const { solicitudes } = await leerLibro(mundo.db, cobrador.uid);
  expect(solicitudes).toMatchObject([
    {
      tipo: 'renovacion',
      estado: 'pendiente',
      id_cobrador: cobrador.uid,
      solicitante: (await gerente()).uid,
    },
  ]);
  const porDecidir = within(await screen.findByRole('region', { name: 'Por decidir' }));
  await usuario.click(porDecidir.getByRole('link', { name: 'Renovación' }));
  await waitFor(() => expect(location.pathname).toBe('/leal/gerente/bandeja'));
  expect(new URLSearchParams(consulta()).get('q')).toBe('Ana Renueva');
  expect(new URLSearchParams(consulta()).get('tipo')).toBe('renovacion');
});

test('the term of a credit with movements cannot be chosen, and the form says why; the rest is changed', async () => {
  const cobrador = await mundo.cobrador([pagado(120, { persona: { nombre: 'Ana Paga' } })]);
  const { usuario, red } = await enSuPagina(cobrador);
  await usuario.click(await boton('Editar'));
  const pregunta = await elDialogo('Editar a Ana Paga');
  const plazo = await pregunta.findByRole('radiogroup', {
    name: 'Días de pago',
    description: 'El crédito ya tiene movimientos: los días de pago no se pueden cambiar.',
  });
  for (const opcion of within(plazo).getAllByRole('radio')) expect(opcion).toHaveProperty('disabled', true);
  expect(within(plazo).getByRole('radio', { name: /^30 días/ })).toHaveProperty('checked', true);
  escribir(pregunta.getByLabelText('Nombre'), 'Ana Pagó');
  await contestar(usuario, 'Guardar Cambios');
  await dicho('Cliente actualizado');
  expect(red.enviadas(/^PUT|^PATCH|clientes\/.*editar/).at(-1)?.cuerpo).not.toHaveProperty('dias_pago');
});

test('a client for whom cash waits to be decided cannot be deleted, and it says why', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Ana López')]);
  await escenaDe(mundo, cobrador).pedirMultiple();
  await enSuPagina(cobrador);
  await screen.findByText('El crédito tiene solicitudes pendientes. Resuélvelas primero.');
  expect((await boton('Eliminar')).disabled).toBe(true);
});

test('what cannot be renewed says why, or is not offered', async () => {
  const cobrador = await mundo.cobrador([pagado(2879.99), creditoDe('Pide', { estado: 'Pendiente' })]);
  await enSuPagina(cobrador);
  await screen.findByText('Se requiere al menos 80% pagado.');
  expect((await boton('Renovar')).disabled).toBe(true);
  await enSuPagina(cobrador, 2);
  await boton('Editar');
  expect((await actos()).queryByRole('button', { name: 'Renovar' })).toBeNull();
  expect((await actos()).queryByRole('link', { name: 'Estado de cuenta' })).toBeNull();
});

test('a client who is found opens with the credit that is owed, not with the newest request', async () => {
  const cobrador = await mundo.cobrador([pagado(3600, { persona: { nombre: 'Yolanda Hallada' } })]);
  const { usuario } = await enSuPagina(cobrador);
  await boton('Renovar');
  const hoy = `${cobrador.prefijo}-cre-1`;
  await usuario.click(screen.getByRole('button', { name: /^Buscar cliente/ }));
  const dialogo = await elDialogo('Buscar cliente');
  escribir(dialogo.getByLabelText('Nombre, teléfono o negocio'), 'yolanda hall');
  await usuario.click(await dialogo.findByRole('link', { name: /^Yolanda Hallada/ }));
  await waitFor(() => expect(location.pathname).toBe(`/leal/gerente/clientes/${cobrador.prefijo}-cli-1`));
  expect((await actos()).getByRole('link', { name: 'Estado de cuenta' }).getAttribute('href')).toBe(
    `/leal/estado-de-cuenta/${hoy}`,
  );
});

test('a supervisor looks and does nothing', async () => {
  const cobrador = await mundo.cobrador([pagado(600)]);
  await enSuPagina(cobrador, 1, 'supervisor');
  await screen.findByRole('button', { name: 'Ver los días' });
  expect(screen.queryByRole('region', { name: 'Acciones del cliente' })).toBeNull();
  expect(
    (await invocar(await gerente(), 'renovacionesPendientesDe', { parametros: { id_usuario: cobrador.uid } }))
      .cuerpo.datos,
  ).toEqual([]);
});
