// A bad line for the tests of a file; each finds it well, with nothing left to go wrong. Not healed at a test's end: that
// would cut what the page of the test still asks.
import type { ClienteSuite } from '@leal/local';
import { afterAll, beforeEach } from 'vitest';
import { abrirLinea, type LineaMala } from '../../setup/linea/linea-mala.ts';

export async function usarLinea(suite: ClienteSuite): Promise<LineaMala> {
  const linea = await abrirLinea(suite);
  beforeEach(() => linea.sanar());
  afterAll(() => linea.cerrar());
  return linea;
}
