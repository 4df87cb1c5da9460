// A loan that was approved and is not in the client's hands: the office reads it on the client's page, and may cancel it.
import { expect, test } from 'vitest';
import { escenaDe } from '../../setup/escena.ts';
import { dicho } from '../apoyo/dicho.ts';
import { cancelarPorTeclado } from '../apoyo/entrega-en-puerta.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { revisar } from '../apoyo/revisar.ts';
import { ESCRITORIO, TELEFONO } from '../apoyo/tamanos.ts';

const { mundo, abrirComo } = usarEscenas(ESCRITORIO);

test('a manager sees what nobody has handed over, and cancels it by the keyboard', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Ana López', { estado: 'Pendiente' })]);
  const id = await escenaDe(mundo, cobrador).aprobado();
  const { pagina } = await abrirComo('gerente@leal.demo');
  // Among the active clients it says so, in a row and on a card.
  await pagina.goto(`${mundo.suite.url}gerente/clientes-activos?cobrador=${cobrador.uid}`);
  const fila = pagina.getByRole('row', { name: /Ana López/ });
  await fila.getByText('Por entregar', { exact: true }).waitFor();
  await pagina.setViewportSize(TELEFONO);
  await pagina
    .getByRole('article', { name: 'Ana López' })
    .getByText('Por entregar', { exact: true })
    .waitFor();
  await pagina.setViewportSize(ESCRITORIO);
  await fila.waitFor();
  await revisar(pagina);
  await pagina.goto(`${mundo.suite.url}gerente/clientes/${cobrador.prefijo}-cli-1`);
  const cancelar = pagina.getByRole('button', { name: 'Cancelar crédito' });
  await cancelar.waitFor();
  await revisar(pagina);
  await cancelarPorTeclado(pagina, cancelar);
  await dicho(pagina, 'Crédito cancelado', '$3,000.00');
  await expect.poll(() => cancelar.count()).toBe(0);
  expect((await mundo.db.doc(`creditos/${id}`).get()).data()).toMatchObject({ estado_credito: 'Cancelado' });
});
