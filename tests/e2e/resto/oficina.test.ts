// What managers and supervisors look at: the dashboard, the routes, a collector's cards and reports.
import { fecha } from '@leal/domain';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { invocar } from '../../setup/invocar.ts';
import { abrirMundo } from '../../setup/mundo.ts';
import { EN_MOVIMIENTO } from '../apoyo/capas.ts';
import {
  alturasDesiguales,
  cifra,
  conPocasRutas,
  dondeMirar,
  negar,
  reintentar,
  RUTAS,
  valorDe,
} from '../apoyo/cifras.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { dicho } from '../apoyo/dicho.ts';
import { dejarPasar } from '../apoyo/duda.ts';
import { idCredito, uno, usarEscenas } from '../apoyo/escena.ts';
import { cerrarDialogo, irA } from '../apoyo/ir.ts';
import { usarNavegador } from '../apoyo/navegador.ts';
import { dialogo, encabezadoRuta, tarjeta } from '../apoyo/ruta.ts';
import { ESCRITORIO, TELEFONO } from '../apoyo/tamanos.ts';

const mundo = abrirMundo();
const { abrirComo } = usarEscenas(mundo, usarNavegador(ESCRITORIO));
const GERENTE = 'gerente@leal.demo';
const SUPERVISOR = 'supervisor@leal.demo';
const ESTADISTICAS = '**/leal-api/gerente/dashboard-stats';

const MARTES = fecha('2026-11-17');
/** What a card offers to do; its amount only opens it. */
const MANDOS = 'article button:not([aria-expanded])';

const atrasos = (...dias: string[]) =>
  dias.map((dia) => ({ tipo: 'atraso' as const, fecha: fecha(`2026-11-${dia}`) }));
/** Past due, with five late days, and neither. */
const CARTERA = [
  uno('Ana López', { fecha_inicio: fecha('2026-09-01') }),
  uno('Beto Ruiz', {
    fecha_inicio: fecha('2026-11-03'),
    movimientos: atrasos('05', '06', '07', '09', '10'),
  }),
  uno('Carla Gil', { movimientos: [{ tipo: 'pago', fecha: MARTES }] }),
];

/** Where collectors have their cards, a few and this one's. */
const enOficina = async (email: string, camino: string, uid?: string) => {
  const visita = await abrirComo(email, email === SUPERVISOR ? EN_MOVIMIENTO : {});
  await conPocasRutas(visita.contexto, uid);
  await visita.pagina.goto(mundo.suite.url + camino);
  return visita;
};

const ficha = (pagina: Page, nombre: string) => pagina.getByRole('article', { name: nombre, exact: true });
const fila = (pagina: Page, nombre: string) => pagina.getByRole('row', { name: nombre });
const enlaces = (pagina: Page) =>
  pagina.locator('#contenido a').evaluateAll((as) => as.map((a) => a.getAttribute('href') ?? ''));
const comoPesos = (monto: number) =>
  monto.toLocaleString('es-MX', { style: 'currency', currency: 'MXN' }).replace(/\s/g, '');

describe('the dashboard', () => {
  test('says what the server adds up, what each figure is, and draws it; what waits moves by itself, the rest when it loads again; a failed load says so', async () => {
    const { pagina, contexto, consola } = await enOficina(GERENTE, 'gerente');
    await pagina.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
    await cifra(pagina, 'Recaudación Semana').getByText('16–22 de nov de 2026').waitFor();
    await pagina.getByRole('button', { name: 'Qué es % Recuperación' }).click();
    await pagina
      .getByRole('tooltip')
      .getByText(/cuánto se ha pagado ya/)
      .waitFor();
    await pagina.getByText('Saldos conciliados ayer 03:00 · sin diferencias').waitFor();
    await cifra(pagina, 'Capital Colocado')
      .getByText(/^[+−]\$[\d,.]+ en 7 días$/)
      .waitFor();
    const rapidas = pagina.getByRole('navigation', { name: 'Acciones rápidas' }).getByRole('link');
    expect(await rapidas.evaluateAll((as) => as.map((a) => a.getAttribute('href')))).toEqual(
      ['solicitudes', 'rutas', 'clientes-activos'].map((c) => `/leal/gerente/${c}`),
    );
    await dondeMirar(pagina);
    expect(await alturasDesiguales(pagina)).toEqual([]);
    const porDia = pagina.getByRole('table', { name: 'Cobranza por día' });
    await porDia.getByRole('row', { name: /^Domingo 22\/11\/2026 \$0\.00 ?Semana pasada \$/ }).waitFor();
    await pagina
      .getByRole('table', { name: 'Vencidos por antigüedad' })
      .getByRole('row', { name: /^De 8 a 15 días \$[\d,.]+ ?\d+ clientes?$/ })
      .waitFor();
    await pagina.getByRole('progressbar', { name: 'Recuperación' }).waitFor();

    const cobrador = await mundo.cobrador([uno('Ana López'), uno('Beto Ruiz')]);
    const abonar = (numero: number, monto: number) =>
      invocar(cobrador, 'registrarAbono', {
        cuerpo: { id_credito: idCredito({ cobrador }, numero), monto },
      });
    const gerente = await mundo.cuenta(GERENTE);
    const delServidor = async () => (await invocar(gerente, 'dashboardStats')).cuerpo;
    await abonar(2, 720);
    await expect
      .poll(async () => {
        const { solicitudesPendientes } = await delServidor();
        return (await valorDe(pagina, 'Solicitudes Pendientes')) === String(solicitudesPendientes);
      })
      .toBe(true);

    const antes = (
      await invocar(cobrador, 'dashboardDeCobrador', { parametros: { id_usuario: cobrador.uid } })
    ).cuerpo.total_hoy;
    await abonar(1, 120);
    expect(antes).toBe(0);
    consola.tolerar(FALLO_DE_RED);
    await negar(contexto, ESTADISTICAS);
    await pagina.reload();
    await reintentar(pagina, contexto, 'Error al cargar datos del dashboard');
    // Others may pay meanwhile: the screen says what the server says, and says it again.
    await expect
      .poll(async () => {
        await cifra(pagina, 'Recaudación Hoy').locator('strong').getByText('$').waitFor();
        const visto = await valorDe(pagina, 'Recaudación Hoy');
        if (visto === comoPesos((await delServidor()).recaudacionHoy)) return true;
        await pagina.reload();
        return false;
      })
      .toBe(true);
  });
});

describe('the routes', () => {
  test('a row per collector with its day, who is behind first and named; searched, sorted, opened by the keyboard; a card on a phone; none at all, and none because of a failure, are told apart', async () => {
    const cobrador = await mundo.cobrador(CARTERA);
    const nombre = `Cobrador ${cobrador.uid}`;
    const { pagina, contexto, consola } = await enOficina(GERENTE, 'gerente/rutas', cobrador.uid);
    const celdas = async (desde: number, hasta: number) => {
      const textos = await fila(pagina, nombre).getByRole('gridcell').allInnerTexts();
      const suyos = textos.slice(desde, hasta).map((texto) => texto.replace(/\s+/g, ' '));
      return suyos.join(' | ');
    };
    await fila(pagina, nombre).waitFor();
    expect(await celdas(1, 6)).toBe('$0 de $360 | 0 de 3 | 1 | $3,600.00 | $0.00');
    expect(await celdas(7, 14)).toBe(
      '$10,680.00 | $9,000.00 | 1.11 % $120.00 de $10,800.00 | $360.00 | $288.00 | 3 | 3',
    );
    const ayuda = pagina.getByRole('button', { name: 'Qué es cada cifra de las rutas' });
    await ayuda.press('Enter');
    await expect.poll(() => dialogo(pagina).getByRole('definition').count()).toBe(15);
    await cerrarDialogo(pagina);
    await expect.poll(() => ayuda.evaluate((boton) => boton === document.activeElement)).toBe(true);
    await invocar(cobrador, 'registrarAbono', {
      cuerpo: { id_credito: idCredito({ cobrador }), monto: 120 },
    });
    await pagina.reload();
    await fila(pagina, nombre).getByText('$120 de $360').waitFor();
    expect(await celdas(2, 6)).toBe('1 de 3 | 1 | $3,480.00 | $120.00');

    // The order, the search and the way into the route: by the keyboard, and in the address.
    await pagina.getByRole('button', { name: 'En mano', exact: true }).press('Enter');
    await pagina.getByRole('textbox', { name: 'Buscar cobrador' }).fill(nombre);
    await pagina.getByText('1 ruta', { exact: true }).waitFor();
    await expect.poll(() => new URL(pagina.url()).searchParams.get('q')).toBe(nombre);
    expect(new URL(pagina.url()).searchParams.get('orden')).toBe('-efectivo');
    await pagina.getByText('En mano de 1 ruta: $120.00', { exact: true }).waitFor();
    await pagina.getByRole('grid', { name: 'Rutas' }).press('Enter');
    await encabezadoRuta(pagina, 2).waitFor();
    await pagina.goBack();

    // A tile leads to the rows in the order of its own column, which stands beyond the edge.
    await pagina.goto(`${mundo.suite.url}gerente/rutas?orden=recuperado`);
    const borde = async (que: Locator) => {
      const caja = await que.boundingBox();
      return caja ? caja.x + caja.width : Number.NaN;
    };
    const suyo = pagina.getByRole('button', { name: 'Recuperado', exact: true });
    const tabla = pagina.getByRole('grid', { name: 'Rutas' });
    await expect.poll(async () => (await borde(suyo)) <= (await borde(tabla))).toBe(true);
    await pagina.getByText(/^Recuperado de \d+ rutas: \d+\.\d\d %, \$[\d,.]+ de \$[\d,.]+$/).waitFor();

    await pagina.setViewportSize(TELEFONO);
    await ficha(pagina, nombre).getByText('$120 de $360').waitFor();
    await pagina.setViewportSize(ESCRITORIO);
    consola.tolerar(FALLO_DE_RED);
    await contexto.route(RUTAS, (ruta) => ruta.fulfill({ json: { datos: [] } }));
    await pagina.goto(`${mundo.suite.url}gerente/rutas`);
    await pagina.getByText('No hay rutas disponibles', { exact: true }).waitFor();
    await dejarPasar(contexto);
    await negar(contexto, RUTAS);
    await pagina.reload();
    await reintentar(pagina, contexto, 'Error al cargar las rutas de los cobradores');
    await pagina.getByRole('grid', { name: 'Rutas' }).waitFor();
  });

  test("a collector's cards: red past due, yellow from five late days on; nothing to register, and on to the reports", async () => {
    const cobrador = await mundo.cobrador(CARTERA);
    const { pagina } = await enOficina(GERENTE, 'gerente/rutas', cobrador.uid);
    await pagina.setViewportSize(TELEFONO);
    await ficha(pagina, `Cobrador ${cobrador.uid}`)
      .getByRole('link', { name: /^Ver ruta/ })
      .click();
    await pagina.setViewportSize(ESCRITORIO);
    await encabezadoRuta(pagina, 3).waitFor();
    const colores = ['Ana López', 'Beto Ruiz', 'Carla Gil'].map((nombre) =>
      tarjeta(pagina, nombre).getAttribute('data-color'),
    );
    expect(await Promise.all(colores)).toEqual(['rojo', 'amarillo', 'normal']);
    expect(await pagina.locator(MANDOS).count()).toBe(0);
    await pagina.getByText(`Cobrador ${cobrador.uid}`, { exact: true }).waitFor();
    await pagina.getByRole('main').getByRole('link', { name: 'Reportes', exact: true }).click();
    await expect.poll(() => valorDe(pagina, 'Total semana')).toBe('$120.00');
    await pagina.getByRole('link', { name: 'Ruta', exact: true }).click();
    await encabezadoRuta(pagina, 3).waitFor();
  });

  test('only a payment that waits can be decided on its card', async () => {
    const cobrador = await mundo.cobrador(CARTERA.slice(1));
    const cuerpo = {
      id_credito: idCredito({ cobrador }),
      monto: 720,
      capturado_en: '2026-11-17T17:00:00-06:00',
    };
    await invocar(cobrador, 'registrarAbono', { cuerpo });
    const { pagina } = await enOficina(GERENTE, `gerente/rutas/${cobrador.uid}`);
    await encabezadoRuta(pagina, 2).waitFor();
    await expect.poll(() => pagina.locator(MANDOS).count()).toBe(2);
    await pagina.getByRole('button', { name: 'Aprobar los abonos de Beto Ruiz' }).click();
    await dialogo(pagina).getByText('¿Registrar los 6 abonos de Beto Ruiz por $720.00?').waitFor();
    await dialogo(pagina).getByRole('button', { name: 'Aprobar', exact: true }).click();
    await dicho(pagina, 'Solicitud aprobada');
    await expect.poll(() => pagina.locator(MANDOS).count()).toBe(0);
  });
});

describe('a supervisor', () => {
  test('sees the same without anything to write, and without a way to what only managers have', async () => {
    const cobrador = await mundo.cobrador(CARTERA);
    const nombre = `Cobrador ${cobrador.uid}`;
    const { pagina } = await enOficina(SUPERVISOR, 'supervisor', cobrador.uid);
    await cifra(pagina, 'Capital Colocado').locator('.cifra-valor').getByText('$').waitFor();
    const soloSuyos = async () =>
      expect((await enlaces(pagina)).filter((href) => !href.startsWith('/leal/supervisor'))).toEqual([]);
    await soloSuyos();

    await pagina.getByRole('navigation', { name: 'Acciones rápidas' }).getByText('Rutas').click();
    await fila(pagina, nombre).getByRole('link', { name: nombre, exact: true }).click();
    await encabezadoRuta(pagina, 3).waitFor();
    await soloSuyos();
    expect(await pagina.locator(`article a, ${MANDOS}`).count()).toBe(0);

    await irA(pagina, `${mundo.suite.url}supervisor/reportes?dia=2026-11-17&cobrador=cobrador-1`);
    await pagina.getByRole('combobox', { name: 'Cobrador' }).fill(nombre);
    await pagina.getByTitle(nombre, { exact: true }).click();
    await expect.poll(() => new URL(pagina.url()).search).toBe(`?dia=2026-11-17&cobrador=${cobrador.uid}`);
    await expect.poll(() => valorDe(pagina, 'Total del día')).toBe('$120.00');
    await pagina.getByRole('cell', { name: 'Carla Gil' }).waitFor();
    await soloSuyos();
  });
});
