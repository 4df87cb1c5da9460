// Every collector's active clients, as a manager looks through them: pages, filters, and a failure that is no empty list.
import { fecha } from '@leal/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TELEFONO } from '../../e2e/apoyo/tamanos.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import type { Pedido } from '../apoyo/abrir.tsx';
import { elegirDe } from '../apoyo/formulario.ts';
import { consulta, llegarAlFinal, reintentar } from '../apoyo/leer.ts';
import { mundo } from '../apoyo/mundo.ts';
import { ponerTamano } from '../apoyo/navegador-jugado.ts';
import { enOficina } from '../apoyo/oficina.ts';
import { bajarAlFinal, filasDe, rejilla } from '../apoyo/rejilla.ts';

const enActivos = async (filtro = '', pedido: Pedido = {}) =>
  enOficina(`gerente/clientes-activos${filtro}`, pedido);

const buscar = (texto: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Buscar/ }), { target: { value: texto } });
const hayTarjetas = (n: number) => waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(n));
const soloVencidos = () => screen.getByLabelText<HTMLInputElement>('Solo vencidos');

test('twenty at a time, more when the end comes near; a failed load is no empty list', async () => {
  const { red, usuario } = await enActivos('', { antes: (laRed) => laRed.rechazar(/aprobados-creditos/) });
  await reintentar(usuario, 'Error al obtener clientes activos', () => red.dejarPasar());
  await screen.findByText(/^\d+ clientes activos$/);
  const tabla = await rejilla('Clientes activos');
  expect(filasDe(tabla)).toBe(20);
  bajarAlFinal(tabla);
  await waitFor(() => expect(filasDe(tabla)).toBe(40));
  await usuario.click(screen.getByRole('link', { name: 'Volver' }));
  await waitFor(() => expect(location.pathname).toBe('/leal/gerente/dashboard'));
});

test('cards on a phone come twenty at a time, too', async () => {
  await enActivos('', { tamano: TELEFONO });
  await hayTarjetas(20);
  llegarAlFinal();
  await hayTarjetas(40);
});

const NOMBRES = /(Nuevo|Largo|Tarde) Quiroga/g;
const credito = (nombre: string, inicio: string, plazo: 30 | 60) =>
  creditoDe(`${nombre} Quiroga`, { fecha_inicio: fecha(inicio), plazo });
const TRES = [
  credito('Nuevo', '2026-11-18', 30),
  credito('Largo', '2026-11-02', 60),
  credito('Tarde', '2026-09-20', 30),
];
const son = (...nombres: string[]) =>
  waitFor(() => {
    const tabla = screen.getByRole('grid', { name: 'Clientes activos' });
    expect(tabla.textContent.match(NOMBRES)).toEqual(nombres.map((nombre) => `${nombre} Quiroga`));
  });

test('of one collector all are here: filters go with each other and with a search, and every column sorts', async () => {
  const { uid } = await mundo.cobrador(TRES);
  const { usuario } = await enActivos(`?cobrador=${uid}`);
  const ordenar = (columna: string) => usuario.click(screen.getByRole('button', { name: columna }));
  await screen.findByText('3 clientes encontrados');
  await son('Nuevo', 'Largo', 'Tarde');
  await ordenar('Vence');
  await son('Tarde', 'Nuevo', 'Largo');
  expect(consulta()).toBe(`?cobrador=${uid}&orden=vence`);
  // The collector is said above the table; the marks have the room of that column.
  for (const columna of ['Cliente', 'Saldo', 'Atrasos', 'Alta'])
    screen.getByRole('button', { name: columna });
  await ordenar('Atrasado');
  await son('Tarde', 'Largo', 'Nuevo');
  await ordenar('Cliente');
  await son('Largo', 'Nuevo', 'Tarde');
  await ordenar('% pagado');
  expect(consulta()).toBe(`?cobrador=${uid}&orden=-pagado`);
  await ordenar('Cliente');
  await elegirDe(usuario, 'Plazo', '30 días');
  await screen.findByText('2 clientes encontrados');
  await son('Nuevo', 'Tarde');
  await usuario.click(soloVencidos());
  await son('Tarde');
  await elegirDe(usuario, 'Antigüedad', 'Más de 7 días');
  buscar('quiroga');
  await waitFor(() => expect(consulta()).toMatch(/&q=quiroga$/));
  await screen.findByText('1 cliente encontrado');
  await son('Tarde');
  expect(consulta()).toBe(`?cobrador=${uid}&orden=cliente&plazo=30&ver=vencidos&antiguedad=7&q=quiroga`);

  // On a phone: the same filters and the order, folded, over cards.
  act(() => ponerTamano(TELEFONO));
  await hayTarjetas(1);
  const tarjeta = within(screen.getByRole('article'));
  for (const dato of ['Saldo', 'Atrasado', '% pagado', 'Atrasos', 'Vence']) tarjeta.getByText(dato);
  await usuario.click(screen.getByRole('button', { name: 'Filtros (4)' }));
  await usuario.click(soloVencidos());
  await screen.findByRole('button', { name: 'Filtros (3)', expanded: true });
  await elegirDe(usuario, 'Orden', 'Por saldo');
  await waitFor(() => expect(consulta()).toContain('orden=-saldo'));
});

test('of everybody a list is sorted by what all of it has an index for, and says why a filter does not apply', async () => {
  const { usuario } = await enActivos('?orden=-saldo&antiguedad=7');
  const antiguedad = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Antigüedad' });
  await rejilla('Clientes activos');
  expect(screen.queryByRole('button', { name: 'Saldo' })).toBeNull();
  expect(antiguedad().disabled).toBe(false);
  await usuario.click(soloVencidos());
  screen.getByText(/^Los vencidos de todos no se filtran por antigüedad/);
  expect(antiguedad().disabled).toBe(true);
  buscar('nadie que exista');
  await waitFor(() => expect(antiguedad().disabled).toBe(false));
  await screen.findByText('No se encontraron resultados');
});

test('the days behind are a column and a filter; of everybody whoever is behind the longest comes first', async () => {
  const { uid } = await mundo.cobrador(TRES);
  const { usuario } = await enActivos(`?cobrador=${uid}`);
  await son('Nuevo', 'Largo', 'Tarde');
  await usuario.click(screen.getByRole('button', { name: 'Días atrasado' }));
  await son('Tarde', 'Largo', 'Nuevo');
  // The loan's first day was Monday 21 September.
  screen.getByRole('gridcell', { name: '58' });
  await elegirDe(usuario, 'Días atrasado', 'Atrasados más de 30 días');
  await son('Tarde');
  expect(consulta()).toBe(`?cobrador=${uid}&orden=-dias&atrasados=31`);
  act(() => history.pushState(null, '', '/leal/gerente/clientes-activos?orden=-dias'));
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  await screen.findByText('Sin los préstamos por entregar: de ellos todavía no se debe nada.');
  await rejilla('Clientes activos');
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Días atrasado' }).ariaSort).toBe('descending'),
  );
});

test('a collector with more than a hundred is read on until all are here; a page that fails is asked for again', async () => {
  const muchos = Array.from({ length: 101 }, (_, i) => creditoDe(`Quirino ${i}`));
  const { uid } = await mundo.cobrador([...muchos, credito('Tarde', '2026-09-20', 30)]);
  const { red, usuario } = await enActivos(`?cobrador=${uid}&orden=-atrasado`, {
    antes: (laRed) => laRed.rechazar(/aprobados-creditos.*cursor=/),
  });
  await reintentar(usuario, 'Error al obtener clientes activos', () => red.dejarPasar());
  await screen.findByText('102 clientes encontrados');
  expect(filasDe(await rejilla('Clientes activos'))).toBe(102);
  await son('Tarde');
});

test('a search that finds more than two hundred says that it orders its first ones', async () => {
  const muchos = (n: number) => Array.from({ length: n }, (_, i) => creditoDe(`Ubaldina ${i}`));
  await mundo.cobrador(muchos(120));
  await mundo.cobrador([...muchos(80), creditoDe('Ubaldina Sobra')]);
  const { usuario } = await enActivos('?q=ubaldina&orden=-saldo');
  await screen.findByText('Los primeros 200 de esta búsqueda, por saldo');
  expect(filasDe(await rejilla('Clientes activos'))).toBe(200);
  await usuario.click(soloVencidos());
  await screen.findByText('0 de los primeros 200 de esta búsqueda, por saldo');
  screen.getByText('No se encontraron resultados');
});
