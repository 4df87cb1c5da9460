// 'Prometió pagar' with a late day. With a visit, and over a lost line, it is promised in tests/e2e.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { creditoDe } from '../setup/credito-de.ts';
import { abrir } from './apoyo/abrir.tsx';
import { dicho } from './apoyo/dicho.ts';
import { escribir } from './apoyo/escribir.ts';
import { enRuta } from './apoyo/escena.ts';
import { mundo } from './apoyo/mundo.ts';
import { abrirVisitados, dialogo, encabezadoRuta, pulsar, tarjeta } from './apoyo/ruta.ts';

test('the question of a late day has the promise inside', async () => {
  const { usuario, cobrador } = await enRuta([creditoDe('Ana López')]);
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
  await abrirVisitados(usuario);
  const visto = 'Prometió $10.00 para el 19/11/2026';
  expect(within(tarjeta('Ana López')).getByText(visto)).toBeTruthy();
  await usuario.click(within(tarjeta('Ana López')).getByRole('link', { name: 'Ana López' }));
  await screen.findByText(visto);
});

test('one that was broken stays on its card', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Ana López')]);
  const promesa = { fecha: '2026-11-17', monto_centavos: 2550, total_pagado_centavos: 0 };
  await mundo.db.doc(`creditos/${cobrador.prefijo}-cre-1`).update({ promesa });
  await abrir(cobrador, 'cobrador');
  await encabezadoRuta();
  within(tarjeta('Ana López')).getByText('No cumplió: $25.50 para el 17/11/2026');
});
