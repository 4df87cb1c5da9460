// Why there was no payment, in one tap: of a visit and of a late day.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { uno } from '../setup/uno.ts';
import { dicho } from './apoyo/dicho.ts';
import { escribir } from './apoyo/escribir.ts';
import { usarEscenas } from './apoyo/escena.ts';
import { abrirHoja, abrirVisitados, dialogo, pulsar, soltar } from './apoyo/ruta.ts';

const mundo = abrirMundo();
const { enRuta } = usarEscenas(mundo);

/** What the ledger of this collector says. */
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
  const { usuario, cobrador } = await enRuta([uno('Ana López')]);
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
  const { usuario, cobrador } = await enRuta([uno('Ana López')]);
  await pulsar(usuario, document.body, 'Registrar Atraso de Ana López');
  const pregunta = await dialogo();
  within(pregunta).getByText('¿Confirmar registrar atraso para Ana López?');
  await pulsar(usuario, pregunta, 'Negocio cerrado');
  await pulsar(usuario, pregunta, 'Confirmar');
  await dicho('Atraso registrado correctamente.');
  expect(await motivos(cobrador.uid)).toEqual([['atraso', 'Negocio cerrado', undefined]]);
});
