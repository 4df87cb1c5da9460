// A client before the office: found from anywhere without the mouse, read day by day, printed.
import { centavos, fecha } from '@leal/domain';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { escenaDe } from '../../setup/escena.ts';
import { invocar } from '../../setup/invocar.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { cerrarDialogo } from '../apoyo/ir.ts';
import { revisar, revisarDialogo } from '../apoyo/revisar.ts';
import { dialogo, oye } from '../apoyo/ruta.ts';
import { ESCRITORIO } from '../apoyo/tamanos.ts';
import { tabularHasta } from '../apoyo/teclado.ts';
import { oyentesDe } from '../apoyo/vivo.ts';

const { mundo, abrirEn, comoGerente, nueva } = usarEscenas(ESCRITORIO);

const calendario = (pagina: Page) => pagina.getByRole('grid', { name: 'Calendario de pagos' });
const verDias = (pagina: Page) => pagina.getByRole('button', { name: 'Ver los días' });
const dia = (pagina: Page, cual: string) => calendario(pagina).locator(`[data-fecha="2026-11-${cual}"]`);
const campo = (pagina: Page) => dialogo(pagina).getByLabel('Nombre, teléfono o negocio');
const titulo = (pagina: Page) => pagina.getByRole('heading', { level: 1 });

test('a manager finds a client by the keyboard alone, walks through the days of the credit, sees a payment come in, and prints', async () => {
  const cobrador = await mundo.cobrador([
    creditoDe('Práxedes Oñate', {
      persona: { negocio: 'Mercería Ñu', telefono: '6187001199' },
      movimientos: [
        { tipo: 'pago', fecha: fecha('2026-11-13'), monto: centavos(24_000) },
        { tipo: 'atraso', fecha: fecha('2026-11-16') },
        { tipo: 'visita', fecha: fecha('2026-11-17') },
      ],
    }),
    creditoDe('Práxedes Vela'),
  ]);
  const { pagina } = await comoGerente('gerente/clientes-activos', { colorScheme: 'dark' });
  await pagina.getByRole('button', { name: 'Buscar cliente' }).waitFor();

  // In a field '/' is a letter; elsewhere it opens the search, and what is typed at once is not lost.
  await pagina.getByPlaceholder(/^Buscar por nombre/).press('/');
  expect(await dialogo(pagina).count()).toBe(0);
  await titulo(pagina).focus();
  await pagina.keyboard.press('/');
  await campo(pagina).waitFor();
  await pagina.keyboard.type('praxedes');
  const hallados = dialogo(pagina).getByRole('list', { name: 'Clientes encontrados' }).getByRole('link');
  await expect.poll(() => hallados.count()).toBe(2);
  await pagina.keyboard.type(' 7001');
  await expect.poll(() => hallados.allInnerTexts()).toHaveLength(1);
  expect((await hallados.first().innerText()).split('\n')[0]).toBe('Práxedes Oñate');
  await oye(pagina);
  await revisarDialogo(pagina);
  await campo(pagina).focus();
  await cerrarDialogo(pagina);

  await pagina.keyboard.press('Control+k');
  await campo(pagina).waitFor();
  await pagina.keyboard.type('nadie asi');
  await dialogo(pagina).getByText('No se encontraron resultados').waitFor();
  await oye(pagina);
  await campo(pagina).fill('merceria nu');
  await expect.poll(() => hallados.count()).toBe(1);
  await pagina.keyboard.press('ArrowDown');
  await pagina.keyboard.press('Enter');
  await expect.poll(() => titulo(pagina).innerText()).toBe('Práxedes Oñate');
  expect(new URL(pagina.url()).pathname).toBe(`/leal/gerente/clientes/${cobrador.prefijo}-cli-1`);

  await tabularHasta(pagina, verDias(pagina));
  await pagina.keyboard.press('Enter');
  await calendario(pagina).waitFor();
  await tabularHasta(pagina, '.calendario-celda');
  const elegida = calendario(pagina).getByRole('gridcell', { selected: true });
  expect(await elegida.innerText()).toContain('Miércoles 18/11/2026: Por cobrar');
  const quePaso = pagina.locator('.calendario-dia p');
  for (const [tecla, texto] of [
    ['ArrowLeft', 'Martes 17/11/2026: Visita sin pago'],
    ['ArrowLeft', 'Lunes 16/11/2026: Atraso'],
    ['ArrowLeft', 'Domingo 15/11/2026: Domingo, no se cobra'],
    ['ArrowUp', 'Domingo 08/11/2026: Fuera del crédito. Inicio del crédito'],
    ['ArrowDown', 'Domingo 15/11/2026: Domingo, no se cobra'],
    ['Home', 'Lunes 09/11/2026: Sin registro'],
  ] as const) {
    await pagina.keyboard.press(tecla);
    await expect.poll(() => quePaso.innerText()).toBe(texto);
  }

  await revisar(pagina);

  // The collector is paid meanwhile: nobody touches the page.
  const id_credito = `${cobrador.prefijo}-cre-1`;
  await expect.poll(() => oyentesDe(mundo.suite, `creditos/${id_credito}`)).toBe(1);
  await escenaDe(mundo, cobrador).abonar(120);
  await dia(pagina, '18').getByText('$120', { exact: true }).waitFor();
  expect(await quePaso.innerText()).toBe('Lunes 09/11/2026: Sin registro');

  await pagina.emulateMedia({ media: 'print' });
  for (const marco of ['.barra', '.marco-lateral', '.no-impreso'])
    expect(await pagina.locator(marco).first().isVisible(), marco).toBe(false);
  expect(await calendario(pagina).isVisible()).toBe(true);
  await expect.poll(() => pagina.locator('html').getAttribute('data-tema')).toBe('claro');
  await pagina.emulateMedia({ media: 'screen' });
  await expect.poll(() => pagina.locator('html').getAttribute('data-tema')).toBe('oscuro');
});

test("a collector has neither the search nor the page; a supervisor's says what waits, and leads to where it is read", async () => {
  const escena = await nueva([creditoDe('Quirina Sáenz')]);
  const { pagina, cobrador } = escena;
  const id_cliente = `${cobrador.prefijo}-cli-1`;
  await pagina.goto(`${mundo.suite.url}gerente/clientes/${id_cliente}`);
  await pagina.getByText('Usuario no autorizado').waitFor();
  await pagina.keyboard.press('Control+k');
  expect(await pagina.getByRole('button', { name: 'Buscar cliente' }).count()).toBe(0);

  const motivo = 'Se mudó';
  await invocar(cobrador, 'solicitarEdicionCliente', { cuerpo: { id_cliente, motivo } });
  const supervisor = await abrirEn('supervisor@leal.demo', `supervisor/clientes/${id_cliente}`);
  await verDias(supervisor.pagina).waitFor();
  expect(await supervisor.pagina.getByRole('region', { name: 'Bitácora' }).count()).toBe(0);
  await supervisor.pagina.getByRole('region', { name: 'Por decidir' }).getByText(motivo).waitFor();
  await supervisor.pagina.getByRole('link', { name: 'Edición de cliente', exact: true }).click();
  await expect.poll(() => new URL(supervisor.pagina.url()).pathname).toBe('/leal/supervisor/bandeja');
  const gerente = await comoGerente(`gerente/clientes/${id_cliente}`);
  await gerente.pagina.getByRole('region', { name: 'Por decidir' }).getByText(motivo).waitFor();
  await gerente.pagina.getByRole('link', { name: 'Edición de cliente', exact: true }).click();
  await expect.poll(() => new URL(gerente.pagina.url()).pathname).toBe('/leal/gerente/bandeja');
  await gerente.pagina.getByText(motivo).or(gerente.pagina.getByText('Quirina Sáenz')).first().waitFor();
});
