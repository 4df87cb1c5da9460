// Every screen says that there is no line, and comes back with it.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ES_TODO } from '@leal/pruebas/corrida';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { dejarPasar } from '../apoyo/duda.ts';
import { usarEscenas } from '../apoyo/escena.ts';
import { PANTALLAS } from '../apoyo/pantallas.ts';

const { suite, abrirComo } = usarEscenas();

const otraVez = (pagina: Page) => pagina.getByRole('button', { name: 'Reintentar' });

/** These forms read nothing; the last one only the names of a list that is closed (FiltroCobrador says what failed). */
const SIN_LECTURA = new Set([
  'cobrador1 nuevo-cliente',
  'cobrador1 cobrador/profile',
  'gerente gerente/transferencias/cargar',
  'gerente gerente/exportar',
]);
const lee = (persona: string, camino: string) => !SIN_LECTURA.has(`${persona.split('@')[0]} ${camino}`);

const PERSONAS = ['cobrador1@leal.demo', 'gerente@leal.demo', 'supervisor@leal.demo'];
/** One mechanism reads every screen again: the short run tries every sixth. */
const CADA = ES_TODO ? 1 : 6;
const caminosDe = (persona: string): string[] => {
  const visibles = PANTALLAS.filter(({ email, camino }) => email === persona && lee(persona, camino));
  const deRutas = persona.startsWith('supervisor') ? ['supervisor', 'supervisor/rutas'] : [];
  const todos = new Set([...visibles.map(({ camino }) => camino), ...deRutas]);
  return [...todos].filter((_, n) => n % CADA === 0);
};

test.each(PERSONAS)('the screens of %s say that there is no line, and come back with it', async (email) => {
  const { pagina, contexto, consola } = await abrirComo(email);
  consola.tolerar(FALLO_DE_RED);
  for (const camino of caminosDe(email)) {
    await contexto.route('**/leal-api/**', (ruta) => ruta.abort());
    await pagina.goto(suite.url + camino);
    // Data that another screen has read today say their hour; a screen without data says so.
    const aviso = otraVez(pagina).or(pagina.getByText(/Datos de las \d\d:\d\d/));
    await aviso.first().waitFor();
    await contexto.setOffline(true);
    await dejarPasar(contexto, '**/leal-api/**');
    await contexto.setOffline(false);
    await expect.poll(() => aviso.count(), { message: camino }).toBe(0);
  }
});
