// Everybody can use it: axe finds nothing serious, the keyboard reaches everything, nothing jumps.
import { fecha } from '@leal/domain';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { abrirMundo } from '../setup/mundo.ts';
import { quieta } from './apoyo/ejes.ts';
import { idCredito, uno, usarEscenas } from './apoyo/escena.ts';
import { usarNavegador } from './apoyo/navegador.ts';
import { panel, renglones } from './apoyo/pago.ts';
import { bajos, nadaSalto, revisar, vigilarSaltos } from './apoyo/revisar.ts';
import { abrirHoja, asa, dialogo, encabezadoRuta } from './apoyo/ruta.ts';
import { CIFRAS, MUCHOS } from './apoyo/pantallas-cifras.ts';
import { AMBOS, TELEFONO } from './apoyo/tamanos.ts';

const mundo = abrirMundo();
const { suite } = mundo;
const abrir = usarNavegador();
const { nueva, enRuta, enPago } = usarEscenas(mundo, abrir);

const CARTERA = [
  uno('Ana López', {
    fecha_inicio: fecha('2026-11-09'),
    movimientos: [
      { tipo: 'pago', fecha: fecha('2026-11-10') },
      { tipo: 'visita', fecha: fecha('2026-11-11') },
      { tipo: 'atraso', fecha: fecha('2026-11-12') },
    ],
  }),
  uno('Beto Ruiz', { plazo: 60 }),
  uno('Carla Gil', { movimientos: [{ tipo: 'visita', fecha: fecha('2026-11-18') }] }),
];

describe('axe finds nothing serious, at both sizes, light and dark', () => {
  test('on the login, also with its errors', async () => {
    const { pagina } = await abrir();
    await pagina.goto(suite.url, { waitUntil: 'networkidle' });
    await pagina.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await pagina.getByText('Escribe tu contraseña').waitFor();
    await revisar(pagina);
  });

  test('on the route, with everything unfolded', async () => {
    const { pagina } = await enRuta(CARTERA);
    await asa(pagina, 'Ana López').waitFor();
    await pagina.getByRole('button', { name: 'Visitados hoy, sin pago (1)' }).click();
    await revisar(pagina);
  });

  test('on the payment sheet, with six abonos typed', async () => {
    const { pagina } = await enRuta(CARTERA);
    const hoja = await abrirHoja(pagina, 'Ana López');
    await hoja.getByLabel(/^Monto/).fill('720');
    await hoja.getByLabel('Motivo para el gerente (opcional)').waitFor();
    await revisar(pagina);
  });

  test('on the payment screen, and on its dialogs', async () => {
    const { pagina } = await enPago(CARTERA);
    await expect.poll(() => renglones(pagina)).toHaveLength(3);
    await revisar(pagina);
    await panel(pagina, 'Resumen de pago').getByRole('button', { name: 'Registrar Atraso' }).click();
    await dialogo(pagina).getByText('Confirmar Acción').waitFor();
    await revisar(pagina);
  });
});

/** Forms in their worst moment: everything refused. Opened by a collector, at an address of theirs. */
const FORMULARIOS: readonly { nombre: string; camino: string; llenar: (pagina: Page) => Promise<void> }[] = [
  {
    nombre: 'a new client, with its summary',
    camino: 'nuevo-cliente',
    llenar: async (pagina) => {
      await pagina.getByRole('button', { name: 'Ver Resumen' }).click();
      await pagina.getByRole('button', { name: 'Registrar Cliente' }).click();
      await pagina.getByText('El nombre es requerido').waitFor();
    },
  },
  {
    nombre: 'the profile',
    camino: 'cobrador/profile',
    llenar: async (pagina) => {
      await pagina.getByLabel('Contraseña nueva').fill('abcD');
      await pagina.getByRole('button', { name: 'Cambiar contraseña' }).click();
      await pagina.getByText('Escribe tu contraseña actual').waitFor();
    },
  },
  {
    nombre: 'the edit of a client',
    camino: 'cobrador',
    llenar: async (pagina) => {
      await pagina.getByRole('button', { name: 'Solicitar edición de Ana López' }).click();
      await dialogo(pagina).getByLabel('Teléfono').fill('1');
      await dialogo(pagina).getByRole('button', { name: 'Enviar solicitud' }).click();
      await pagina.getByText('Debes escribir algo!').waitFor();
    },
  },
  {
    nombre: 'the edit of a payment',
    camino: 'payment/ana-lopez',
    llenar: async (pagina) => {
      await pagina.getByTitle('Solicitar edición', { exact: true }).click();
      await dialogo(pagina).getByRole('button', { name: 'Enviar solicitud' }).click();
      await pagina.getByText('El motivo es requerido').waitFor();
    },
  },
  {
    nombre: 'the duplicate of a client',
    camino: 'payment/ana-lopez',
    llenar: async (pagina) => {
      await pagina.getByTitle('Duplicar cliente', { exact: true }).click();
      await dialogo(pagina).getByRole('button', { name: 'Duplicar', exact: true }).click();
      await pagina.getByText('Debes seleccionar los días de pago').waitFor();
    },
  },
];

describe('a form with everything refused', () => {
  test.each(FORMULARIOS)(
    '$nombre: axe finds nothing serious, a thumb hits all',
    async ({ camino, llenar }) => {
      const { pagina } = await nueva(CARTERA.slice(0, 1));
      await pagina.goto(suite.url + camino);
      await llenar(pagina);
      await revisar(pagina);
      expect(await bajos(pagina)).toEqual([]);
    },
  );
});

test('the screens of figures: axe finds nothing serious, a thumb hits all', async () => {
  const { pagina } = await nueva([...CARTERA, ...MUCHOS]);
  for (const { camino, listo } of CIFRAS) {
    await pagina.goto(`${suite.url}cobrador/${camino}`);
    await listo(pagina);
    await revisar(pagina);
    expect(await bajos(pagina), camino).toEqual([]);
  }
});

/** Tab after Tab, until the focus is where it says. */
async function tabularHasta(pagina: Page, nombre: RegExp): Promise<void> {
  const enfocado = () =>
    pagina.evaluate(() => {
      const activo = document.activeElement;
      return activo?.getAttribute('aria-label') ?? activo?.textContent ?? '';
    });
  for (let n = 0; n < 60 && !nombre.test(await enfocado()); n += 1) await pagina.keyboard.press('Tab');
  expect(await enfocado()).toMatch(nombre);
}

describe('with the keyboard alone', () => {
  test('a payment, from the top of the route to its toast; the focus goes on from the heading', async () => {
    const { pagina } = await enRuta(CARTERA);
    await asa(pagina, 'Ana López').waitFor();
    await tabularHasta(pagina, /^Registrar Pago de Ana López$/);
    await pagina.keyboard.press('Enter');
    await dialogo(pagina)
      .getByLabel(/^Monto/)
      .waitFor();
    await quieta(pagina);
    await tabularHasta(pagina, /^Abono diario/);
    await pagina.keyboard.press('Enter');
    await tabularHasta(pagina, /^Registrar \$120\.00 de Ana López$/);
    await pagina.keyboard.press('Enter');
    await pagina.getByText('Pago registrado correctamente.').waitFor();
    await encabezadoRuta(pagina, 1).waitFor();
    await expect.poll(() => pagina.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  test('escape closes the sheet, and the focus is back on the button that opened it', async () => {
    const { pagina } = await enRuta(CARTERA);
    await asa(pagina, 'Beto Ruiz').waitFor();
    const boton = pagina.getByRole('button', { name: 'Registrar Pago de Beto Ruiz' });
    await boton.focus();
    await pagina.keyboard.press('Enter');
    await dialogo(pagina)
      .getByLabel(/^Monto/)
      .waitFor();
    await quieta(pagina);
    await pagina.keyboard.press('Escape');
    await dialogo(pagina).waitFor({ state: 'hidden' });
    await expect.poll(() => boton.evaluate((e) => e === document.activeElement)).toBe(true);
  });
});

const CARGAS = [
  ...AMBOS.flatMap((tamano) => [
    { tamano, camino: 'cobrador', listo: (pagina: Page) => asa(pagina, 'Ana López').waitFor() },
    {
      tamano,
      camino: 'payment/x',
      listo: (pagina: Page) => expect.poll(() => renglones(pagina)).toHaveLength(3),
    },
  ]),
  ...CIFRAS.map(({ camino, listo }) => ({ tamano: TELEFONO, camino: `cobrador/${camino}`, listo })),
];

describe('nothing jumps while it loads', () => {
  test.each(CARGAS)('$camino at $tamano', async ({ tamano, camino, listo }) => {
    const escena = await nueva([...CARTERA, ...MUCHOS], { tamano });
    const { pagina } = escena;
    await vigilarSaltos(pagina);
    const direccion = new URL(camino, suite.url);
    direccion.searchParams.set('credito', idCredito(escena));
    await pagina.goto(direccion.href);
    await listo(pagina);
    await nadaSalto(pagina);
  });
});

test('every target of thumb and finger on the route and its sheet is at least 44 px high', async () => {
  const { pagina } = await enRuta(CARTERA);
  await abrirHoja(pagina, 'Ana López');
  expect(await bajos(pagina)).toEqual([]);
});
