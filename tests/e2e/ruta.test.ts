// The route of the day: what it shows, finds and loads, and what each of its cards can do.
import { centavos, fecha } from '@leal/domain';
import { describe, expect, test } from 'vitest';
import { abrirMundo } from '../setup/mundo.ts';
import { llegarA } from './apoyo/acceso.ts';
import { FALLO_DE_RED } from './apoyo/consola.ts';
import { dicho } from './apoyo/dicho.ts';
import { dejarPasar, enDuda, perderRespuesta } from './apoyo/duda.ts';
import { uno, usarEscenas } from './apoyo/escena.ts';
import { irA } from './apoyo/ir.ts';
import { usarNavegador } from './apoyo/navegador.ts';
import {
  abreDatos,
  abrirHoja,
  buscador,
  dialogo,
  encabezadoRuta,
  nombresDeHoy,
  quedaRegistrado,
  sinDialogo,
  soltar,
  tarjeta,
  abrirVisitados,
} from './apoyo/ruta.ts';
import { CADA_TAMANO, TELEFONO } from './apoyo/tamanos.ts';

const mundo = abrirMundo();
const { suite } = mundo;

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  const { abrirComo, enRuta } = usarEscenas(mundo, usarNavegador(tamano));

  describe('what it shows', () => {
    test('the heading with the count and the weekday, and every field of a card', async () => {
      const { pagina } = await enRuta([
        uno('Ana López', {
          persona: { negocio: 'Abarrotes Ana', direccion: 'Hidalgo 12, Centro' },
          monto_solicitado: centavos(300_000),
          fecha_inicio: fecha('2026-11-09'),
          movimientos: [
            { tipo: 'pago', fecha: fecha('2026-11-10') },
            { tipo: 'atraso', fecha: fecha('2026-11-11') },
          ],
        }),
        uno('Beto Ruiz'),
      ]);
      await encabezadoRuta(pagina, 2).waitFor();
      await pagina.getByText('Miércoles', { exact: true }).waitFor();
      const ana = tarjeta(pagina, 'Ana López');
      // Seven days were over before today, and one was paid.
      for (const dato of ['Abarrotes Ana', '$120.00', 'Atrasado $720', 'Saldo $3,480.00'])
        expect(await ana.innerText()).toContain(dato);
      const datos = abreDatos(pagina, 'Ana López');
      if (tamano === TELEFONO) await datos.click();
      expect(await datos.getAttribute('aria-expanded')).toBe('true');
      const texto = await ana.innerText();
      for (const dato of ['Hidalgo 12, Centro', '$3,000.00', '$120.00', '$3,480.00'])
        expect(texto).toContain(dato);
      for (const dato of ['20 % · 30 días', '09/11/2026', '14/12/2026', '1 atraso', '8 de 30 días'])
        expect(texto).toContain(dato);
      expect(await ana.getAttribute('data-color')).toBe('normal');
    });

    test('nobody to collect from', async () => {
      const { pagina } = await enRuta([]);
      await encabezadoRuta(pagina, 0).waitFor();
      await pagina.getByText('No hay clientes para cobrar hoy', { exact: true }).waitFor();
    });

    test("'Visitados hoy, sin pago' and 'Inician mañana' stand below, collapsed, and are still payable", async () => {
      const hoy = fecha('2026-11-18');
      const { pagina } = await enRuta([
        uno('Ana López'),
        uno('Beto Ruiz', { movimientos: [{ tipo: 'visita', fecha: hoy, minuto: 610 }] }),
        uno('Carla Gil', { movimientos: [{ tipo: 'atraso', fecha: hoy, minuto: 615 }] }),
        uno('Dora Paz', { fecha_inicio: hoy }),
      ]);
      await encabezadoRuta(pagina, 1).waitFor();
      expect(await tarjeta(pagina, 'Beto Ruiz').isVisible()).toBe(false);
      await abrirVisitados(pagina, 2);
      await tarjeta(pagina, 'Beto Ruiz').getByText('Visita 10:10').waitFor();
      await tarjeta(pagina, 'Carla Gil').getByText('Atraso 10:15').waitFor();
      await pagina.getByRole('button', { name: 'Inician mañana (1)' }).click();
      await tarjeta(pagina, 'Dora Paz').waitFor();
      const hoja = await abrirHoja(pagina, 'Beto Ruiz');
      await hoja.getByRole('button', { name: 'Registrar $120.00 de Beto Ruiz' }).click();
      await quedaRegistrado(pagina);
      await pagina.getByRole('button', { name: 'Visitados hoy, sin pago (1)' }).waitFor();
    });
  });

  describe('search', () => {
    test('by name, address and amount, with and without accents, in any case', async () => {
      const { pagina } = await enRuta([
        uno('Ángela Núñez', { persona: { direccion: 'Río Bravo 5' } }),
        uno('Beto Ruiz', { monto_solicitado: centavos(750_000), persona: { telefono: '8110099887' } }),
        uno('Carla Gil', { persona: { direccion: 'Andrés Bello 40' } }),
      ]);
      const casos: [string, string[]][] = [
        ['angela', ['Ángela Núñez']],
        ['NÚÑEZ', ['Ángela Núñez']],
        ['andres bello', ['Carla Gil']],
        ['7500', ['Beto Ruiz']],
        ['7500.00', ['Beto Ruiz']],
        ['$7,500.00', ['Beto Ruiz']],
        ['9887', ['Beto Ruiz']],
        ['8110', ['Beto Ruiz']],
        ['río', ['Ángela Núñez']],
      ];
      for (const [texto, nombres] of casos) {
        await buscador(pagina).fill(texto);
        await pagina.getByText(`${nombres.length} de 3 clientes encontrados`, { exact: true }).waitFor();
        await expect.poll(() => nombresDeHoy(pagina)).toEqual(nombres);
      }
      await buscador(pagina).fill('...');
      await pagina.getByText('0 de 3 clientes encontrados', { exact: true }).waitFor();
      await buscador(pagina).fill('zzz');
      await pagina.getByText('No se encontraron resultados', { exact: true }).waitFor();
      await pagina.getByText('0 de 3 clientes encontrados', { exact: true }).waitFor();
      await buscador(pagina).fill('');
      await expect.poll(() => nombresDeHoy(pagina)).toHaveLength(3);
    });
  });

  describe('a long route', () => {
    test('loads 20 cards at a time, before the end is reached', async () => {
      const muchos = Array.from({ length: 45 }, (_, i) => uno(`Cliente Largo ${i + 1}`));
      const { pagina } = await enRuta(muchos);
      await encabezadoRuta(pagina, 45).waitFor();
      await expect.poll(() => nombresDeHoy(pagina)).toHaveLength(20);
      const hastaAbajo = () => pagina.mouse.wheel(0, 100_000);
      await hastaAbajo();
      await expect.poll(() => nombresDeHoy(pagina)).toHaveLength(40);
      await hastaAbajo();
      await expect.poll(() => nombresDeHoy(pagina)).toHaveLength(45);
    });
  });

  describe('what a card does', () => {
    test('a payment takes two taps, leaves the route, and is announced to whoever listens', async () => {
      const { pagina, cobrador } = await enRuta([uno('Ana López'), uno('Beto Ruiz')]);
      await pagina.evaluate(() => {
        const vistos: unknown[] = [];
        Object.assign(window, { vistos });
        addEventListener('card-action-completed', (suceso) => vistos.push((suceso as CustomEvent).detail));
      });
      const id_credito = await tarjeta(pagina, 'Ana López').getAttribute('data-credito');
      const hoja = await abrirHoja(pagina, 'Ana López');
      expect(await hoja.getByLabel(/^Monto/).inputValue()).toBe('120.00');
      expect(await hoja.getByLabel(/^Monto/).getAttribute('inputmode')).toBe('decimal');
      await hoja.getByRole('button', { name: 'Registrar $120.00 de Ana López', exact: true }).click();
      await quedaRegistrado(pagina);
      await sinDialogo(pagina);
      await encabezadoRuta(pagina, 1).waitFor();
      expect(await tarjeta(pagina, 'Ana López').count()).toBe(0);
      expect(await pagina.evaluate(() => Reflect.get(window, 'vistos') as unknown)).toEqual([{ id_credito }]);
      const { cuerpo } = await cobrador.llamar<{ datos: object[] }>('GET', `abonos/historial/${id_credito}`);
      expect(cuerpo.datos).toMatchObject([{ tipo: 'pago', monto: 120 }]);
    });

    test('a late day asks first; cancelled, nothing is sent', async () => {
      const { pagina } = await enRuta([uno('Ana López')]);
      const enviados: string[] = [];
      pagina.on('request', (pedido) => pedido.method() === 'POST' && enviados.push(pedido.url()));
      const atraso = pagina.getByRole('button', { name: 'Registrar Atraso de Ana López' });
      await atraso.click();
      const pregunta = dialogo(pagina);
      await pregunta.getByText('Confirmar Acción', { exact: true }).waitFor();
      await pregunta.getByText('¿Confirmar registrar atraso para Ana López?', { exact: true }).waitFor();
      await pregunta.getByRole('button', { name: 'Cancelar', exact: true }).click();
      await pregunta.waitFor({ state: 'hidden' });
      // A phone asks for its series of receipts by itself.
      const suyos = enviados.filter((url) => url.includes('leal-api') && !url.endsWith('comprobantes/serie'));
      expect(suyos).toEqual([]);

      await atraso.click();
      await dialogo(pagina).getByRole('button', { name: 'Confirmar', exact: true }).click();
      await dicho(pagina, 'Atraso registrado correctamente.');
      await encabezadoRuta(pagina, 0).waitFor();
      await pagina.getByRole('button', { name: 'Visitados hoy, sin pago (1)' }).click();
      if (tamano === TELEFONO) await abreDatos(pagina, 'Ana López').click();
      await tarjeta(pagina, 'Ana López').getByText('1 atraso', { exact: true }).waitFor();
    });
  });

  describe('when something fails', () => {
    test('a broken server and a line that is down: it says so and offers to try again, never an empty route', async () => {
      const { email } = await mundo.cobrador([uno('Ana López')]);
      const { pagina, contexto, consola } = await abrirComo(email);
      consola.tolerar(FALLO_DE_RED);
      const url = '**/clientes/activos-sin-pago-hoy/**';
      const otraVez = pagina.getByRole('button', { name: 'Reintentar' });
      const falla = async () => {
        await pagina.getByText('Error al cargar la ruta', { exact: true }).waitFor();
        expect(await pagina.getByText('No hay clientes para cobrar hoy').count()).toBe(0);
      };
      await contexto.route(url, (ruta) => ruta.fulfill({ status: 500 }));
      await pagina.goto(`${suite.url}cobrador`);
      await falla();
      await dejarPasar(contexto, url);
      await contexto.route(url, (ruta) => ruta.abort());
      const perdido = pagina.waitForEvent('requestfailed', (p) => p.url().includes('activos-sin-pago-hoy'));
      await otraVez.click();
      await perdido;
      await falla();
      await dejarPasar(contexto, url);
      await otraVez.click();
      await encabezadoRuta(pagina, 1).waitFor();
    });

    test('a lost answer is said to be unknown, on every screen, until it is known; it is one payment', async () => {
      const { pagina, contexto, consola, cobrador } = await enRuta([uno('Ana López')]);
      consola.tolerar(FALLO_DE_RED);
      const { claves, volver } = await perderRespuesta(contexto, '**/abonos/registrar');
      const id_credito = await tarjeta(pagina, 'Ana López').getAttribute('data-credito');
      const hoja = await abrirHoja(pagina, 'Ana López');
      await hoja.getByLabel(/^Monto/).fill('240.50');
      const registrar = hoja.getByRole('button', { name: 'Registrar $240.50 de Ana López' });
      await registrar.click();
      const duda = enDuda(pagina, 'el pago de $240.50 de Ana López');
      await soltar(pagina);
      await duda.waitFor();
      await irA(pagina, `${suite.url}cobrador/gastos`);
      await duda.waitFor();
      await expect.poll(() => claves.length).toBeGreaterThan(1);
      volver();
      await dicho(pagina, 'Pago registrado correctamente.');
      await duda.waitFor({ state: 'detached' });
      expect(claves[0]).toBeTruthy();
      expect(new Set(claves).size).toBe(1);
      const { cuerpo } = await cobrador.llamar<{ datos: object[] }>('GET', `abonos/historial/${id_credito}`);
      expect(cuerpo.datos).toMatchObject([{ tipo: 'pago', monto: 240.5 }]);
    });

    test("a credit that another screen has closed since: its cash waits for the manager, with the server's reason", async () => {
      const { pagina, cobrador } = await enRuta([uno('Ana López', { monto_solicitado: centavos(10_000) })]);
      const id = await tarjeta(pagina, 'Ana López').getAttribute('data-credito');
      await mundo.db.doc(`creditos/${id}`).update({ estado_credito: 'Cancelado' });
      const hoja = await abrirHoja(pagina, 'Ana López');
      await hoja.getByRole('button', { name: /^Registrar \$/ }).click();
      await soltar(pagina);
      const aviso = pagina.getByRole('dialog').filter({ hasText: 'Lo revisará el gerente' });
      await aviso.getByText('$4.00 de Ana López cambió a por aprobar.', { exact: true }).waitFor();
      await aviso.getByRole('button', { name: 'Entendido', exact: true }).click();
      await encabezadoRuta(pagina, 0).waitFor();
      const { cuerpo } = await cobrador.llamar<{ datos: object[] }>('GET', 'solicitudes/mias');
      expect(cuerpo.datos).toMatchObject([{ tipo: 'captura_tardia', estado: 'pendiente' }]);
    });
  });

  test('the name of a client opens the payment screen of that very credit', async () => {
    const { pagina } = await enRuta([uno('Ana López'), uno('Ana López')]);
    const una = pagina.getByRole('article', { name: /^Ana López \(/ }).first();
    const id = await una.getAttribute('data-credito');
    await una.getByRole('link', { name: 'Ana López', exact: true }).click();
    await llegarA(pagina, '/leal/payment/ana-lopez');
    expect(new URL(pagina.url()).searchParams.get('credito')).toBe(id);
    await pagina.getByRole('heading', { name: 'Registro de Pago' }).waitFor();
  });
});
