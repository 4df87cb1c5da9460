// The payment screen as something to read: whom it means, what it lists, and what fails.
import { fecha } from '@leal/domain';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { abrirMundo } from '../../setup/mundo.ts';
import { llegarA } from '../apoyo/acceso.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { dejarPasar } from '../apoyo/duda.ts';
import { idCredito, uno, usarEscenas } from '../apoyo/escena.ts';
import { usarNavegador } from '../apoyo/navegador.ts';
import { campoMonto, dato, historial, panel, renglones } from '../apoyo/pago.ts';
import { buscador, dialogo, encabezadoRuta } from '../apoyo/ruta.ts';
import { CADA_TAMANO, ESCRITORIO } from '../apoyo/tamanos.ts';

const mundo = abrirMundo();
const { suite } = mundo;
const ANA = uno('Ana López');
const dia = (n: number) => fecha(`2026-11-${String(n).padStart(2, '0')}`);
const conHistoria = uno('Ana López', {
  fecha_inicio: dia(9),
  movimientos: [
    { tipo: 'pago', fecha: dia(10) },
    { tipo: 'visita', fecha: dia(11) },
    { tipo: 'atraso', fecha: dia(12) },
    { tipo: 'pago', fecha: dia(13) },
    { tipo: 'pago', fecha: dia(14) },
  ],
});
const enCartera = (pagina: Page) => pagina.getByRole('region', { name: 'Cliente y saldo' });
const creditoAbierto = (pagina: Page) => new URL(pagina.url()).searchParams.get('credito');

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  const { abrirComo, enPago, enRuta, nueva } = usarEscenas(mundo, usarNavegador(tamano));

  describe('whom a name means', () => {
    test('one active credit opens by itself, though the client has an older one', async () => {
      const escena = await enPago([uno('Ana López', { estado: 'Rechazado' }), ANA], 'payment/ana-lopez');
      await enCartera(escena.pagina).getByText('Ana López').waitFor();
      expect(creditoAbierto(escena.pagina)).toBe(idCredito(escena, 2));
    });

    test("two of the same name: 'Múltiples clientes encontrados'", async () => {
      const escena = await enPago([ANA, uno('Ana López', { plazo: 60 })], 'payment/ana-lopez');
      const { pagina } = escena;
      const modal = dialogo(pagina);
      await modal.getByText('Múltiples clientes encontrados', { exact: true }).waitFor();
      const opciones = modal.getByRole('listitem');
      await expect.poll(() => opciones.count()).toBe(2);
      for (const numero of [1, 2]) {
        const opcion = opciones.filter({ hasText: idCredito(escena, numero) });
        for (const texto of ['Ana López', '$3,000.00', 'Aprobado', 'Seleccionar →'])
          expect(await opcion.innerText()).toContain(texto);
      }
      await modal.getByRole('button', { name: new RegExp(`${idCredito(escena, 2)}$`) }).click();
      await enCartera(pagina).getByText('Ana López').waitFor();
      expect(creditoAbierto(pagina)).toBe(idCredito(escena, 2));
      await expect.poll(() => dato(pagina, 'Interés y plazo')).toBe('30 % · 60 días');
    });

    test("'Cancelar' in that list goes back to where one came from", async () => {
      const { pagina } = await enPago([ANA, ANA], 'payment/ana-lopez');
      await dialogo(pagina).getByRole('button', { name: 'Cancelar', exact: true }).click();
      await llegarA(pagina, '/leal/cobrador');
    });

    test("an unknown name, credit or id: nobody; another collector's client looks like that too", async () => {
      const ajeno = await mundo.cobrador([ANA]);
      const escena = await nueva([uno('Beto Ruiz')]);
      const { pagina, consola } = escena;
      consola.tolerar(/status of 40[034]/);
      for (const camino of [
        'nadie-asi',
        'x?credito=no-hay',
        'x?credito=%7B%7D',
        `x?credito=${ajeno.prefijo}-cre-1`,
      ]) {
        await pagina.goto(`${suite.url}payment/${camino}`);
        await pagina.getByText('Cliente no encontrado', { exact: true }).waitFor();
        const detalle = 'No se pudo encontrar la información del cliente solicitado.';
        await pagina.getByText(detalle, { exact: true }).waitFor();
        expect(await pagina.getByText('Ana López').count()).toBe(0);
      }
    });
  });

  describe('the history', () => {
    test('newest first; only live payments can be corrected', async () => {
      const { pagina } = await enPago([conHistoria]);
      await expect.poll(() => renglones(pagina)).toHaveLength(5);
      const esperados = [
        'Pago registrado | +$120.00 | 14/11/2026',
        'Pago registrado | +$120.00 | 13/11/2026',
        'Atraso registrado | +1 día(s) | 12/11/2026',
        'Visita sin pago | $0.00 | 11/11/2026',
        'Pago registrado | +$120.00 | 10/11/2026',
      ];
      for (const [i, fila] of (await renglones(pagina)).entries()) expect(fila).toContain(esperados[i]);
      for (const titulo of ['Solicitud de edición', 'Editar pago'])
        expect(await historial(pagina).getByTitle(titulo, { exact: true }).count()).toBe(0);
      await expect
        .poll(() => historial(pagina).getByTitle('Solicitar edición', { exact: true }).count())
        .toBe(3);
      await expect.poll(() => historial(pagina).getByTitle('Eliminar pago', { exact: true }).count()).toBe(3);
      await expect.poll(() => dato(pagina, 'Total pagado')).toBe('$360.00');
      await panel(pagina, 'Pagos acumulados').getByText('10 %').waitFor();
    });

    test('what a manager changed is marked, what was deleted is struck through', async () => {
      const cobrador = await mundo.cobrador([conHistoria]);
      const libro = mundo.db.collection(`creditos/${cobrador.prefijo}-cre-1/movimientos`);
      const eliminado = {
        fecha: new Date(),
        por: 'gerente-1',
        motivo: 'Cliente equivocado',
        id_solicitud: null,
      };
      await libro.doc('pago-2026-11-13').update({ eliminado });
      await libro.doc('pago-2026-11-14').update({ descripcion: 'Pago registrado (modificado por gerente)' });
      const { pagina } = await abrirComo(cobrador.email);
      await pagina.goto(`${suite.url}payment/ana-lopez`);
      const modificado = historial(pagina).getByRole('listitem').filter({ hasText: '14/11/2026' });
      await modificado.getByText('Modificado', { exact: true }).waitFor();
      const borrado = historial(pagina).getByRole('listitem').filter({ hasText: '13/11/2026' });
      expect(await borrado.locator('s').allInnerTexts()).toEqual(['Pago registrado', '+$120.00']);
      expect(await borrado.getByRole('button').count()).toBe(0);
    });
  });

  describe('when a load fails', () => {
    test.each([
      ['the credit', '**/leal-api/creditos/**', 'Error al cargar información del cliente'],
      ['the history', '**/leal-api/abonos/historial/**', 'Error al cargar historial de pagos'],
    ])('%s: what failed is named, and can be tried again', async (_caso, url, mensaje) => {
      const cobrador = await mundo.cobrador([conHistoria]);
      const { pagina, contexto, consola } = await abrirComo(cobrador.email);
      consola.tolerar(FALLO_DE_RED);
      await contexto.route(url, (ruta) => ruta.fulfill({ status: 503, body: '' }));
      await pagina.goto(`${suite.url}payment/x?credito=${cobrador.prefijo}-cre-1`);
      await pagina.getByText(mensaje).first().waitFor();
      await dejarPasar(contexto, url);
      await pagina.getByRole('button', { name: 'Reintentar' }).click();
      await expect.poll(() => renglones(pagina)).toHaveLength(5);
      await expect.poll(() => pagina.getByText(mensaje).count()).toBe(0);
    });

    test("while it loads it says so; 'Volver' leads back to the route as it was, where nothing was searched", async () => {
      const { pagina, contexto } = await enRuta([ANA]);
      const { promise: permiso, resolve: soltar } = Promise.withResolvers<void>();
      await contexto.route('**/leal-api/creditos/**', async (ruta) => {
        await permiso;
        await ruta.continue();
      });
      await pagina.getByRole('link', { name: 'Ana López', exact: true }).click();
      await pagina.getByText('Cargando información del cliente...', { exact: true }).waitFor();
      soltar();
      await campoMonto(pagina).waitFor();
      await pagina.getByRole('button', { name: 'Volver', exact: true }).click();
      await encabezadoRuta(pagina, 1).waitFor();
      expect(await buscador(pagina).inputValue()).toBe('');
    });
  });

  test('a manager reads every panel, corrects payments, and registers nothing', async () => {
    const cobrador = await mundo.cobrador([conHistoria]);
    const { pagina } = await abrirComo('gerente@leal.demo', { tamano: ESCRITORIO });
    await pagina.goto(`${suite.url}payment/ana-lopez?credito=${cobrador.prefijo}-cre-1`);
    await expect.poll(() => renglones(pagina)).toHaveLength(5);
    for (const titulo of ['Resumen del cliente', 'Pagos acumulados', 'Resumen de pago'])
      await panel(pagina, titulo).waitFor();
    await expect.poll(() => historial(pagina).getByTitle('Editar pago', { exact: true }).count()).toBe(3);
    expect(await historial(pagina).getByTitle('Eliminar pago').count()).toBe(0);
    expect(await pagina.getByRole('region', { name: 'Registrar Pago' }).count()).toBe(0);
    expect(await pagina.getByRole('button', { name: /^Registrar/ }).count()).toBe(0);
  });
});
