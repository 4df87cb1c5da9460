// An expense that its collector asks for and a manager decides: a failed load, and forms that send nothing blank.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { abrir } from './apoyo/abrir.tsx';
import { contestar, elDialogo } from './apoyo/dialogo.ts';
import { dicho } from './apoyo/dicho.ts';
import { filas, hayFilas, reintentar, sePone } from './apoyo/leer.ts';
import { mundo } from './apoyo/mundo.ts';
import { enOficina } from './apoyo/oficina.ts';

const CREAR = /^POST \/gastos\/crear/;

test("a collector's expenses that do not load are no empty list", async () => {
  const { red, usuario } = await abrir(await mundo.cobrador(), 'cobrador/gastos', {
    antes: (laRed) => laRed.rechazar(/^GET \/gastos\/cobrador/),
  });
  await screen.findByText('Error al obtener gastos');
  expect(screen.queryByText('Todavía no has pedido gastos')).toBeNull();
  await reintentar(usuario, 'Error al obtener gastos', () => red.dejarPasar());
  await screen.findByText('Todavía no has pedido gastos');
});

test('nothing blank is asked for; a usual expense is written by a tap, which takes back what was missing', async () => {
  const { red, usuario } = await abrir(await mundo.cobrador(), 'cobrador/gastos');
  await usuario.click(await screen.findByRole('button', { name: 'Solicitar Gasto' }));
  await screen.findByText('Ingresa un monto válido');
  await screen.findByText('El motivo es requerido');
  const motivo = screen.getByLabelText<HTMLInputElement>('Motivo');
  await usuario.click(screen.getByText('Refacción'));
  expect(motivo.value).toBe('Refacción');
  await waitFor(() => expect(screen.queryByText('El motivo es requerido')).toBeNull());
  await usuario.click(screen.getByText('Otro'));
  expect(motivo.value).toBe('');
  await usuario.click(screen.getByText('Gasolina'));
  await usuario.click(screen.getByRole('button', { name: 'Solicitar Gasto' }));
  expect(red.enviadas(CREAR)).toEqual([]);

  fireEvent.change(screen.getByLabelText('Monto'), { target: { value: '350.50' } });
  await usuario.click(screen.getByRole('button', { name: 'Solicitar Gasto' }));
  await dicho('Gasto enviado. El gerente lo revisará.');
  expect(red.enviadas(CREAR)).toMatchObject([{ cuerpo: { monto: 350.5, motivo: 'Gasolina' } }]);
  await hayFilas(1);
  expect(filas()[0]).toMatch(/^Gasolina .*\$350\.50 .*Pendiente/);
  await sePone('Pendientes', '1');
  expect(screen.getByLabelText('Monto')).toHaveProperty('value', '');
});

test('a manager rejects none without a reason: nothing blank is sent', async () => {
  const cobrador = await mundo.cobrador();
  const motivo = `Comida ${cobrador.prefijo}`;
  await invocar(cobrador, 'crearGasto', { cuerpo: { monto: 80, motivo } });
  const { red, usuario } = await enOficina('gerente/gastos');
  const boton = await screen.findByRole('button', { name: new RegExp(`^Rechazar .*${motivo}`) });
  await usuario.click(boton);
  for (const blanco of ['', '   ']) {
    fireEvent.change((await elDialogo()).getByLabelText('Motivo'), { target: { value: blanco } });
    await contestar(usuario, 'Rechazar');
    await (await elDialogo()).findByText('Debe proporcionar un motivo de rechazo');
  }
  expect(red.enviadas(/^POST \/resolverGasto/)).toEqual([]);
  fireEvent.change((await elDialogo()).getByLabelText('Motivo'), { target: { value: 'Sin nota.' } });
  await contestar(usuario, 'Rechazar');
  await dicho('Gasto rechazado correctamente');
});
