// Every collector's active clients, as a manager looks through them: pages, filters, and a failure that is no empty list.
import { fecha } from '@leal/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ESCRITORIO, TELEFONO } from '../e2e/apoyo/tamanos.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { uno } from '../setup/uno.ts';
import { abrir, type Pedido } from './apoyo/abrir.tsx';
import { consulta, llegarAlFinal, reintentar } from './apoyo/leer.ts';
import { ponerTamano } from './apoyo/navegador-jugado.ts';
import { bajarAlFinal, filasDe, rejilla } from './apoyo/rejilla.ts';

const mundo = abrirMundo();

const enActivos = async (filtro = '', pedido: Pedido = {}) =>
  abrir(await mundo.cuenta('gerente@leal.demo'), `gerente/clientes-activos${filtro}`, {
    tamano: ESCRITORIO,
    ...pedido,
  });

const buscar = (texto: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Buscar/ }), { target: { value: texto } });
const hayTarjetas = (n: number) => waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(n));
const soloVencidos = () => screen.getByLabelText<HTMLInputElement>('Solo vencidos');

test('twenty at a time, more when the end comes near; a failed load is no empty list', async () => {
  const { red, usuario } = await enActivos('', { antes: (suya) => suya.rechazar(/aprobados-creditos/) });
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

test('filters and order stand in the address, go with each other as far as an index serves them, and say why not', async () => {
  const credito = (nombre: string, inicio: string, plazo: 30 | 60) =>
    uno(`${nombre} Quiroga`, { fecha_inicio: fecha(inicio), plazo });
  const { uid } = await mundo.cobrador([
    credito('Nuevo', '2026-11-18', 30),
    credito('Largo', '2026-11-02', 60),
    credito('Tarde', '2026-09-20', 30),
  ]);
  const { usuario } = await enActivos(`?cobrador=${uid}`);
  const son = (...nombres: string[]) =>
    waitFor(() => {
      const tabla = screen.getByRole('grid', { name: 'Clientes activos' });
      expect(tabla.textContent.match(NOMBRES)).toEqual(nombres.map((nombre) => `${nombre} Quiroga`));
    });
  await screen.findByText('3 clientes encontrados');
  await son('Nuevo', 'Largo', 'Tarde');
  await usuario.click(screen.getByRole('button', { name: 'Vence' }));
  await son('Tarde', 'Nuevo', 'Largo');
  expect(consulta()).toBe(`?cobrador=${uid}&orden=vence`);
  await usuario.click(screen.getByRole('combobox', { name: 'Plazo' }));
  await usuario.click(await screen.findByTitle('30 días'));
  await screen.findByText('2 clientes encontrados');
  await son('Tarde', 'Nuevo');
  await usuario.click(soloVencidos());
  await son('Tarde');
  expect(consulta()).toContain('ver=vencidos');
  expect(screen.getByRole('combobox', { name: 'Antigüedad' })).toHaveProperty('disabled', true);
  screen.getByText(/^Los vencidos no se filtran por antigüedad/);
  buscar('quiroga');
  await screen.findByText('Al buscar solo se filtra por cobrador.');
  await screen.findByText('3 clientes encontrados');
  expect(soloVencidos().disabled).toBe(true);

  // On a phone: the same filters, folded, over cards.
  act(() => ponerTamano(TELEFONO));
  await hayTarjetas(3);
  buscar('');
  await hayTarjetas(1);
  await usuario.click(screen.getByRole('button', { name: 'Filtros (3)' }));
  await usuario.click(soloVencidos());
  await screen.findByRole('button', { name: 'Filtros (2)', expanded: true });
  await hayTarjetas(2);
});
