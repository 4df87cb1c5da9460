import { cuentaDeBandeja } from '@leal/contract';
import { NADA_POR_APROBAR } from '@leal/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clienteConsultas } from '../api/cliente-consultas.ts';
import { consultaDe } from '../api/consultas.ts';
import { anotarTransferencias, descontar, recuento } from './cuenta.ts';

const { queryKey } = consultaDe(cuentaDeBandeja);
const CONTADA = 1_000;
const contados = () => clienteConsultas.getQueryData(queryKey)?.porAprobar;

beforeEach(() => {
  vi.useFakeTimers();
  const porAprobar = { ...NADA_POR_APROBAR, creditos: 2, gastos: 1 };
  clienteConsultas.setQueryData(queryKey, { porAprobar }, { updatedAt: CONTADA });
});
afterEach(() => {
  recuento.parar();
  vi.useRealTimers();
  clienteConsultas.clear();
});

test('a decision of this page is counted at once, and one after the other', () => {
  descontar('creditos', CONTADA + 1);
  descontar('creditos', CONTADA + 1);
  expect(contados()).toEqual({ ...NADA_POR_APROBAR, gastos: 1 });
});

test('nothing is less than none', () => {
  descontar('renovacion', CONTADA + 1);
  expect(contados()?.renovacion).toBe(0);
});

test('a count that came after it was sent may know of it, and stays', () => {
  descontar('creditos', CONTADA);
  expect(contados()?.creditos).toBe(2);
});

test('in any case the server is asked again, once for a burst', () => {
  const invalidada = vi.spyOn(clienteConsultas, 'invalidateQueries');
  descontar('creditos', CONTADA + 1);
  descontar('gastos', CONTADA);
  vi.advanceTimersByTime(2_000);
  expect(invalidada).toHaveBeenCalledTimes(1);
});

test('a list of transfers says how many wait: a decision leaves them, and neither makes the count younger', () => {
  anotarTransferencias(3);
  descontar('creditos', CONTADA + 1);
  const { data, dataUpdatedAt } = clienteConsultas.getQueryState(queryKey) ?? {};
  expect([data, dataUpdatedAt]).toMatchObject([{ porAprobar: { creditos: 1 }, transferencias: 3 }, CONTADA]);
});

test('what nobody has counted yet is not made up', () => {
  anotarTransferencias(3);

  clienteConsultas.clear();
  descontar('creditos', CONTADA + 1);
  expect(contados()).toBeUndefined();
});
