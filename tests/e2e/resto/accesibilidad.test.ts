// Everybody can use it: axe finds nothing, the keyboard reaches everything, nothing jumps.
import { fecha } from '@leal/domain';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dicho } from '../apoyo/dicho.ts';
import { quieta } from '../apoyo/ejes.ts';
import { idCredito, creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { cerrarDialogo, irA } from '../apoyo/ir.ts';
import { panel, renglones } from '../apoyo/pago.ts';
import { nadaSalto, olvidarSaltos, revisar, revisarDialogo, vigilarSaltos } from '../apoyo/revisar.ts';
import {
  abrirHoja,
  asa,
  dialogo,
  encabezadoRuta,
  oye,
  pedirEdicion,
  quedaRegistrado,
  abrirVisitados,
} from '../apoyo/ruta.ts';
import { CIFRAS, MUCHOS } from '../apoyo/pantallas-cifras.ts';
import { ESCRITORIO } from '../apoyo/tamanos.ts';

const { suite, abrir, nueva, enRuta } = usarEscenas();

const CARTERA = [
  creditoDe('Ana López', {
    fecha_inicio: fecha('2026-11-09'),
    movimientos: [
      { tipo: 'pago', fecha: fecha('2026-11-10') },
      { tipo: 'visita', fecha: fecha('2026-11-11') },
      { tipo: 'atraso', fecha: fecha('2026-11-12') },
    ],
  }),
  creditoDe('Beto Ruiz', { plazo: 60 }),
  creditoDe('Carla Gil', { movimientos: [{ tipo: 'visita', fecha: fecha('2026-11-18') }] }),
];

describe('axe finds nothing and a thumb hits all, at both sizes, light and dark', () => {
  test('on the login, also with its errors', async () => {
    const { pagina } = await abrir();
    await pagina.goto(suite.url, { waitUntil: 'networkidle' });
    await pagina.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await pagina.getByText('Escribe tu contraseña').waitFor();
    await revisar(pagina);
  });

  test('on the route with everything unfolded, its sheet with six abonos, its edit of a client refused', async () => {
    const { pagina } = await nueva([...CARTERA, ...MUCHOS], { sinArchivos: true });
    await vigilarSaltos(pagina);
    await pagina.goto(`${suite.url}cobrador`);
    await asa(pagina, 'Ana López').waitFor();
    await nadaSalto(pagina);
    await abrirVisitados(pagina);
    await revisar(pagina);
    await pagina.getByRole('button', { name: 'Ver todo' }).click();
    await revisar(pagina);

    const hoja = await abrirHoja(pagina, 'Ana López');
    await hoja.getByLabel(/^Monto/).fill('720');
    await hoja.getByLabel('Motivo para el gerente (opcional)').waitFor();
    await revisarDialogo(pagina);
    await cerrarDialogo(pagina);

    await pedirEdicion(pagina, 'Ana López');
    await dialogo(pagina).getByRole('button', { name: 'Cambiar datos' }).click();
    await dialogo(pagina).getByLabel('Teléfono', { exact: true }).fill('1');
    await dialogo(pagina).getByRole('button', { name: 'Enviar solicitud' }).click();
    await pagina.getByText('Debes escribir algo!').waitFor();
    await revisarDialogo(pagina);
  });

  test('on the payment screen, its question, and its edit of a payment and duplicate refused', async () => {
    const escena = await nueva(CARTERA, { sinArchivos: true });
    const { pagina } = escena;
    await vigilarSaltos(pagina);
    await pagina.goto(`${suite.url}payment/x?credito=${idCredito(escena)}`);
    await expect.poll(() => renglones(pagina)).toHaveLength(3);
    await nadaSalto(pagina);
    await revisar(pagina);

    await panel(pagina, 'Resumen de pago').getByRole('button', { name: 'Registrar Atraso' }).click();
    await dialogo(pagina).getByText('Confirmar Acción').waitFor();
    await revisarDialogo(pagina);
    await cerrarDialogo(pagina);

    await pagina.getByTitle('Solicitar edición', { exact: true }).click();
    await dialogo(pagina).getByRole('button', { name: 'Enviar solicitud' }).click();
    await pagina.getByText('El motivo es requerido').waitFor();
    await revisarDialogo(pagina);
    await cerrarDialogo(pagina);

    await pagina.getByTitle('Duplicar cliente', { exact: true }).click();
    await dialogo(pagina).getByRole('button', { name: 'Duplicar', exact: true }).click();
    await pagina.getByText('Debes seleccionar los días de pago').waitFor();
    await revisarDialogo(pagina);
  });

  test('on a new client with its summary, and on the profile, with everything refused', async () => {
    const { pagina } = await nueva([]);
    await pagina.goto(`${suite.url}nuevo-cliente`);
    await pagina.getByRole('button', { name: 'Ver Resumen' }).click();
    await pagina.getByRole('button', { name: 'Registrar Cliente' }).click();
    await pagina.getByText('El nombre es requerido').waitFor();
    await revisar(pagina);

    await irA(pagina, `${suite.url}cobrador/profile`);
    await pagina.getByLabel('Contraseña nueva').fill('abcD');
    await pagina.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await pagina.getByText('Escribe tu contraseña actual').waitFor();
    await revisar(pagina);
  });

  test('on the screens of figures, and none of them jumps while it loads', async () => {
    const { pagina } = await nueva([...CARTERA, ...MUCHOS], { sinArchivos: true });
    await vigilarSaltos(pagina);
    // The shapes that stand there while it loads are drawn, and not only on a busy machine.
    await pagina.route('**/leal-api/**', async (ruta) => {
      await new Promise((listo) => setTimeout(listo, 400));
      await ruta.fallback();
    });
    await pagina.goto(`${suite.url}cobrador/profile`);
    for (const { camino, listo } of CIFRAS) {
      await olvidarSaltos(pagina);
      await irA(pagina, `${suite.url}cobrador/${camino}`);
      await listo(pagina);
      await nadaSalto(pagina);
      await revisar(pagina);
    }
  });
});

/** Tab after Tab, forwards or back, until the focus is where it says. */
async function tabularHasta(pagina: Page, nombre: RegExp, tecla = 'Tab'): Promise<void> {
  const enfocado = () =>
    pagina.evaluate(() => {
      const activo = document.activeElement;
      return activo?.getAttribute('aria-label') ?? activo?.textContent ?? '';
    });
  for (let n = 0; n < 60 && !nombre.test(await enfocado()); n += 1) await pagina.keyboard.press(tecla);
  expect(await enfocado()).toMatch(nombre);
}

test('with the keyboard alone: a payment, from the top of the route to its toast; the focus goes on from the heading, and after escape from the button; another is undone', async () => {
  const { pagina } = await enRuta(CARTERA);
  await asa(pagina, 'Ana López').waitFor();
  const monto = dialogo(pagina).getByLabel(/^Monto/);
  await tabularHasta(pagina, /^Registrar Pago de Ana López$/);
  await pagina.keyboard.press('Enter');
  await monto.waitFor();
  await oye(pagina);
  await quieta(pagina);
  await tabularHasta(pagina, /^Abono \$/);
  await pagina.keyboard.press('Enter');
  await tabularHasta(pagina, /^Registrar \$120\.00 de Ana López$/);
  await pagina.keyboard.press('Enter');
  await quedaRegistrado(pagina);
  await encabezadoRuta(pagina, 1).waitFor();
  await expect.poll(() => pagina.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  const boton = pagina.getByRole('button', { name: 'Registrar Pago de Beto Ruiz' });
  await boton.focus();
  await pagina.keyboard.press('Enter');
  await monto.waitFor();
  await quieta(pagina);
  await cerrarDialogo(pagina);
  await expect.poll(() => boton.evaluate((e) => e === document.activeElement)).toBe(true);

  await pagina.keyboard.press('Enter');
  await monto.waitFor();
  await oye(pagina);
  await quieta(pagina);
  await tabularHasta(pagina, /^Registrar \$65\.00 de Beto Ruiz$/);
  await pagina.keyboard.press('Enter');
  await expect.poll(() => pagina.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await tabularHasta(pagina, /^Deshacer$/, 'Shift+Tab');
  await pagina.keyboard.press('Enter');
  await dicho(pagina, 'Deshecho: no se registró.');
  await boton.waitFor();
  await expect.poll(() => pagina.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

test('at the desk too, neither the route nor the payment screen jumps while it loads', async () => {
  const escena = await nueva([...CARTERA, ...MUCHOS], { tamano: ESCRITORIO, sinArchivos: true });
  const { pagina } = escena;
  await vigilarSaltos(pagina);
  await pagina.goto(`${suite.url}cobrador`);
  await asa(pagina, 'Ana López').waitFor();
  await nadaSalto(pagina);
  await pagina.goto(`${suite.url}payment/x?credito=${idCredito(escena)}`);
  await expect.poll(() => renglones(pagina)).toHaveLength(3);
  await nadaSalto(pagina);
});
