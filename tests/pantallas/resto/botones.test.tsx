// The words of a question's buttons. Every test of a screen looks at those that it opens (apoyo/botones.ts).
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { porEntregarCon } from '../../setup/por-entregar.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { faltasDeBotones } from '../apoyo/botones.ts';
import { elDialogo } from '../apoyo/dialogo.ts';
import { mundo } from '../apoyo/mundo.ts';
import { gerente } from '../apoyo/oficina.ts';

test.each([
  [['Cancelar', 'Aprobar'], 0],
  [['Conservar', 'Cancelar crédito'], 0],
  [['Cancelar', 'Cancelar crédito'], 1],
  [['Cancelar', 'Anular'], 1],
  [['No', 'Sí'], 2],
  [['Cancelar', 'Aceptar'], 1],
  [['Cancelar', 'Sí, lo recibí'], 0],
])('%j: %i wrong', (textos, cuantas) => expect(faltasDeBotones(textos)).toHaveLength(cuantas));

test('who cancels a loan is offered to keep it, and not the same word twice', async () => {
  const e = await porEntregarCon(mundo, 0);
  const { usuario } = await abrir(await gerente(), `gerente/clientes/${e.id_cliente}`);
  await usuario.click(await screen.findByRole('button', { name: 'Cancelar crédito' }));
  const pregunta = await elDialogo('¿Cancelar el crédito de');
  const botones = pregunta.getAllByRole('button').map((boton: HTMLElement) => boton.textContent);
  expect(botones).toEqual(['Conservar', 'Cancelar crédito']);
});
