// Why there was no payment, in one tap: of a visit and of a late day.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { creditoDe } from '../../setup/credito-de.ts';
import { dicho } from '../apoyo/dicho.ts';
import { escribir } from '../apoyo/escribir.ts';
import { enRuta } from '../apoyo/escena.ts';
import { mundo } from '../apoyo/mundo.ts';
import { abrirHoja, abrirVisitados, dialogo, pulsar, sinDialogo, soltar } from '../apoyo/ruta.ts';

/** The reasons in the ledger of this collector. */
async function motivos(id_cobrador: string) {
  const { docs } = await mundo.db
    .collectionGroup('movimientos')
    .where('id_cobrador', '==', id_cobrador)
    .get();
  return docs.map((doc) => {
    const { tipo, motivo_visita, nota_visita } = doc.data();
    return [tipo, motivo_visita, nota_visita] as unknown[];
  });
}

test('a visit keeps the reason that was tapped, with its note', async () => {
  const { usuario, cobrador } = await enRuta([creditoDe('Ana López')]);
  const hoja = await abrirHoja(usuario, 'Ana López');
  expect(within(hoja).queryAllByText('¿Por qué no pagó? (opcional)')).toEqual([]);
  for (const boton of ['Visita sin pago', 'No estaba', 'Otro']) await pulsar(usuario, hoja, boton);
  escribir(hoja, 'Qué pasó', 'Está de viaje');
  await pulsar(usuario, hoja, 'Registrar visita sin pago de Ana López');
  await soltar(usuario);
  await dicho('Visita registrada correctamente.');
  await abrirVisitados(usuario);
  screen.getByText('Otro: Está de viaje');
  expect(await motivos(cobrador.uid)).toEqual([['visita', 'Otro', 'Está de viaje']]);
});

test('the question of a late day has the reasons inside', async () => {
  const { usuario, cobrador } = await enRuta([creditoDe('Ana López')]);
  await pulsar(usuario, document.body, 'Registrar Atraso de Ana López');
  const pregunta = await dialogo();
  within(pregunta).getByText('¿Confirmar registrar atraso para Ana López?');
  await pulsar(usuario, pregunta, 'Negocio cerrado');
  await pulsar(usuario, pregunta, 'Confirmar');
  await dicho('Atraso registrado correctamente.');
  expect(await motivos(cobrador.uid)).toEqual([['atraso', 'Negocio cerrado', undefined]]);
});

test('a visit and a late day say what each does, and one becomes the other with the reason that was given', async () => {
  const { usuario, cobrador } = await enRuta([creditoDe('Ana López'), creditoDe('Beto Ruiz')]);
  const hoja = await abrirHoja(usuario, 'Ana López');
  for (const boton of ['Visita sin pago', 'No estaba', 'Atraso cuenta un día de atraso'])
    await pulsar(usuario, hoja, boton);
  within(hoja).getByText('Se registra un atraso.');
  await pulsar(usuario, hoja, 'Registrar atraso de Ana López');
  await dicho('Atraso registrado correctamente.', 'Ana López');
  await pulsar(usuario, document.body, 'Registrar Atraso de Beto Ruiz');
  const pregunta = await dialogo();
  for (const boton of ['Negocio cerrado', 'Visita solo deja constancia'])
    await pulsar(usuario, pregunta, boton);
  within(pregunta).getByText('¿Confirmar registrar visita sin pago para Beto Ruiz?');
  await pulsar(usuario, pregunta, 'Confirmar');
  await dicho('Visita registrada correctamente.', 'Beto Ruiz');
  expect(new Set(await motivos(cobrador.uid))).toEqual(
    new Set([
      ['atraso', 'No estaba', undefined],
      ['visita', 'Negocio cerrado', undefined],
    ]),
  );
});

test('a day has one late day: neither the card nor the sheet offers another', async () => {
  const { usuario } = await enRuta([creditoDe('Ana López')]);
  const atraso = () => screen.getByRole('button', { name: 'Registrar Atraso de Ana López' });
  await screen.findByRole('article', { name: 'Ana López' });
  expect(atraso().getAttribute('aria-disabled')).toBeNull();
  await usuario.click(atraso());
  await pulsar(usuario, await dialogo(), 'Confirmar');
  await dicho('Atraso registrado correctamente.');
  await abrirVisitados(usuario);
  await waitFor(() => expect(atraso().getAttribute('aria-disabled')).toBe('true'));
  await sinDialogo();
  await usuario.click(atraso());
  await sinDialogo();
  const hoja = await abrirHoja(usuario, 'Ana López');
  await pulsar(usuario, hoja, 'Visita sin pago');
  within(hoja).getByText('¿Por qué no pagó? (opcional)');
  expect(within(hoja).queryAllByRole('group', { name: 'Qué se registra' })).toEqual([]);
});
