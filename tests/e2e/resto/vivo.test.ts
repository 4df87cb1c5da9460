// Nothing is missing where no screen can be told what changes.
import { expect, test } from 'vitest';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { abrirHoja, encabezadoRuta } from '../apoyo/ruta.ts';
import { CANAL, noticia } from '../apoyo/vivo.ts';

const { mundo, suite, abrirComo } = usarEscenas();

test('without a line to Firestore: the route works, and says nothing of it', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Ana López'), creditoDe('Beto Ruiz')]);
  const { pagina, contexto, consola } = await abrirComo(cobrador.email);
  consola.tolerar(FALLO_DE_RED);
  await contexto.route(CANAL, (ruta) => ruta.abort());
  const fallida = pagina.waitForEvent('requestfailed', (peticion) => CANAL.test(peticion.url()));
  await pagina.goto(`${suite.url}cobrador`);
  await encabezadoRuta(pagina, 2).waitFor();
  await fallida;
  expect(await noticia(pagina, /./).count()).toBe(0);
  const hoja = await abrirHoja(pagina, 'Ana López');
  await hoja.getByRole('button', { name: 'Registrar $120.00 de Ana López' }).click();
  await encabezadoRuta(pagina, 1).waitFor();
});
