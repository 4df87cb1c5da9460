// What a collector asked for, and what is still to be done about it.
import { expect, test } from 'vitest';
import { escenaDe } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/mundo.ts';
import { pagado } from '../setup/pagado.ts';
import { negar, reintentar } from './apoyo/cifras.ts';
import { FALLO_DE_RED } from './apoyo/consola.ts';
import { uno, usarEscenas } from './apoyo/escena.ts';
import { usarNavegador } from './apoyo/navegador.ts';
import { tarjeta } from './apoyo/ruta.ts';
import { haOido } from './apoyo/vivo.ts';

const mundo = abrirMundo();
const { abrirComo } = usarEscenas(mundo, usarNavegador());
const ANA = pagado(1000, { persona: { nombre: 'Ana López' } });

test('requests and new credits are one list with its counters; a decision shows by itself', async () => {
  const cobrador = await mundo.cobrador([ANA, uno('Dora Paz', { estado: 'Pendiente' })]);
  const id = await escenaDe(mundo, cobrador).pedirEdicion('09', 100);
  const { pagina, contexto, consola } = await abrirComo(cobrador.email);
  consola.tolerar(FALLO_DE_RED);
  await negar(contexto, '**/leal-api/solicitudes/mias**');
  await pagina.goto(`${mundo.suite.url}cobrador/solicitudes`);
  await reintentar(pagina, contexto, 'Error al obtener datos de solicitudes');
  await tarjeta(pagina, 'Dora Paz')
    .getByText(/^Crédito nuevo/)
    .waitFor();
  await tarjeta(pagina, 'Ana López').getByText('PENDIENTE', { exact: true }).waitFor();
  await pagina.getByText('Pendientes 2').waitFor();

  await haOido(pagina);
  const gerente = await mundo.cuenta('gerente@leal.demo');
  const cuerpo = { estado: 'rechazada', comentario: 'Así se cobró.' };
  await invocar(gerente, 'resolverEdicionPago', { parametros: { id }, cuerpo });
  await tarjeta(pagina, 'Ana López').getByText('Así se cobró.').first().waitFor();
  await pagina.getByText('Rechazadas 1').click();
  await expect.poll(() => new URL(pagina.url()).search).toBe('?ver=rechazadas');
  await expect.poll(() => pagina.getByRole('article').count()).toBe(1);
});
