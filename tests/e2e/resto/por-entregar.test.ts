// Approved loans that nobody has handed over, before the office: live, of all or of one collector, cancelled by the keyboard.
import { expect, test } from 'vitest';
import { escenaDe } from '../../setup/escena.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Persona } from '../../setup/mundo.ts';
import { dicho } from '../apoyo/dicho.ts';
import { cancelarPorTeclado } from '../apoyo/entrega-en-puerta.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { revisar } from '../apoyo/revisar.ts';
import { oye } from '../apoyo/ruta.ts';
import { ESCRITORIO, TELEFONO } from '../apoyo/tamanos.ts';

const { mundo, url, abrirEn, comoGerente } = usarEscenas(ESCRITORIO);

const deUno = ({ uid }: Persona): string => `gerente/por-entregar?cobrador=${uid}`;

test('what is approved comes to an open list by itself, goes when it was handed over, and leads to its client', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Ana López', { estado: 'Pendiente' })]);
  const { pagina } = await comoGerente(deUno(cobrador));
  await pagina.getByText('No hay créditos por entregar').waitFor();
  await revisar(pagina);
  const id_credito = await escenaDe(mundo, cobrador).aprobado();
  const fila = pagina.getByRole('row', { name: /^Ana López \$3,000\.00 .*Desde hoy/ });
  await fila.waitFor();
  await revisar(pagina);
  await fila.getByRole('link', { name: 'Ana López' }).focus();
  await pagina.keyboard.press('Enter');
  await pagina.getByRole('heading', { name: 'Ana López' }).waitFor();
  await pagina.goBack();
  await fila.waitFor();
  const { estado } = await invocar(cobrador, 'entregarCredito', {
    cuerpo: { id_credito, monto: 3000, faltante: 3000 },
  });
  expect(estado).toBe(200);
  await pagina.getByText('No hay créditos por entregar').waitFor();
});

test('by the keyboard a manager cancels it from the row; its reason is asked for, and nobody else goes', async () => {
  const cobrador = await mundo.cobrador([
    creditoDe('Ana López', { estado: 'Pendiente' }),
    creditoDe('Eva Mora', { estado: 'Pendiente' }),
  ]);
  const ana = await escenaDe(mundo, cobrador).aprobado();
  await escenaDe(mundo, cobrador, 2).aprobado();
  const { pagina } = await comoGerente(deUno(cobrador));
  const cancelar = pagina.getByRole('button', { name: 'Cancelar crédito de Ana López' });
  await cancelarPorTeclado(pagina, cancelar);
  await dicho(pagina, 'Crédito cancelado', '$3,000.00 · Ana López');
  await expect.poll(() => cancelar.count()).toBe(0);
  await pagina.getByRole('row', { name: /^Eva Mora/ }).waitFor();
  expect((await mundo.db.doc(`creditos/${ana}`).get()).get('estado_credito')).toBe('Cancelado');
});

test('on a phone the list of all is reached from the menu, and one collector is chosen', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Ana López', { estado: 'Pendiente' })]);
  await escenaDe(mundo, cobrador).aprobado();
  const { pagina } = await abrirEn('gerente@leal.demo', 'gerente', { tamano: TELEFONO });
  await pagina.getByRole('button', { name: 'Más' }).click();
  await oye(pagina);
  await pagina.getByRole('link', { name: 'Por entregar', exact: true }).click();
  await pagina.getByRole('heading', { name: 'Por entregar', level: 1 }).waitFor();
  await pagina.locator('.tabla tbody tr').first().waitFor();
  await revisar(pagina);
  await pagina.goto(url + deUno(cobrador));
  await expect.poll(() => pagina.locator('.tabla tbody tr').count()).toBe(1);
});
