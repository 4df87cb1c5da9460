// A collector's clients: figures of the server, a search that waits and cancels, 20 at a time.
import { centavos, fecha } from '@leal/domain';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { abrirMundo } from '../../setup/mundo.ts';
import { filas, negar, reintentar, valorDe } from '../apoyo/cifras.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { idCredito, uno, usarEscenas } from '../apoyo/escena.ts';
import { usarNavegador } from '../apoyo/navegador.ts';
import { CADA_TAMANO } from '../apoyo/tamanos.ts';
import { sinCanal } from '../apoyo/vivo.ts';

const mundo = abrirMundo();
const PAGADO = ['09', '10', '11', '12', '13', '14'].map((dia) => ({
  tipo: 'pago' as const,
  fecha: fecha(`2026-11-${dia}`),
  monto: centavos(60_000),
}));
const ZOILA = uno('Zoila Mora', { movimientos: PAGADO });
const VISITADA = uno('Ana López', {
  movimientos: [{ tipo: 'visita', fecha: fecha('2026-11-18'), minuto: 610 }],
});
const CARTERA = [ZOILA, VISITADA, ...Array.from({ length: 20 }, (_, i) => uno(`Cliente ${i + 1}`))];

const buscador = (pagina: Page) => pagina.getByPlaceholder('Buscar por nombre, negocio, dirección...');
/** Letter after letter, with no time between them however busy the machine is. */
const deUnTiron = (campo: Locator, palabra: string): Promise<void> =>
  campo.evaluate((caja, letras) => {
    for (let n = 1; n <= letras.length; n += 1) {
      // As the browser does it, not as React would.
      Reflect.set(HTMLInputElement.prototype, 'value', letras.slice(0, n), caja);
      caja.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, palabra);
const consulta = (pagina: Page) => new URL(pagina.url()).search;

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  const { abrirComo } = usarEscenas(mundo, usarNavegador(tamano));

  async function enClientes(antes?: (contexto: BrowserContext) => Promise<unknown>) {
    const cobrador = await mundo.cobrador(CARTERA);
    const visita = await abrirComo(cobrador.email);
    await antes?.(visita.contexto);
    await visita.pagina.goto(`${mundo.suite.url}cobrador/clientes-visitados`);
    return { ...visita, cobrador };
  }

  test('four figures of the whole, 20 rows, and the others when the end is near', async () => {
    const { pagina } = await enClientes();
    await expect.poll(() => valorDe(pagina, 'Total')).toBe('22');
    expect(await valorDe(pagina, 'Activos')).toBe('21');
    expect(await valorDe(pagina, 'Finalizados')).toBe('1');
    expect(await valorDe(pagina, 'Visitados hoy')).toBe('1');
    await expect.poll(() => filas(pagina)).toHaveLength(20);
    await pagina.locator('.tabla tbody tr').last().scrollIntoViewIfNeeded();
    await expect.poll(() => filas(pagina)).toHaveLength(22);
  });

  test('filter and search stand in the address; a row opens its credit, and back finds them again', async () => {
    const { pagina, cobrador } = await enClientes();
    await expect.poll(() => filas(pagina)).toHaveLength(20);
    await pagina.getByText('Finalizados', { exact: true }).last().click();
    await expect.poll(() => filas(pagina)).toHaveLength(1);
    expect(consulta(pagina)).toBe('?ver=finalizados');
    await buscador(pagina).fill('nadie');
    await pagina.getByText('No se encontraron resultados').waitFor();
    await buscador(pagina).fill('...');
    await pagina.getByText('Escribe al menos 2 letras o números').waitFor();
    await expect.poll(() => filas(pagina)).toHaveLength(0);
    await buscador(pagina).fill('ZOILA');
    await pagina.getByText('1 cliente encontrado').waitFor();
    expect(consulta(pagina)).toBe('?ver=finalizados&q=ZOILA');
    expect(await valorDe(pagina, 'Total')).toBe('22');
    const [fila = ''] = await filas(pagina);
    for (const texto of ['Zoila Mora', 'Finalizado', '$3,000.00', '$3,600.00', '14/11/2026'])
      expect(fila).toContain(texto);
    await pagina.getByRole('link', { name: 'Zoila Mora' }).click();
    await pagina.waitForURL(`**/payment/zoila-mora?credito=${idCredito({ cobrador })}`);
    await pagina.goBack();
    await expect.poll(() => buscador(pagina).inputValue()).toBe('ZOILA');
    await expect.poll(() => filas(pagina)).toHaveLength(1);
  });

  test('one word is one search; a new search cancels the one before', async () => {
    // A listener that comes late would have it searched again.
    const { pagina, contexto, consola } = await enClientes(sinCanal);
    consola.tolerar(FALLO_DE_RED);
    await expect.poll(() => filas(pagina)).toHaveLength(20);
    const buscadas: (string | null)[] = [];
    pagina.on('request', (pedido) => {
      const { searchParams } = new URL(pedido.url());
      if (searchParams.has('busqueda')) buscadas.push(searchParams.get('busqueda'));
    });
    await contexto.route(/busqueda=lenta/, () => undefined);
    const abandonada = pagina.waitForEvent('requestfailed', (pedido) => pedido.url().includes('lenta'));
    const salio = pagina.waitForRequest(/busqueda=lenta/);
    await deUnTiron(buscador(pagina), 'lenta');
    await salio;
    await buscador(pagina).fill('zoila');
    await abandonada;
    await pagina.getByText('1 cliente encontrado').waitFor();
    expect(buscadas).toEqual(['lenta', 'zoila']);
  });

  test('clients that do not load are not an empty list', async () => {
    const { pagina, contexto, consola } = await enClientes((suyo) =>
      negar(suyo, '**/leal-api/clientes/todos/**'),
    );
    consola.tolerar(FALLO_DE_RED);
    await reintentar(pagina, contexto, 'Error al obtener datos de clientes visitados');
    await expect.poll(() => filas(pagina)).toHaveLength(20);
    await expect.poll(() => valorDe(pagina, 'Total')).toBe('22');
  });
});
