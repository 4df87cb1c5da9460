// The audit as a manager reads it: who did what and when, before and after; narrowed down and shared by its address.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TELEFONO } from '../../e2e/apoyo/tamanos.ts';
import { invocar } from '../../setup/invocar.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import type { Pedido } from '../apoyo/abrir.tsx';
import { campo } from '../apoyo/formulario.ts';
import { consulta, reintentar } from '../apoyo/leer.ts';
import { mundo } from '../apoyo/mundo.ts';
import { enOficina, gerente } from '../apoyo/oficina.ts';

const enBitacora = async (busqueda: string, pedido: Pedido = {}) =>
  enOficina(`gerente/bitacora${busqueda}`, pedido);

/** The deed of each row, and its marks. */
const actos = (): string[][] =>
  [...document.querySelectorAll('.renglon-accion')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );

const sonLosActos = (...esperados: string[][]): Promise<void> =>
  waitFor(() => expect(actos()).toEqual(esperados));

const dosClientes = () => mundo.cobrador([creditoDe('Yolanda Ibáñez'), creditoDe('Zita Prado')]);

test('a failed load is no empty list; a row says what, when, before and after', async () => {
  const cobrador = await dosClientes();
  const cuerpo = { id_credito: `${cobrador.prefijo}-cre-1`, monto: 120 };
  await invocar(cobrador, 'registrarAbono', { cuerpo });
  const { red, usuario } = await enBitacora(`?cobrador=${cobrador.uid}`, {
    antes: (laRed) => laRed.rechazar(/bitacora/),
  });
  await reintentar(usuario, 'Error al cargar la bitácora', () => red.dejarPasar());
  await screen.findByText('5 registros');
  const [primero] = within(screen.getByRole('list', { name: 'Registros' })).getAllByRole('listitem');
  expect(actos()[0]).toEqual(['Registró un pago']);
  expect(within(primero!).queryByText('$3,480.00')).toBeNull();
  const detalle = within(primero!).getByRole('button', { name: /^Detalle de Registró un pago/ });
  await usuario.click(detalle);
  expect(detalle.getAttribute('aria-expanded')).toBe('true');
  within(primero!).getByText('$3,480.00');
  within(primero!).getByText(/^18\/11\/2026 1\d:\d\d$/);
});

test('filters by collector, client, action and day, each in the address', async () => {
  const cobrador = await dosClientes();
  const cliente = `cliente=${cobrador.prefijo}-cli-2`;
  const { usuario } = await enBitacora(`?cobrador=${cobrador.uid}`);
  await screen.findByText('4 registros');
  await usuario.click(screen.getAllByRole('link', { name: 'Zita Prado' })[0]!);
  await sonLosActos(['Aprobó un crédito'], ['Registró un cliente']);
  expect(consulta()).toBe(`?${cliente}`);
  await usuario.type(screen.getByRole('combobox', { name: 'Acción' }), 'aprobó un cr');
  await usuario.click(await screen.findByTitle('Aprobó un crédito'));
  await sonLosActos(['Aprobó un crédito']);
  expect(consulta()).toBe(`?${cliente}&accion=clientes%2Faprobar-credito`);
  await usuario.type(campo('Desde'), '18/11/2026{Enter}');
  await screen.findByText('No se encontraron resultados');
  expect(consulta()).toBe(`?${cliente}&accion=clientes%2Faprobar-credito&desde=2026-11-18`);
  await usuario.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  await waitFor(() => expect(actos().length).toBeGreaterThanOrEqual(20));
  expect(campo('Desde').value).toBe('');
  expect(consulta()).toBe('');
});

test('one row is open at a time; a client is searched among all, also of loans that ended', async () => {
  const cobrador = await mundo.cobrador([
    creditoDe('Wilfrida Ocampo', { estado: 'Rechazado' }),
    creditoDe('Zita Prado'),
  ]);
  const { usuario } = await enBitacora(`?cobrador=${cobrador.uid}`);
  await screen.findByText('4 registros');
  const detalles = screen.getAllByRole('button', { name: /^Detalle de / });
  await usuario.click(detalles[0]!);
  await usuario.click(detalles[1]!);
  expect(detalles.map((detalle) => detalle.getAttribute('aria-expanded'))).toEqual([
    'false',
    'true',
    'false',
    'false',
  ]);
  await usuario.keyboard('{Enter}');
  expect(detalles[1]!.getAttribute('aria-expanded')).toBe('false');
  await usuario.type(screen.getByRole('combobox', { name: 'Cliente' }), 'wilfrida');
  await usuario.click(await screen.findByTitle('Wilfrida Ocampo'));
  await waitFor(() => expect(consulta()).toContain(`cliente=${cobrador.prefijo}-cli-1`));
});

test('on a phone each row is a card with all of it', async () => {
  const cobrador = await dosClientes();
  const cuerpo = { id_credito: `${cobrador.prefijo}-cre-1`, monto: 120 };
  await invocar(cobrador, 'registrarAbono', { cuerpo });
  await enBitacora(`?cobrador=${cobrador.uid}`, { tamano: TELEFONO });
  await screen.findByText('$3,480.00');
  expect(screen.queryByRole('button', { name: /^Detalle de / })).toBeNull();
});

test('its address opens it as it was', async () => {
  const { prefijo } = await dosClientes();
  await enBitacora(`?cliente=${prefijo}-cli-2&accion=clientes%2Faprobar-credito`);
  await sonLosActos(['Aprobó un crédito']);
});

test('a decision that did not say what its question showed is marked', async () => {
  const { uid, prefijo } = await mundo.cobrador([{ estado: 'Pendiente' }, { estado: 'Pendiente' }]);
  const [primero, segundo] = [`${prefijo}-cre-1`, `${prefijo}-cre-2`];
  const visto = await invocar(await gerente(), 'vistoCredito', { parametros: { id_credito: primero } });
  const conVisto = { id_credito: primero, visto: visto.cuerpo.visto };
  await invocar(await gerente(), 'aprobarCredito', { cuerpo: conVisto });
  await invocar(await gerente(), 'aprobarCredito', { cuerpo: { id_credito: segundo } });
  await enBitacora(`?cobrador=${uid}&accion=${encodeURIComponent('clientes/aprobar-credito')}`);
  await sonLosActos(['Aprobó un crédito', 'Sin cotejar'], ['Aprobó un crédito']);
});
