// A client whom the server would not delete: the question says why before it can be answered, wherever it was opened.
import { ERRORES } from '@leal/domain';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TELEFONO } from '../e2e/apoyo/tamanos.ts';
import { type Escena, escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { creditoDe } from '../setup/credito-de.ts';
import { elDialogo } from './apoyo/dialogo.ts';
import { mundo } from './apoyo/mundo.ts';
import { enOficina, gerente } from './apoyo/oficina.ts';

const casos = [
  ['nothing', 'Nora Libre', () => Promise.resolve(), undefined],
  ['a request without money', 'Nadia Pide', (e: Escena) => e.pedirCambios(), undefined],
  ['cash that waits', 'Noemi Espera', (e: Escena) => e.pedirMultiple(), /tiene solicitudes pendientes/],
  [
    'cash to be given back',
    'Nidia Debe',
    (e: Escena) => e.multipleRechazado(),
    /tiene \$720\.00 de este cliente/,
  ],
] as const;

const enActivos = async (uid: string) =>
  enOficina(`gerente/clientes-activos?cobrador=${uid}`, { tamano: TELEFONO });
const enSuPagina = async (id_cliente: string) => enOficina(`gerente/clientes/${id_cliente}`);

async function prueba(nombre: string, antes: (e: Escena) => Promise<unknown>) {
  const e = await escena(mundo, creditoDe(nombre));
  await antes(e);
  return e;
}

test.each(casos)(
  '%s: the question in the list says what the refusal would',
  async (_, nombre, antes, porque) => {
    const { cobrador, id_cliente } = await prueba(nombre, antes);
    const { usuario } = await enActivos(cobrador.uid);
    await usuario.click(await screen.findByRole('button', { name: `Eliminar a ${nombre}` }));
    const pregunta = await elDialogo('¿Eliminar a');
    const boton = pregunta.getByRole('button', { name: 'Eliminar' });
    if (porque === undefined) {
      await waitFor(() => expect(boton).toHaveProperty('disabled', false));
      return;
    }
    const aviso = await pregunta.findByText(porque);
    expect(boton).toHaveProperty('disabled', true);
    expect(document.getElementById(boton.getAttribute('aria-describedby') ?? '')?.contains(aviso)).toBe(true);
    const { estado, cuerpo } = await invocar(await gerente(), 'eliminarCliente', {
      parametros: { id_cliente },
    });
    expect(estado).toBe(409);
    expect((cuerpo as unknown as { message: string }).message).toBe(aviso.textContent);
  },
);

test('on the client’s page a request with cash stops its button, and cash to be given back its question', async () => {
  const espera = await prueba('Olga Espera', (e) => e.pedirMultiple());
  await enSuPagina(espera.id_cliente);
  await screen.findByText(ERRORES.SOLICITUDES_ABIERTAS.mensaje);
  expect(screen.getByRole('button', { name: 'Eliminar' })).toHaveProperty('disabled', true);
  const debe = await prueba('Olivia Debe', (e) => e.multipleRechazado());
  const { usuario } = await enSuPagina(debe.id_cliente);
  await usuario.click(await screen.findByRole('button', { name: 'Eliminar' }));
  const pregunta = await elDialogo('¿Eliminar a');
  await pregunta.findByText(/tiene \$720\.00 de este cliente/);
  expect(pregunta.getByRole('button', { name: 'Eliminar' })).toHaveProperty('disabled', true);
});
