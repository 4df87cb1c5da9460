// The parts of a screen that change by themselves, and nothing is missing where they cannot.
import { CLASES_POR_APROBAR, type ClasePorAprobar, fecha } from '@leal/domain';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { cerrarSesion, entrar } from './apoyo/acceso.ts';
import { laFila } from './apoyo/bandeja.ts';
import { FALLO_DE_RED } from './apoyo/consola.ts';
import { dicho } from './apoyo/dicho.ts';
import { detener } from './apoyo/duda.ts';
import { idCredito, creditoDe, usarEscenas } from './apoyo/escena.ts';
import { irA } from './apoyo/ir.ts';
import { asa, dialogo, oye, pedirEdicion, tarjeta } from './apoyo/ruta.ts';
import { ESCRITORIO, TELEFONO } from './apoyo/tamanos.ts';
import { CANAL, haOido, noticia, oyentesDe } from './apoyo/vivo.ts';

const { mundo, abrirComo, comoGerente, enRuta } = usarEscenas();
const { suite, db } = mundo;
const HOY = fecha('2026-11-18');
const gerente = await mundo.cuenta('gerente@leal.demo');

/** The number of these classes that waits over all collectors; other tests of the suite move it too. */
async function esperan(clases: readonly ClasePorAprobar[]): Promise<number> {
  const { docs } = await db.collection('avisos').get();
  const cuenta = (clase: ClasePorAprobar) =>
    docs.reduce((suma, doc) => suma + Number(doc.get(`por_aprobar.${clase}`) ?? 0), 0);
  return clases.reduce((suma, clase) => suma + cuenta(clase), 0);
}

/** Cash and cuts that the office has to confirm. */
async function esperaLaCaja(): Promise<number> {
  const [parciales, cortes] = await Promise.all([
    db.collection('traspasos').where('tipo', '==', 'parcial').where('estado', '==', 'pendiente').get(),
    db.collection('cortes').where('estado', '==', 'entregado').get(),
  ]);
  return parciales.size + cortes.size;
}

const leido = (n: number) => (n === 1 ? '1 pendiente' : `${n} pendientes`);
const delMenu = (pagina: Page, texto: string) =>
  pagina.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: texto });

/** The kinds are folded under the inbox. */
const desplegarTipos = (donde: Page | Locator) =>
  donde.locator('.menu-plegable > details > summary').first().click();

const decidir = (credito: string, llamada: 'aprobarCredito' | 'rechazarCredito') =>
  invocar(gerente, llamada, { cuerpo: { id_credito: credito } });

test("a manager: the menu's counter and the tab follow what a collector asks for in another browser; on a phone the total stands on 'Bandeja'", async () => {
  const { pagina: oficina } = await comoGerente('gerente');
  const renglon = delMenu(oficina, 'Edición de Clientes');
  await desplegarTipos(oficina);
  await renglon.getByText(/^\d+ pendientes?$/).waitFor();

  const { pagina: calle } = await enRuta([creditoDe('Ana López')]);
  await asa(calle, 'Ana López').waitFor();
  await pedirEdicion(calle, 'Ana López');
  await dialogo(calle).getByRole('button', { name: 'Cambiar datos' }).click();
  await dialogo(calle).getByLabel('Teléfono', { exact: true }).fill('618 765 4321');
  await dialogo(calle).getByLabel('Motivo').fill('Cambió de número.');
  await dialogo(calle).getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect
    .poll(async () => [await renglon.innerText(), leido(await esperan(['edicion_cliente']))])
    .toSatisfy(([texto = '', deben = '']) => texto.includes(deben));
  const icono = oficina.locator('head link[rel=icon]');
  await expect
    .poll(async () => [
      (await esperan(CLASES_POR_APROBAR)) + (await esperaLaCaja()),
      await oficina.title(),
      decodeURIComponent((await icono.getAttribute('href')) ?? ''),
    ])
    .toSatisfy(
      ([n = 0, titulo, dibujo]) =>
        titulo === `(${n}) Dashboard · Leal` && String(dibujo).includes(`>${Math.min(Number(n), 99)}</text>`),
    );

  await oficina.setViewportSize(TELEFONO);
  const total = oficina
    .getByRole('navigation', { name: 'Accesos' })
    .getByRole('link', { name: 'Bandeja' })
    .getByText(/^\d+ pendientes?$/);
  await expect
    .poll(async () => [await total.innerText(), leido(await esperan(CLASES_POR_APROBAR))])
    .toSatisfy(([visto, deben]) => visto === deben);
  await oficina.getByRole('button', { name: /^Más/ }).click();
  await oye(oficina);
  await desplegarTipos(dialogo(oficina));
  await dialogo(oficina)
    .getByRole('link', { name: 'Edición de Clientes' })
    .getByText(/pendiente/)
    .waitFor();
});

describe('a collector', () => {
  test("an approved credit appears under 'Inician mañana', the counts under 'Por Aprobar' follow; a decision is told once, and not again when the page is loaded again", async () => {
    const espera = (nombre: string) => creditoDe(nombre, { estado: 'Pendiente', fecha_inicio: HOY });
    const { pagina, cobrador } = await enRuta([
      creditoDe('Ana López'),
      espera('Dora Paz'),
      espera('Eva Mora'),
      espera('Flor Cano'),
    ]);
    await haOido(pagina);
    expect((await decidir(idCredito({ cobrador }, 2), 'aprobarCredito')).estado).toBe(200);
    await dicho(pagina, 'Aprobado: crédito de Dora Paz', '$3,000.00');
    await pagina.getByRole('button', { name: 'Inician mañana (1)' }).click();
    await tarjeta(pagina, 'Dora Paz').waitFor();

    await irA(pagina, `${suite.url}cobrador/dashboard`);
    const esperan = pagina.getByRole('definition').and(pagina.locator('dt:text-is("Clientes") + dd'));
    await expect.poll(() => esperan.innerText()).toBe('2');
    await decidir(idCredito({ cobrador }, 3), 'rechazarCredito');
    await dicho(pagina, 'Rechazado: crédito de Eva Mora');
    await expect.poll(() => esperan.innerText()).toBe('1');

    await pagina.reload();
    await expect.poll(() => esperan.innerText()).toBe('1');
    await decidir(idCredito({ cobrador }, 4), 'rechazarCredito');
    await dicho(pagina, 'Rechazado: crédito de Flor Cano');
    expect(await noticia(pagina, /Dora Paz|Eva Mora/).count()).toBe(0);
  });

  test('whoever is turned off is listened to no longer, and is out at once', async () => {
    const { pagina, consola, cobrador } = await enRuta([creditoDe('Ana López')]);
    consola.tolerar(FALLO_DE_RED);
    await haOido(pagina);
    await expect.poll(() => oyentesDe(suite, `avisos/${cobrador.uid}`)).toBe(1);
    await db.doc(`usuarios/${cobrador.uid}`).update({ activo: false });
    await expect.poll(() => oyentesDe(suite, `avisos/${cobrador.uid}`)).toBe(0);
    await pagina.getByText('Tu cuenta está desactivada.', { exact: true }).waitFor();
  });
});

test('a phone that two people use: signing out closes the listener, and the next person hears nothing of the last', async () => {
  const { pagina, cobrador: ana } = await enRuta([creditoDe('Dora Paz', { estado: 'Pendiente' })]);
  await haOido(pagina);
  await expect.poll(() => oyentesDe(suite, `avisos/${ana.uid}`)).toBe(1);
  await cerrarSesion(pagina);
  await expect.poll(() => oyentesDe(suite, `avisos/${ana.uid}`)).toBe(0);

  const beto = await mundo.cobrador([creditoDe('Eva Mora', { estado: 'Pendiente' })]);
  await entrar(pagina, suite.url, { email: beto.email });
  await haOido(pagina);
  expect(await oyentesDe(suite, `avisos/${ana.uid}`)).toBe(0);
  await decidir(idCredito({ cobrador: ana }), 'aprobarCredito');
  await decidir(idCredito({ cobrador: beto }), 'aprobarCredito');
  await dicho(pagina, 'Aprobado: crédito de Eva Mora');
  expect(await noticia(pagina, 'Dora Paz').count()).toBe(0);
  const guardado = await pagina.evaluate(() => Object.values(localStorage).join());
  expect(guardado).not.toContain(ana.uid);
});

describe('what changes while nobody listens', () => {
  test('before the listener stands, and while it is gone: a collector sees it, and each is one more read', async () => {
    const cobrador = await mundo.cobrador([creditoDe('Ana López')]);
    const { pagina, contexto, consola } = await abrirComo(cobrador.email);
    consola.tolerar(FALLO_DE_RED);
    let lecturas = 0;
    pagina.on('response', (r) => (lecturas += Number(r.url().includes('/activos-sin-pago-hoy/'))));
    const soltar = await detener(contexto, CANAL);
    const canal = pagina.waitForRequest(CANAL);
    await pagina.goto(`${suite.url}cobrador`);
    await tarjeta(pagina, 'Ana López').waitFor();
    await canal;
    // Nobody is told of this: no notice goes with it.
    const credito = db.doc(`creditos/${idCredito({ cobrador })}`);
    await credito.update({ nombre: 'Ana Luisa' });
    soltar();
    await tarjeta(pagina, 'Ana Luisa').waitFor();
    expect(lecturas).toBe(2);

    await contexto.setOffline(true);
    await credito.update({ nombre: 'Ana María' });
    await contexto.setOffline(false);
    await tarjeta(pagina, 'Ana María').waitFor();
    expect(lecturas).toBe(3);
  });

  test('a manager sees a request as it is by now, and what came', async () => {
    const cobrador = await mundo.cobrador([creditoDe('Ana López', { estado: 'Pendiente' })]);
    const { pagina, contexto } = await abrirComo('gerente@leal.demo', { tamano: ESCRITORIO });
    const soltar = await detener(contexto, CANAL);
    const canal = pagina.waitForRequest(CANAL);
    await pagina.goto(`${suite.url}gerente/solicitudes`);
    await canal;
    const nombre = `Ana ${cobrador.prefijo}`;
    await db.doc(`creditos/${idCredito({ cobrador })}`).update({ nombre });
    expect(await laFila(pagina, nombre).count()).toBe(0);
    soltar();
    await laFila(pagina, nombre).waitFor();
  });
});
