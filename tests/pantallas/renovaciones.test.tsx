// A renewal that a collector asks for: what its form refuses, and what the server does.
import { renovacionesElegiblesDe } from '@leal/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { invalidar } from '../../web/src/lib/api/consultas.ts';
import { invocar } from '../setup/invocar.ts';
import { pagado } from '../setup/pagado.ts';
import { abrir } from './apoyo/abrir.tsx';
import { contestar, elDialogo } from './apoyo/dialogo.ts';
import { dicho } from './apoyo/dicho.ts';
import { mundo } from './apoyo/mundo.ts';

const ANA = pagado(2880, { persona: { nombre: 'Ana López' } });
const BETO = pagado(3600, { persona: { nombre: 'Beto Ruiz' } });

test('nothing blank is sent; what the server refuses stays typed, and says why', async () => {
  const cobrador = await mundo.cobrador([ANA, BETO, pagado(1000)]);
  const { red, usuario } = await abrir(cobrador, 'cobrador/renovaciones');
  await screen.findByText('2 elementos');
  await screen.findByRole('tab', { name: /^Créditos Elegibles\s*\(2\)$/ });
  const tarjeta = (nombre: string) => within(screen.getByRole('article', { name: nombre }));
  tarjeta('Beto Ruiz').getByText('Pagado');
  await usuario.click(tarjeta('Ana López').getByRole('button', { name: /^Solicitar Renovación/ }));
  await contestar(usuario, 'Enviar solicitud');
  const pregunta = await elDialogo();
  await pregunta.findByText('Ingresa un monto válido');
  await pregunta.findByText('Selecciona los días de pago');
  expect(red.enviadas(/^POST \/renovaciones/)).toEqual([]);
  const monto = pregunta.getByLabelText('Monto solicitado');
  const escribir = (value: string) => fireEvent.change(monto, { target: { value } });
  escribir('500');
  await usuario.click(pregunta.getByText('40 días'));
  await pregunta.findByText('No cubre el saldo');
  await contestar(usuario, 'Enviar solicitud');
  await pregunta.findByText('El monto debe cubrir al menos el saldo pendiente de $720.00.');
  expect(monto).toHaveProperty('value', '500');
  escribir('4000');
  await pregunta.findByText('$3,280.00');
  await contestar(usuario, 'Enviar solicitud');
  await dicho('Solicitud de renovación enviada correctamente');
});

test('somebody else has asked meanwhile: its button is gone, and whoever leaves the question is at that client', async () => {
  const cobrador = await mundo.cobrador([ANA]);
  const { usuario } = await abrir(cobrador, 'cobrador/renovaciones');
  const tarjeta = await screen.findByRole('article', { name: 'Ana López' });
  await usuario.click(within(tarjeta).getByRole('button', { name: /^Solicitar Renovación/ }));
  const pregunta = await elDialogo();
  await waitFor(() => expect(pregunta.getByLabelText('Monto solicitado')).toBe(document.activeElement));
  const id_credito_anterior = `${cobrador.prefijo}-cre-1`;
  const cuerpo = { id_credito_anterior, monto_solicitado: 4000, dias_pago: 40 as const };
  expect((await invocar(cobrador, 'solicitarRenovacion', { cuerpo })).estado).toBe(201);
  await act(() => invalidar(renovacionesElegiblesDe));
  await within(tarjeta).findByText('PENDIENTE');
  await contestar(usuario, 'Cancelar');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ana López'));
});
