// Clients, accounts and the audit can be used by everybody: at both sizes, light and dark, by a thumb.
import { expect, test } from 'vitest';
import { abrirMundo } from '../setup/mundo.ts';
import { usarEscenas } from './apoyo/escena.ts';
import { usarNavegador } from './apoyo/navegador.ts';
import { DE_EQUIPO } from './apoyo/pantallas-equipo.ts';
import { bajos, revisar } from './apoyo/revisar.ts';

const mundo = abrirMundo();
const { abrirComo } = usarEscenas(mundo, usarNavegador());

test('axe finds nothing serious, a thumb hits all', async () => {
  const { pagina } = await abrirComo('gerente@leal.demo');
  for (const { nombre, camino, preparar } of DE_EQUIPO) {
    await pagina.goto(mundo.suite.url + camino);
    await preparar(pagina);
    await revisar(pagina);
    expect(await bajos(pagina), nombre).toEqual([]);
  }
});
