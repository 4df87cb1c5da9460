// A bad line for the tests of a file; each finds it well, with nothing left to go wrong. Not healed at a test's end: that
// would cut what the page of the test still asks.
import type { ClienteSuite } from '@leal/local';
import { afterAll, beforeEach } from 'vitest';
import { abrirLinea, type LineaMala } from '../../setup/linea/linea-mala.ts';
import { abrirMundo, type MundoServido } from '../../setup/mundo.ts';
import { usarEscenas } from './escena.ts';
import type { Tamano } from './tamanos.ts';

export async function usarLinea(suite: ClienteSuite): Promise<LineaMala> {
  const linea = await abrirLinea(suite);
  beforeEach(() => linea.sanar());
  afterAll(() => linea.cerrar());
  return linea;
}

/** The scenes of a file whose pages have that line; `mundo` asks the office beside it. */
export async function usarEscenasEnLinea(habitual?: Tamano, mundo: MundoServido = abrirMundo()) {
  const linea = await usarLinea(mundo.suite);
  return { ...usarEscenas(habitual, { ...mundo, suite: linea.suite }), mundo, linea };
}
