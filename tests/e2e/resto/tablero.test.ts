// The collector's day in figures, and what it was collected from.
import { fecha } from '@leal/domain';
import { describe, expect, test } from 'vitest';
import { abrirMundo } from '../../setup/mundo.ts';
import { cifra, filas, negar, reintentar, valorDe } from '../apoyo/cifras.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { idCredito, uno, usarEscenas } from '../apoyo/escena.ts';
import { usarNavegador } from '../apoyo/navegador.ts';
import { panel } from '../apoyo/pago.ts';
import { abrirHoja, encabezadoRuta, quedaRegistrado } from '../apoyo/ruta.ts';
import { CADA_TAMANO } from '../apoyo/tamanos.ts';

const mundo = abrirMundo();
const HOY = fecha('2026-11-18');
const LUNES = fecha('2026-11-16');
const CARTERA = [
  uno('Ana López', {
    movimientos: [
      { tipo: 'pago', fecha: LUNES },
      { tipo: 'pago', fecha: HOY, minuto: 610 },
    ],
  }),
  uno('Beto Ruiz', { movimientos: [{ tipo: 'visita', fecha: HOY, minuto: 620 }] }),
  uno('Carla Gil'),
  uno('Dora Paz', { estado: 'Pendiente' }),
];

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  const { abrirComo } = usarEscenas(mundo, usarNavegador(tamano));

  async function enPantalla(camino: string) {
    const cobrador = await mundo.cobrador(CARTERA);
    const visita = await abrirComo(cobrador.email);
    await visita.pagina.goto(`${mundo.suite.url}cobrador/${camino}`);
    return { ...visita, cobrador };
  }

  test('the figures are the day, lead to what they are made of, and move with a payment; a dashboard that does not load says so, and loads when it is asked again', async () => {
    const { pagina, contexto, consola, cobrador } = await enPantalla('dashboard');
    await pagina.getByRole('heading', { name: 'Dashboard de Cobranza', exact: true }).waitFor();
    await expect.poll(() => valorDe(pagina, 'Recaudado')).toBe('$120.00');
    expect(await valorDe(pagina, 'Efectivo a Entregar')).toBe('$120.00');
    await cifra(pagina, 'Efectivo a Entregar').getByText('Por aprobar (en mano) $0.00').waitFor();
    expect(await valorDe(pagina, 'Clientes Visitados')).toBe('2 / 3');
    expect(await valorDe(pagina, 'Préstamos Activos')).toBe('3');
    const enlaces = await pagina
      .locator('.cifra a')
      .evaluateAll((as) => as.map((a) => a.getAttribute('href')));
    expect(enlaces).toEqual(
      ['/recaudado', '/caja', '/clientes-visitados', '', '/gastos', '/reportes'].map(
        (c) => `/leal/cobrador${c}`,
      ),
    );
    const espera = panel(pagina, 'Por Aprobar').locator('dl > div');
    expect(await espera.locator('dd').allInnerTexts()).toEqual(['1', '0', '0', '0']);
    const barras = pagina.getByRole('table', { name: 'Cobranza de la semana' });
    await barras.getByRole('row', { name: 'Lunes 16/11/2026 $120.00' }).waitFor();

    await pagina.getByRole('button', { name: 'Qué es Recaudado' }).click();
    const definicion = pagina.getByRole('tooltip').getByText(/pagos vigentes de hoy/);
    await definicion.waitFor();
    const aLaVista = () => definicion.evaluate((e) => e.getBoundingClientRect().left >= 0);
    await expect.poll(aLaVista).toBe(true);

    await cifra(pagina, 'Préstamos Activos').getByRole('link').click();
    await encabezadoRuta(pagina).waitFor();
    const hoja = await abrirHoja(pagina, 'Carla Gil');
    await hoja.getByRole('button', { name: 'Registrar $120.00 de Carla Gil' }).click();
    await quedaRegistrado(pagina);
    await pagina.goBack();
    await expect.poll(() => valorDe(pagina, 'Recaudado')).toBe('$240.00');
    await expect.poll(() => valorDe(pagina, 'Clientes Visitados')).toBe('3 / 3');

    // Six abonos are in hand, and wait for the manager.
    const cuerpo = { id_credito: idCredito({ cobrador }, 2), monto: 720, fecha_abono: HOY };
    await cobrador.llamar('POST', 'abonos/registrar', { cuerpo });
    consola.tolerar(FALLO_DE_RED);
    await negar(contexto, '**/leal-api/abonos/dashboard/**');
    await pagina.reload();
    await reintentar(pagina, contexto, 'Error al obtener datos del dashboard');
    await cifra(pagina, 'Efectivo a Entregar').getByText('Por aprobar (en mano) $720.00').waitFor();
    expect(await valorDe(pagina, 'Recaudado')).toBe('$240.00');
  });

  test('a person who may no longer see it is told so', async () => {
    const { email } = await mundo.cobrador();
    const { pagina, contexto, consola } = await abrirComo(email);
    consola.tolerar(FALLO_DE_RED);
    await contexto.route('**/leal-api/abonos/dashboard/**', (ruta) =>
      ruta.fulfill({ status: 403, json: { message: 'No.', code: 'PROHIBIDO' } }),
    );
    await pagina.goto(`${mundo.suite.url}cobrador/dashboard`);
    await pagina.getByText('Usuario no autorizado', { exact: true }).waitFor();
  });

  test('Recaudado lists today: client, amount, address, original credit, time; a name opens its credit; a failed load is asked again', async () => {
    const cobrador = await mundo.cobrador(CARTERA);
    const { pagina, contexto, consola } = await abrirComo(cobrador.email);
    consola.tolerar(FALLO_DE_RED);
    await negar(contexto, '**/leal-api/abonos/dashboard/**');
    await pagina.goto(`${mundo.suite.url}cobrador/recaudado`);
    await reintentar(pagina, contexto, 'Error al obtener datos de recaudación');
    await expect.poll(() => valorDe(pagina, 'Total hoy')).toBe('$120.00');
    expect(await valorDe(pagina, 'Número de pagos')).toBe('1');
    const [fila, ...otras] = await filas(pagina);
    expect(otras).toEqual([]);
    for (const texto of ['Ana López', '$120.00', '$3,000.00', '10:10']) expect(fila).toContain(texto);
    await pagina.getByRole('link', { name: 'Ana López' }).click();
    await pagina.waitForURL(`**/payment/ana-lopez?credito=${idCredito({ cobrador })}`);
  });
});
