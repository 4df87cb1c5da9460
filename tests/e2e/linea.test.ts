// A bad line: what was sent and got no answer, what hangs, and that every screen comes back with the line.
import { describe, expect, test } from 'vitest';
import { abrirMundo } from '../setup/mundo.ts';
import { FALLO_DE_RED } from './apoyo/consola.ts';
import { enDuda } from './apoyo/duda.ts';
import { uno, usarEscenas } from './apoyo/escena.ts';
import { usarNavegador } from './apoyo/navegador.ts';
import { abrirHoja, encabezadoRuta } from './apoyo/ruta.ts';

const mundo = abrirMundo();
const { enRuta } = usarEscenas(mundo, usarNavegador());

describe('a payment', () => {
  test('lost for good before it arrived: what typed stays, and the reason is said once there is one', async () => {
    const { pagina, contexto, consola } = await enRuta([uno('Ana López')]);
    consola.tolerar(FALLO_DE_RED);
    let perdidos = 0;
    const rechazo = { code: 'FUERA_DE_HORARIO', message: 'Ya pasó la hora.' };
    await contexto.route('**/abonos/registrar', (ruta) =>
      (perdidos += 1) > 1 ? ruta.fulfill({ status: 422, json: rechazo }) : ruta.abort(),
    );
    const hoja = await abrirHoja(pagina, 'Ana López');
    await hoja.getByLabel(/^Monto/).fill('240.50');
    await hoja.getByRole('button', { name: 'Registrar $240.50 de Ana López' }).click();
    await enDuda(pagina, 'el pago de $240.50 de Ana López').waitFor();
    await pagina.getByText('Ya pasó la hora.', { exact: true }).waitFor();
    await pagina.getByRole('button', { name: 'Entendido', exact: true }).click();
    expect(await hoja.getByLabel(/^Monto/).inputValue()).toBe('240.50');
    await encabezadoRuta(pagina, 1).waitFor();
  });

  test('without any line nothing is sent, and that is said; the amount stays, and once more is one payment', async () => {
    const { pagina, contexto, consola } = await enRuta([uno('Ana López'), uno('Beto Ruiz')]);
    consola.tolerar(FALLO_DE_RED);
    const hoja = await abrirHoja(pagina, 'Ana López');
    await contexto.setOffline(true);
    const registrar = hoja.getByRole('button', { name: 'Registrar $120.00 de Ana López' });
    await registrar.click();
    await pagina.getByText('No se pudo registrar el pago.', { exact: true }).waitFor();
    await pagina.getByText('Sin conexión. Revisa tu señal.', { exact: true }).waitFor();
    await pagina.getByRole('button', { name: 'Entendido', exact: true }).click();
    await contexto.setOffline(false);
    await registrar.click();
    await pagina.getByText('Pago registrado correctamente.', { exact: true }).waitFor();
    await encabezadoRuta(pagina, 1).waitFor();
  });
});
