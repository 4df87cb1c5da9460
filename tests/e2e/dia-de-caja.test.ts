// A collector's cash from the float to a confirmed cut: half of the day without a line, one difference, one late arrival.
// Every figure on the screens is counted again here from the documents alone.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { porCorrida } from '@leal/pruebas/corrida';
import { leerLibro, libroCuadrado } from '../setup/libro.ts';
import type { Persona } from '../setup/mundo.ts';
import { contar } from './apoyo/caja.ts';
import { principal } from './apoyo/capas.ts';
import { dicho } from './apoyo/dicho.ts';
import { idCredito, creditoDe, usarEscenas } from './apoyo/escena.ts';
import { irA } from './apoyo/ir.ts';
import { usarEscenasEnLinea } from './apoyo/linea.ts';
import { dialogo, encabezadoRuta, quedaRegistrado } from './apoyo/ruta.ts';
import { pagar, ponerLinea } from './apoyo/sin-linea.ts';
import { AMBOS, comoTexto, ESCRITORIO, TELEFONO } from './apoyo/tamanos.ts';

const { mundo, linea, url, enRutaGuardada } = await usarEscenasEnLinea();
const { abrirComo } = usarEscenas(ESCRITORIO, mundo);

const boton = (pagina: Page, nombre: string | RegExp) => pagina.getByRole('button', { name: nombre });
const enMano = (pagina: Page) => pagina.getByRole('region', { name: 'En mano' }).getByRole('strong');
const pesos = (centavos: number) =>
  `$${(centavos / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** The cash of this collector by the documents: where it came from, where it went, and where it is. */
async function recuento({ uid }: Persona) {
  const libro = await leerLibro(mundo.db, uid);
  const de = (filas: readonly { readonly monto_centavos: number }[]) =>
    filas.reduce((suma, fila) => suma + fila.monto_centavos, 0);
  const confirmado = (tipo: string) =>
    de(libro.traspasos.filter((t) => t.tipo === tipo && t.estado === 'confirmado'));
  const pagos = de(libro.movimientos.filter((m) => m.tipo === 'pago' && m.eliminado === undefined));
  const gastos = de(libro.gastos.filter(({ estado }) => estado === 'aprobada'));
  const esperado = (estado: string) =>
    libro.cortes.filter((c) => c.estado === estado).reduce((s, c) => s + c.esperado_centavos, 0);
  const contado = libro.cortes
    .filter((c) => c.estado === 'confirmado')
    .reduce((s, c) => s + c.contado_centavos, 0);
  const abiertas = de(libro.diferencias.filter(({ estado }) => estado === 'abierta'));
  const salio = gastos + confirmado('parcial') + contado;
  return {
    enSuCuenta: confirmado('fondo') + pagos - salio,
    porEntregar:
      confirmado('fondo') +
      pagos -
      gastos -
      confirmado('parcial') -
      esperado('entregado') -
      esperado('confirmado'),
    entregado: esperado('entregado'),
    abiertas,
  };
}

/** In hand is the open cut, what was handed in and nobody has confirmed, and the differences: after every step. */
async function cuadra(cobrador: Persona): Promise<number> {
  const { enSuCuenta, porEntregar, entregado, abiertas } = await recuento(cobrador);
  expect(enSuCuenta).toBe(porEntregar + entregado + abiertas);
  await libroCuadrado(mundo.db, cobrador.uid);
  return porEntregar;
}

/** The screen says what the documents do. */
async function dice(pagina: Page, cobrador: Persona): Promise<void> {
  await irA(pagina, `${url}cobrador/caja`);
  const debe = pesos(await cuadra(cobrador));
  await expect.poll(() => enMano(pagina).innerText()).toBe(debe);
}

async function dar(jefe: Page, cobrador: Persona, nombre: string): Promise<void> {
  await jefe.goto(`${mundo.suite.url}gerente/traspasos?cobrador=${cobrador.uid}`);
  await boton(jefe, 'Dar fondo').click();
  await dialogo(jefe).getByRole('combobox', { name: 'Cobrador' }).fill(nombre);
  // The list of people may still be on its way.
  await jefe.locator('.ant-select-item-option-active').filter({ hasText: nombre }).waitFor();
  await jefe.keyboard.press('Enter');
  await jefe.getByLabel('Monto').fill('500');
  await principal(jefe).click();
  await dicho(jefe, 'Fondo por confirmar');
}

const TAMANOS = porCorrida({ corta: [TELEFONO], resto: AMBOS, todo: AMBOS });

describe.each(TAMANOS.map((tamano) => [comoTexto(tamano), tamano] as const))('at %s', (_, tamano) => {
  test('from the float to a confirmed cut, with one difference and one late arrival', async () => {
    const nombres = ['Ana López', 'Beto Ruiz', 'Carla Gil'];
    const { pagina, contexto, cobrador } = await enRutaGuardada(
      nombres.map((nombre) => creditoDe(nombre)),
      { tamano },
    );
    const { nombre } = (await mundo.db.doc(`usuarios/${cobrador.uid}`).get()).data() as { nombre: string };
    const { pagina: jefe } = await abrirComo('gerente@leal.demo');

    await dar(jefe, cobrador, nombre);
    await pagina.getByRole('link', { name: '$500.00 de fondo por confirmar' }).click();
    await boton(pagina, /^Confirmar el fondo/).click();
    await principal(pagina).click();
    await dicho(pagina, 'Efectivo confirmado');
    await dice(pagina, cobrador);

    await irA(pagina, `${url}cobrador`);
    await pagar(pagina, 'Ana López');
    await quedaRegistrado(pagina);
    await dice(pagina, cobrador);
    await irA(pagina, `${url}cobrador`);
    await encabezadoRuta(pagina, 2).waitFor();
    await ponerLinea(linea, contexto, false);
    await pagar(pagina, 'Beto Ruiz');
    await irA(pagina, `${url}cobrador/caja`);
    await pagina.getByText(/\+\s\$120\.00\ssin\sconfirmar/).waitFor();
    await pagina.getByRole('link', { name: 'Entregar corte' }).click();
    await contar(pagina, { $200: '2' });
    await pagina.getByRole('link', { name: 'Ver por sincronizar' }).waitFor();
    expect(await boton(pagina, 'Entregar corte').isEnabled()).toBe(false);
    await ponerLinea(linea, contexto, true);
    await expect.poll(() => boton(pagina, 'Entregar corte').isEnabled()).toBe(true);
    await dice(pagina, cobrador);

    await boton(pagina, 'Entregar una parte').click();
    await pagina.getByLabel('Monto').fill('200');
    await principal(pagina).click();
    await dicho(pagina, 'Entrega por confirmar', '$200.00');
    await boton(jefe, /^Confirmar la entrega de \$200\.00/).click();
    await principal(jefe).click();
    await dicho(jefe, 'Efectivo confirmado');
    await dice(pagina, cobrador);
    await expect.poll(() => enMano(pagina).innerText()).toBe('$540.00');

    await pagina.getByRole('link', { name: 'Entregar corte' }).click();
    await contar(pagina, { $200: '2', $100: '1', $20: '1' });
    await boton(pagina, 'Entregar corte').click();
    await dialogo(pagina).getByText('Te faltan $20.00').waitFor();
    await principal(pagina).click();
    await dicho(pagina, 'Corte 1 entregado', '$520.00');
    // The hand-in is said first, and then the cut opens.
    await pagina.waitForURL(/\/cobrador\/caja\/[^/]+_1$/);

    // Another phone of the same collector had kept a payment: it arrives after the hand-in, and is of the next cut.
    const tarde = await cobrador.llamar('POST', 'abonos/registrar', {
      cuerpo: {
        id_credito: idCredito({ cobrador }, 3),
        monto: 120,
        capturado_en: new Date((await mundo.suite.ahora()).getTime() - 10 * 60_000).toISOString(),
        dispositivo: 'otro-telefono',
        secuencia: 1,
      },
    });
    expect(tarde.estado).toBe(200);
    // Payments are not told live, and what the hand-in made the screen read may be of before this one.
    await irA(pagina, `${url}cobrador/caja`);
    await boton(pagina, 'Actualizar').click();
    await dice(pagina, cobrador);
    await expect.poll(() => enMano(pagina).innerText()).toBe('$120.00');
    await pagina.getByText('De hoy, en otro corte').waitFor();

    await jefe.goto(`${mundo.suite.url}gerente/cortes?cobrador=${cobrador.uid}`);
    await jefe.getByRole('link', { name: nombre }).click();
    await jefe.getByText('Faltan $20.00').waitFor();
    await boton(jefe, 'Confirmar').click();
    await principal(jefe).click();
    await dicho(jefe, 'Corte confirmado', '$520.00');
    await dice(pagina, cobrador);
    await pagina.getByRole('list', { name: 'Mis diferencias' }).getByText('Faltan $20.00').waitFor();
    expect(await recuento(cobrador)).toEqual({
      enSuCuenta: 14_000,
      porEntregar: 12_000,
      entregado: 0,
      abiertas: 2000,
    });
  });
});
