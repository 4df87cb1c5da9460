// The screens of all collectors of a large office: where what they show is of an earlier minute, they say of which.
import type { compararSemanas, gerenteRutas, Respuesta } from '@leal/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { CADA_MS } from '../../../web/src/oficina/figuras/use-oficina.ts';
import { enOficina, gerente } from '../apoyo/oficina.ts';
import { CADA_TAMANO } from '../../e2e/apoyo/tamanos.ts';
import { invocar } from '../../setup/invocar.ts';

const RUTAS = /gerente\/rutas/;
const TABLERO = /dashboard-stats/;
const SEMANAS = /comparar-semanas/;
/** Five past ten, and one minute more. */
const LEIDO = '2026-11-18T16:05:00.000Z';
const DESPUES = '2026-11-18T16:06:00.000Z';

const rutas = async () =>
  (await invocar(await gerente(), 'gerenteRutas')).cuerpo as unknown as Respuesta<typeof gerenteRutas>;
const semanas = async () =>
  (await invocar(await gerente(), 'compararSemanas')).cuerpo as unknown as Respuesta<typeof compararSemanas>;

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  test('the routes say the minute of their oldest page, and otherwise when they were read', async () => {
    const { datos } = await rutas();
    const mitad = Math.ceil(datos.length / 2);
    await enOficina('gerente/rutas', {
      tamano,
      antes: (red) => {
        red.responder(RUTAS, 200, { datos: datos.slice(0, mitad), siguiente: 'sigue', leido: DESPUES });
        red.responder(/gerente\/rutas\?.*cursor=/, 200, {
          datos: datos.slice(mitad),
          siguiente: null,
          leido: LEIDO,
        });
      },
    });
    await screen.findByText('al minuto de las 10:05');
    expect(screen.queryByText(/^actualizado /)).toBeNull();
  });

  test('routes that are as of now say when they were read', async () => {
    await enOficina('gerente/rutas', { tamano });
    await screen.findByText(/^actualizado \d\d:\d\d$/);
    expect(screen.queryByText(/al minuto/)).toBeNull();
  });

  test.each([
    ['the dashboard', 'gerente'],
    ['what there is to look at today', 'gerente/hoy'],
  ])('%s says the minute of its sums, and otherwise when it was read', async (_que, camino) => {
    const { cuerpo } = await invocar(await gerente(), 'dashboardStats');
    const { red, usuario } = await enOficina(camino, {
      tamano,
      antes: (laRed) => laRed.responder(TABLERO, 200, { ...cuerpo, leido: LEIDO }),
    });
    await screen.findByText('al minuto de las 10:05');
    expect(screen.queryByText(/^actualizado /)).toBeNull();
    red.responder(TABLERO, 200, cuerpo);
    await usuario.click(screen.getByRole('button', { name: 'Actualizar' }));
    await screen.findByText(/^actualizado \d\d:\d\d$/);
  });

  test('the weeks side by side say the same below their title', async () => {
    const cuerpo = await semanas();
    await enOficina('gerente/reportes', {
      tamano,
      antes: (laRed) => laRed.responder(SEMANAS, 200, { ...cuerpo, leido: LEIDO }),
    });
    await screen.findByText('al minuto de las 10:05');
    screen.getByText('Cada cobrador, junto a la semana anterior');
    expect(screen.queryByText(/^actualizado /)).toBeNull();
  });

  test('weeks as of now say when they were read; left open they are read again, and without a line say from when they are', async () => {
    const intervalos = vi.spyOn(globalThis, 'setInterval');
    onTestFinished(() => intervalos.mockRestore());
    const pasaElTiempo = () => {
      for (const [hacer, ms] of intervalos.mock.calls) if (ms === CADA_MS) hacer();
    };
    const { red } = await enOficina('gerente/reportes', { tamano });
    await screen.findByText(/^actualizado \d\d:\d\d$/);
    const leidas = red.enviadas(SEMANAS).length;
    pasaElTiempo();
    await waitFor(() => expect(red.enviadas(SEMANAS).length).toBeGreaterThan(leidas));
    await screen.findByText(/^actualizado \d\d:\d\d$/);
    red.negar(SEMANAS);
    await waitFor(() => {
      pasaElTiempo();
      screen.getByText(/^Datos de las \d\d:\d\d$/);
    });
  });
});
