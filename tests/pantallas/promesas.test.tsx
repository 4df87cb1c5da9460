// 'Prometió pagar' with a late day. With a visit, and over a lost line, it is promised in tests/e2e.
import { expect, test } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { uno } from '../setup/uno.ts';
import { dicho } from './apoyo/dicho.ts';
import { escribir } from './apoyo/escribir.ts';
import { usarEscenas } from './apoyo/escena.ts';
import { dialogo, pulsar } from './apoyo/ruta.ts';

const mundo = abrirMundo();
const { enRuta } = usarEscenas(mundo);

test('the question of a late day has the promise inside', async () => {
  const { usuario, cobrador } = await enRuta([uno('Ana López')]);
  await pulsar(usuario, document.body, 'Registrar Atraso de Ana López');
  const pregunta = await dialogo();
  await pulsar(usuario, pregunta, 'Prometió pagar');
  escribir(pregunta, 'Cuánto', '10');
  await pulsar(usuario, pregunta, 'Confirmar');
  await dicho('Atraso registrado correctamente.');
  const { docs } = await mundo.db
    .collectionGroup('movimientos')
    .where('id_cobrador', '==', cobrador.uid)
    .get();
  expect(docs.map((doc) => doc.data()['promesa'] as unknown)).toEqual([
    { fecha: '2026-11-19', monto_centavos: 1000 },
  ]);
});
