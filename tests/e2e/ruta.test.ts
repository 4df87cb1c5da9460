// The route of the day: what each of its cards can do; what it shows is read in tests/pantallas.
import { envios } from './apoyo/capas.ts';
import { centavos } from '@leal/domain';
import { describe, expect, test } from 'vitest';
import { abrirMundo } from '../setup/mundo.ts';
import { llegarA } from './apoyo/acceso.ts';
import { FALLO_DE_RED } from './apoyo/consola.ts';
import { dicho } from './apoyo/dicho.ts';
import { enDuda, perderRespuesta } from './apoyo/duda.ts';
import { creditoDe, usarEscenas } from './apoyo/escena.ts';
import { irA } from './apoyo/ir.ts';
import {
  abreDatos,
  abrirHoja,
  alPie,
  dialogo,
  encabezadoRuta,
  quedaRegistrado,
  sinDialogo,
  soltar,
  tarjeta,
} from './apoyo/ruta.ts';
import { CADA_TAMANO, TELEFONO } from './apoyo/tamanos.ts';

const mundo = abrirMundo();
const { suite } = mundo;

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  const { enRuta } = usarEscenas(tamano, mundo);

  describe('what a card does', () => {
    test('a payment takes two taps, leaves the route, and is announced to whoever listens', async () => {
      const { pagina, cobrador } = await enRuta([creditoDe('Ana López'), creditoDe('Beto Ruiz')]);
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
      const { pagina } = await enRuta([creditoDe('Ana López')]);
      const enviados = envios(pagina);
      const atraso = pagina.getByRole('button', { name: 'Registrar Atraso de Ana López' });
      await atraso.click();
      const pregunta = dialogo(pagina);
      await pregunta.getByText('Confirmar Acción', { exact: true }).waitFor();
      await pregunta.getByText('¿Confirmar registrar atraso para Ana López?', { exact: true }).waitFor();
      await pregunta.getByRole('button', { name: 'Cancelar', exact: true }).click();
      await pregunta.waitFor({ state: 'hidden' });
      expect(enviados).toEqual([]);

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
    test('a lost answer is said to be unknown, on every screen, until it is known; it is one payment', async () => {
      const { pagina, contexto, consola, cobrador } = await enRuta([creditoDe('Ana López')]);
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
      const { pagina, cobrador } = await enRuta([
        creditoDe('Ana López', { monto_solicitado: centavos(10_000) }),
      ]);
      const id = await tarjeta(pagina, 'Ana López').getAttribute('data-credito');
      await mundo.db.doc(`creditos/${id}`).update({ estado_credito: 'Cancelado' });
      const hoja = await abrirHoja(pagina, 'Ana López');
      const registrar = hoja.getByRole('button', { name: /^Registrar \$/ });
      // The route beneath hears of it meanwhile: a press that falls into that chooses nothing.
      await expect
        .poll(async () => {
          if ((await alPie(pagina).count()) === 0) await registrar.click({ timeout: 2000 }).catch(() => null);
          return alPie(pagina).count();
        })
        .toBeGreaterThan(0);
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
    const { pagina } = await enRuta([creditoDe('Ana López'), creditoDe('Ana López')]);
    const tarjetaDeAna = pagina.getByRole('article', { name: /^Ana López \(/ }).first();
    const id = await tarjetaDeAna.getAttribute('data-credito');
    await tarjetaDeAna.getByRole('link', { name: 'Ana López', exact: true }).click();
    await llegarA(pagina, '/leal/payment/ana-lopez');
    expect(new URL(pagina.url()).searchParams.get('credito')).toBe(id);
    await pagina.getByRole('heading', { name: 'Registro de Pago' }).waitFor();
  });
});
