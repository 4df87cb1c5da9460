// The history of credits as a manager looks through it: search, filters in the address, and what it adds up to.
import { fecha } from '@leal/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { TELEFONO } from '../../e2e/apoyo/tamanos.ts';
import type { Cobrador } from '../../setup/mundo.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import type { abrir, Pedido } from '../apoyo/abrir.tsx';
import { elegirDe } from '../apoyo/formulario.ts';
import { consulta, reintentar } from '../apoyo/leer.ts';
import { mundo } from '../apoyo/mundo.ts';
import { enOficina } from '../apoyo/oficina.ts';
import { filasDe } from '../apoyo/rejilla.ts';

let yo: Cobrador;
beforeAll(async () => {
  const de = (nombre: string, estado: 'Aprobado' | 'Rechazado') =>
    creditoDe(`${nombre} Zarazua`, { fecha_inicio: fecha('2026-11-03'), estado });
  yo = await mundo.cobrador([
    de('Primitiva', 'Aprobado'),
    de('Segismunda', 'Aprobado'),
    de('Tiburcia', 'Rechazado'),
  ]);
});

const enHistorial = (filtro: string, pedido?: Pedido, quien = 'gerente') =>
  enOficina(`${quien}/solicitudes?ver=historial${filtro}`, pedido);
const sumas = async () => (await screen.findByRole('status', { name: 'Suma de lo decidido' })).textContent;
const buscar = (texto: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Buscar por nombre/ }), { target: { value: texto } });
const elegir = async (usuario: Awaited<ReturnType<typeof abrir>>['usuario'], cual: string, valor: string) => {
  // The filters' code comes after the list.
  await elegirDe(usuario, cual, valor);
};
const son = (n: number) =>
  waitFor(() => expect(filasDe(screen.getByRole('treegrid', { name: 'Historial' }))).toBe(n));

test('filters and search stand in the address, go together, and what is left is added up', async () => {
  const { usuario } = await enHistorial(`&cobrador=${yo.uid}`);
  await son(3);
  expect(await sumas()).toBe('2 aprobados$6,000.001 rechazado$3,000.00');
  await elegir(usuario, 'Decisión', 'Aprobados');
  await son(2);
  await waitFor(async () => expect(await sumas()).toBe('2 aprobados$6,000.000 rechazados$0.00'));
  expect(consulta()).toBe(`?ver=historial&cobrador=${yo.uid}&decision=Aprobado`);
  buscar('segismunda');
  await screen.findByText('1 crédito encontrado');
  await son(1);
  await elegir(usuario, 'Gerente', 'Adriana Solís Cárdenas');
  await waitFor(() => expect(consulta()).toContain('gerente='));
  await usuario.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  await waitFor(() => expect(consulta()).toBe('?ver=historial&q=segismunda'));
  buscar('tiburcia nadie');
  await screen.findByText('No se encontraron resultados');
  buscar('t');
  await screen.findByText('Escribe al menos 2 letras o números.');
});

test('days are read from the address; a failed load is no empty list', async () => {
  const { red, usuario } = await enHistorial(`&cobrador=${yo.uid}&desde=2026-11-03&hasta=2026-11-03`, {
    antes: (laRed) => laRed.rechazar(/historial-creditos/),
  });
  await reintentar(usuario, 'Error al cargar los datos', () => red.dejarPasar());
  await son(3);
  expect(screen.getByLabelText<HTMLInputElement>('Desde').value).toBe('03/11/2026');
});

test('on a phone they are folded over the cards', async () => {
  const { usuario } = await enHistorial(`&cobrador=${yo.uid}`, { tamano: TELEFONO });
  const panel = within(await screen.findByRole('tabpanel'));
  await waitFor(() => expect(panel.getAllByRole('article')).toHaveLength(3));
  expect(screen.queryByRole('combobox', { name: 'Decisión' })).toBeNull();
  await usuario.click(screen.getByRole('button', { name: 'Filtros (1)' }));
  await elegir(usuario, 'Decisión', 'Rechazados');
  await screen.findByRole('button', { name: 'Filtros (2)', expanded: true });
  await waitFor(() => expect(panel.getAllByRole('article')).toHaveLength(1));
});

test('a supervisor filters by all but the manager: who has an account is not theirs', async () => {
  await enHistorial(`&cobrador=${yo.uid}`, undefined, 'supervisor');
  await son(3);
  await screen.findByRole('combobox', { name: 'Decisión' });
  expect(screen.queryByRole('combobox', { name: 'Gerente' })).toBeNull();
});
