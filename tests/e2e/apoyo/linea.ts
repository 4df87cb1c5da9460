// A bad line for the tests of a file; between them it is well, and nothing is left to go wrong.
import type { ClienteSuite } from '@leal/local';
import { afterAll, afterEach } from 'vitest';
import { abrirLinea, type LineaMala } from '../../setup/linea/linea-mala.ts';

export async function usarLinea(suite: ClienteSuite): Promise<LineaMala> {
  const linea = await abrirLinea(suite);
  afterEach(() => linea.sanar());
  afterAll(() => linea.cerrar());
  return linea;
}
