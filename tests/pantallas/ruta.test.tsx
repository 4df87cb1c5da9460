// The route of the day: what it shows, finds and loads, and a failure that is no empty route.
import { centavos, fecha } from '@leal/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CADA_TAMANO, TELEFONO } from '../e2e/apoyo/tamanos.ts';
import { creditoDe } from '../setup/credito-de.ts';
import { abrir } from './apoyo/abrir.tsx';
import { enRuta } from './apoyo/escena.ts';
import { bajarAlFinal } from './apoyo/leer.ts';
import { mundo } from './apoyo/mundo.ts';
import {
  abrirHoja,
  abrirVisitados,
  buscador,
  encabezadoRuta,
  nombresDeHoy,
  quedaRegistrado,
  tarjeta,
} from './apoyo/ruta.ts';

const buscar = (texto: string) => fireEvent.change(buscador(), { target: { value: texto } });
const hayTarjetas = (n: number) => waitFor(() => expect(nombresDeHoy()).toHaveLength(n));

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  describe('what it shows', () => {
    test('the heading with the count and the weekday, and every field of a card', async () => {
      const { usuario } = await enRuta(
        [
          creditoDe('Ana López', {
            persona: { negocio: 'Abarrotes Ana', direccion: 'Hidalgo 12, Centro' },
            monto_solicitado: centavos(300_000),
            fecha_inicio: fecha('2026-11-09'),
            movimientos: [
              { tipo: 'pago', fecha: fecha('2026-11-10') },
              { tipo: 'atraso', fecha: fecha('2026-11-11') },
            ],
          }),
          creditoDe('Beto Ruiz'),
        ],
        { tamano },
      );
      await encabezadoRuta(2);
      screen.getByText('Miércoles');
      const ana = tarjeta('Ana López');
      // Seven days were over before today, and one was paid.
      for (const dato of ['Abarrotes Ana', '$120.00', 'Atrasado $720.00', 'Saldo $3,480.00'])
        expect(ana.textContent).toContain(dato);
      const datos = screen.getByRole('button', { name: /^Datos de Ana López:/ });
      if (tamano === TELEFONO) await usuario.click(datos);
      expect(datos.getAttribute('aria-expanded')).toBe('true');
      const texto = ana.textContent;
      for (const dato of ['Hidalgo 12, Centro', '$3,000.00', '$120.00', '$3,480.00'])
        expect(texto).toContain(dato);
      for (const dato of ['20 % · 30 días', '09/11/2026', '14/12/2026', '1 atraso', '8 de 30 días'])
        expect(texto).toContain(dato);
      expect(ana.dataset['color']).toBe('normal');
    });

    test('nobody to collect from', async () => {
      await enRuta([], { tamano });
      await encabezadoRuta(0);
      screen.getByText('No hay clientes para cobrar hoy');
    });

    test("'Visitados hoy, sin pago' and 'Inician mañana' stand below, collapsed, and are still payable", async () => {
      const hoy = fecha('2026-11-18');
      const { usuario } = await enRuta(
        [
          creditoDe('Ana López'),
          creditoDe('Beto Ruiz', { movimientos: [{ tipo: 'visita', fecha: hoy, minuto: 610 }] }),
          creditoDe('Carla Gil', { movimientos: [{ tipo: 'atraso', fecha: hoy, minuto: 615 }] }),
          creditoDe('Dora Paz', { fecha_inicio: hoy }),
        ],
        { tamano },
      );
      await encabezadoRuta(1);
      expect(screen.queryAllByRole('article', { name: 'Beto Ruiz' })).toEqual([]);
      await abrirVisitados(usuario, 2);
      within(tarjeta('Beto Ruiz')).getByText('Visita 10:10');
      within(tarjeta('Carla Gil')).getByText('Atraso 10:15');
      await usuario.click(screen.getByRole('button', { name: 'Inician mañana (1)' }));
      tarjeta('Dora Paz');
      const hoja = await abrirHoja(usuario, 'Beto Ruiz');
      await usuario.click(within(hoja).getByRole('button', { name: 'Registrar $120.00 de Beto Ruiz' }));
      await quedaRegistrado(usuario);
      await screen.findByRole('button', { name: 'Visitados hoy, sin pago (1)' });
    });
  });

  describe('search', () => {
    test('by name, address and amount, with and without accents, in any case', async () => {
      await enRuta(
        [
          creditoDe('Ángela Núñez', { persona: { direccion: 'Río Bravo 5' } }),
          creditoDe('Beto Ruiz', {
            monto_solicitado: centavos(750_000),
            persona: { telefono: '8110099887' },
          }),
          creditoDe('Carla Gil', { persona: { direccion: 'Andrés Bello 40' } }),
        ],
        { tamano },
      );
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
        buscar(texto);
        await waitFor(() => expect([texto, nombresDeHoy()]).toEqual([texto, nombres]));
        await screen.findByText(`${nombres.length} de 3 clientes encontrados`);
      }
      buscar('...');
      await screen.findByText('0 de 3 clientes encontrados');
      buscar('zzz');
      await screen.findByText('No se encontraron resultados');
      await screen.findByText('0 de 3 clientes encontrados');
      buscar('');
      await hayTarjetas(3);
    });
  });

  describe('a long route', () => {
    test('loads 20 cards at a time, before the end is reached', async () => {
      await enRuta(
        Array.from({ length: 45 }, (_uno, i) => creditoDe(`Cliente Largo ${i + 1}`)),
        { tamano },
      );
      await encabezadoRuta(45);
      await hayTarjetas(20);
      await bajarAlFinal();
      await hayTarjetas(40);
      await bajarAlFinal();
      await hayTarjetas(45);
    });
  });

  describe('when something fails', () => {
    test('a broken server and a line that is down: it says so and offers to try again, never an empty route', async () => {
      const cual = /activos-sin-pago-hoy/;
      const cobrador = await mundo.cobrador([creditoDe('Ana López')]);
      const { usuario, red } = await abrir(cobrador, 'cobrador', {
        tamano,
        antes: (laRed) => laRed.responder(cual, 500, {}),
      });
      const falla = async () => {
        const otraVez = await screen.findByRole('button', { name: 'Reintentar' });
        screen.getByText('Error al cargar la ruta');
        expect(screen.queryAllByText('No hay clientes para cobrar hoy')).toEqual([]);
        return otraVez;
      };
      const otraVez = await falla();
      red.negar(cual);
      const antes = red.enviadas(cual).length;
      await usuario.click(otraVez);
      await waitFor(() => expect(red.enviadas(cual).length).toBeGreaterThan(antes));
      const yOtra = await falla();
      red.dejarPasar();
      await usuario.click(yOtra);
      await encabezadoRuta(1);
    });
  });
});
