// The pictures of the README: the street and the desk by day and by night, and a payment as it moves.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { animar, type Cuadro } from './apng.ts';
import { principal } from './capas.ts';
import { centroDe } from './dedo.ts';
import { quieta } from './ejes.ts';
import { delCobrador, delGerente, type Pantalla } from './foto.ts';
import { primero } from './pantallas-papel.ts';
import { abrirHoja, alPie, asa, nombresDeHoy, oye, sinDialogo } from './ruta.ts';
import { ESCRITORIO, TELEFONO, type Tamano } from './tamanos.ts';

export const CARPETA_LEEME = join(import.meta.dirname, '../../../docs/imagenes');

export const DEL_LEEME: readonly (readonly [Pantalla, Tamano])[] = [
  [delCobrador('calle', 'cobrador', primero), TELEFONO],
  [
    delGerente('oficina', 'gerente', async (pagina) => {
      await pagina.locator('.menu .contador').first().waitFor();
      await pagina.getByRole('main').getByText('Capital Colocado').waitFor();
      await pagina.waitForLoadState('networkidle');
    }),
    ESCRITORIO,
  ],
];

/** The mark of a finger that is about to tap. */
async function dedo(pagina: Page, boton: Locator): Promise<void> {
  await boton.waitFor();
  const { x, y } = await centroDe(boton);
  await pagina.evaluate(
    ([izquierda, arriba]) => {
      const punto = document.createElement('i');
      punto.dataset['dedo'] = '';
      Object.assign(punto.style, {
        position: 'fixed',
        left: `${izquierda - 22}px`,
        top: `${arriba - 22}px`,
        width: '44px',
        height: '44px',
        borderRadius: '50%',
        background: 'rgba(240, 169, 48, .75)',
        boxShadow: '0 0 0 3px #fff',
        pointerEvents: 'none',
        zIndex: '9999',
      });
      document.body.append(punto);
    },
    [x, y] as const,
  );
}

const levantar = (pagina: Page) => pagina.evaluate(() => document.querySelector('[data-dedo]')?.remove());

/** A collector takes the usual amount: two taps, and the next one is on top. */
export async function filmarPago(pagina: Page): Promise<void> {
  const cuadros: Cuadro[] = [];
  const cuadro = async (ms: number) => {
    await quieta(pagina);
    cuadros.push({ png: await pagina.screenshot(), ms });
  };
  const tocar = async (boton: Locator, tocarlo: () => Promise<unknown>) => {
    await dedo(pagina, boton);
    await cuadro(700);
    await levantar(pagina);
    await tocarlo();
  };
  const [nombre = '', siguiente = ''] = await nombresDeHoy(pagina);
  await cuadro(1_600);
  await tocar(pagina.getByRole('button', { name: `Registrar Pago de ${nombre}`, exact: true }), () =>
    abrirHoja(pagina, nombre),
  );
  await oye(pagina);
  await cuadro(1_400);
  await tocar(principal(pagina), () => principal(pagina).click());
  await sinDialogo(pagina);
  await alPie(pagina).filter({ hasText: nombre }).waitFor();
  await cuadro(2_000);
  await alPie(pagina).waitFor({ state: 'detached' });
  await asa(pagina, siguiente).waitFor();
  await pagina.getByText('Pago registrado correctamente.', { exact: true }).waitFor({ state: 'detached' });
  await cuadro(1_600);
  writeFileSync(join(CARPETA_LEEME, 'pago.png'), animar(cuadros));
  console.log(`pago.png (${cuadros.length} cuadros)`);
}
