// A new client with a loan request: what its form refuses.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contarSinEnviar } from '../../web/src/lib/salida/almacen.ts';
import { abrir } from './apoyo/abrir.tsx';
import { campo, llenar } from './apoyo/formulario.ts';
import { mundo } from './apoyo/mundo.ts';

test('each field is refused in its own words, and nothing is sent', async () => {
  const cobrador = await mundo.cobrador();
  const { red, usuario } = await abrir(cobrador, 'nuevo-cliente');
  await screen.findByRole('heading', { name: 'Registrar Cliente' });
  await usuario.click(screen.getByRole('button', { name: 'Registrar Cliente' }));
  for (const mensaje of [
    'El nombre es requerido',
    'El negocio es requerido',
    'La dirección es requerida',
    'Ingrese un número de teléfono válido de 10 dígitos',
    'El monto solicitado es requerido y debe ser mayor a 0',
    'Los días de pago deben ser 30, 40 o 60 días según el esquema de trabajo',
  ])
    await screen.findByText(mensaje);
  await waitFor(() => expect(document.activeElement).toBe(campo('Nombre')));
  for (const [rotulo, valor, mensaje] of [
    ['Nombre', 'x'.repeat(121), 'Escribe máximo 120 caracteres'],
    ['Dirección', 'x'.repeat(201), 'Escribe máximo 200 caracteres'],
    ['Monto solicitado', '100,000,000', 'El monto máximo es $99,999,999.99'],
  ] as const) {
    llenar(rotulo, valor);
    fireEvent.blur(campo(rotulo));
    await screen.findByText(mensaje);
    expect(campo(rotulo).value).toBe(valor);
  }
  llenar('Nombre', 'Ana');
  await waitFor(() => expect(screen.queryByText('El nombre es requerido')).toBeNull());
  await waitFor(() => expect(screen.queryByText('Escribe máximo 120 caracteres')).toBeNull());
  expect(red.enviadas(/clientes\/registrar/)).toEqual([]);
  expect(await contarSinEnviar(cobrador.uid)).toBe(0);
});
