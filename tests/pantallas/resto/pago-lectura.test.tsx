// The payment screen as something to read: whom it means, what it lists, and what fails.
import { fecha } from '@leal/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CADA_TAMANO } from '../../e2e/apoyo/tamanos.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { enPago, enRuta, idCredito } from '../apoyo/escena.ts';
import { mundo } from '../apoyo/mundo.ts';
import { enOficina } from '../apoyo/oficina.ts';
import { campoMonto, dato, diceElDato, hayRenglones, panel, renglonDel, renglones } from '../apoyo/pago.ts';
import { buscador, encabezadoRuta } from '../apoyo/ruta.ts';

const ANA = creditoDe('Ana López');
const dia = (n: number) => fecha(`2026-11-${String(n).padStart(2, '0')}`);
const conHistoria = creditoDe('Ana López', {
  fecha_inicio: dia(9),
  movimientos: [
    { tipo: 'pago', fecha: dia(10) },
    { tipo: 'visita', fecha: dia(11) },
    { tipo: 'atraso', fecha: dia(12) },
    { tipo: 'pago', fecha: dia(13) },
    { tipo: 'pago', fecha: dia(14) },
  ],
});
const creditoAbierto = () => new URLSearchParams(location.search).get('credito');
const seLeeQuien = async () =>
  within(await screen.findByRole('region', { name: 'Cliente y saldo' })).findByText('Ana López');
const conTitulo = (titulo: string) =>
  within(panel('Historial de Transacciones')).queryAllByTitle(titulo, { exact: true });

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  describe('whom a name means', () => {
    test('one active credit opens by itself, though the client has an older one', async () => {
      const creditos = [creditoDe('Ana López', { estado: 'Rechazado' }), ANA];
      const escena = await enPago(creditos, 'payment/ana-lopez', { tamano });
      await seLeeQuien();
      expect(creditoAbierto()).toBe(idCredito(escena, 2));
    });

    test("two of the same name: 'Múltiples clientes encontrados'", async () => {
      const creditos = [ANA, creditoDe('Ana López', { plazo: 60, persona: { direccion: 'Av. Juárez 300' } })];
      const escena = await enPago(creditos, 'payment/ana-lopez', { tamano });
      const modal = within(await screen.findByRole('dialog'));
      await modal.findByText('Múltiples clientes encontrados');
      const opciones = await modal.findAllByRole('listitem');
      expect(opciones).toHaveLength(2);
      for (const [numero, plazo] of [
        [1, 'a 30 días, desde '],
        [2, 'Av. Juárez 300a 60 días, desde '],
      ] as const) {
        const opcion = opciones.find(({ textContent }) => textContent.includes(plazo));
        for (const texto of ['Ana López', '$3,000.00', 'Activo', 'Seleccionar →'])
          expect(opcion?.textContent).toContain(texto);
        // An id tells nobody anything.
        expect(opcion?.innerHTML).not.toContain(idCredito(escena, numero));
      }
      await escena.usuario.click(
        modal.getByRole('button', {
          name: /^Seleccionar → Ana López, Av\. Juárez 300, \$3,000\.00 a 60 días/,
        }),
      );
      await seLeeQuien();
      expect(creditoAbierto()).toBe(idCredito(escena, 2));
      await diceElDato('Interés y plazo', '30 % · 60 días');
    });

    test("'Cancelar' in that list goes back to where one came from", async () => {
      const { usuario } = await enPago([ANA, ANA], 'payment/ana-lopez', { tamano });
      await usuario.click(
        within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancelar' }),
      );
      await waitFor(() => expect(location.pathname).toBe('/leal/cobrador'));
    });

    test("an unknown name, credit or id: nobody; another collector's client looks like that too", async () => {
      const ajeno = await mundo.cobrador([ANA]);
      const cobrador = await mundo.cobrador([creditoDe('Beto Ruiz')]);
      for (const camino of [
        'nadie-asi',
        'x?credito=no-hay',
        'x?credito=%7B%7D',
        `x?credito=${ajeno.prefijo}-cre-1`,
      ]) {
        await abrir(cobrador, `payment/${camino}`, { tamano });
        await screen.findByText('Cliente no encontrado');
        screen.getByText('No se pudo encontrar la información del cliente solicitado.');
        expect(screen.queryAllByText(/Ana López/)).toEqual([]);
      }
    });
  });

  describe('the history', () => {
    test('newest first; only live payments can be corrected', async () => {
      await enPago([conHistoria], undefined, { tamano });
      await hayRenglones(5);
      const esperados = [
        'Pago registrado | +$120.00 | 14/11/2026',
        'Pago registrado | +$120.00 | 13/11/2026',
        'Atraso registrado | +1 día(s) | 12/11/2026',
        'Visita sin pago | $0.00 | 11/11/2026',
        'Pago registrado | +$120.00 | 10/11/2026',
      ];
      for (const [i, fila] of renglones().entries()) expect(fila).toContain(esperados[i]);
      for (const titulo of ['Solicitud de edición', 'Editar pago']) expect(conTitulo(titulo)).toEqual([]);
      expect(conTitulo('Solicitar edición')).toHaveLength(3);
      expect(conTitulo('Eliminar pago')).toHaveLength(3);
      expect(dato('Total pagado')).toBe('$360.00');
      within(panel('Pagos acumulados')).getByText('10 %');
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
      await abrir(cobrador, 'payment/ana-lopez', { tamano });
      await hayRenglones(5);
      within(renglonDel('14/11/2026')).getByText('Modificado');
      const borrado = renglonDel('13/11/2026');
      expect([...borrado.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual([
        'Pago registrado',
        '+$120.00',
      ]);
      expect(within(borrado).queryAllByRole('button')).toEqual([]);
    });
  });

  describe('when a load fails', () => {
    test.each([
      ['the credit', /GET \/creditos\//, /Error al cargar información del cliente/],
      ['the history', /GET \/abonos\/historial\//, /Error al cargar historial de pagos/],
    ])('%s: what failed is named, and can be tried again', async (_caso, cual, mensaje) => {
      const cobrador = await mundo.cobrador([conHistoria]);
      const { usuario, red } = await abrir(cobrador, `payment/x?credito=${cobrador.prefijo}-cre-1`, {
        tamano,
        antes: (laRed) => laRed.responder(cual, 503, {}),
      });
      await screen.findAllByText(mensaje);
      red.dejarPasar();
      await usuario.click(screen.getByRole('button', { name: 'Reintentar' }));
      await hayRenglones(5);
      await waitFor(() => expect(screen.queryAllByText(mensaje)).toEqual([]));
    });

    test('and it is the credit alone: its card on the route opens below what failed', async () => {
      const cobrador = await mundo.cobrador([ANA]);
      await abrir(cobrador, `payment/x?credito=${cobrador.prefijo}-cre-1`, {
        tamano,
        antes: (red) => red.responder(/GET \/creditos\//, 503, {}),
      });
      await screen.findAllByText(/Error al cargar información del cliente/);
      await campoMonto();
      await screen.findByText(/^Datos de las \d\d:\d\d/);
    });

    test("without a line a client opens from the route's row, with its hour; what no card says is named", async () => {
      const { usuario, red } = await enRuta([ANA], { tamano });
      red.negar(/^GET /);
      await usuario.click(screen.getByRole('link', { name: 'Ana López' }));
      await seLeeQuien();
      await screen.findByText(/^Datos de las \d\d:\d\d/);
      await campoMonto();
      expect(dato('Monto restante')).toBe('$3,600.00');
      expect(dato('Abono diario')).toBe('$120.00');
      await screen.findAllByText(/Error al cargar historial de pagos/);
      expect(screen.queryAllByText(/Error al cargar información del cliente/)).toEqual([]);
      red.dejarPasar();
      await usuario.click(screen.getByRole('button', { name: 'Reintentar' }));
      await waitFor(() => expect(screen.queryAllByText(/^Error al cargar/)).toEqual([]));
    });

    test("while it loads it says so; 'Volver' leads back to the route as it was, where nothing was searched", async () => {
      const { usuario, red } = await enRuta([ANA], { tamano });
      const soltar = red.detener(/GET \/creditos\//);
      await usuario.click(screen.getByRole('link', { name: 'Ana López' }));
      await screen.findByText('Cargando información del cliente...');
      soltar();
      await campoMonto();
      await usuario.click(screen.getByRole('button', { name: 'Volver' }));
      await encabezadoRuta(1);
      expect(buscador().value).toBe('');
    });
  });

  test('a manager reads every panel, corrects payments, and registers nothing', async () => {
    const cobrador = await mundo.cobrador([conHistoria]);
    await enOficina(`payment/ana-lopez?credito=${cobrador.prefijo}-cre-1`);
    await hayRenglones(5);
    for (const titulo of ['Resumen del cliente', 'Pagos acumulados', 'Resumen de pago']) panel(titulo);
    expect(conTitulo('Editar pago')).toHaveLength(3);
    expect(conTitulo('Eliminar pago')).toEqual([]);
    expect(screen.queryAllByRole('region', { name: 'Registrar Pago' })).toEqual([]);
    expect(screen.queryAllByRole('button', { name: /^Registrar/ })).toEqual([]);
  });
});
