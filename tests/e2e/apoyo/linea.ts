// A bad line for the tests of a file; each finds it well, with nothing left to go wrong. Not healed at a test's end: that
// would cut what the page of the test still asks.
import type { ClienteSuite } from '@leal/local';
import type { CreditoDeCartera } from '@leal/seed';
import { afterAll, beforeEach } from 'vitest';
import { abrirLinea, type LineaMala } from '../../setup/linea/linea-mala.ts';
import { abrirMundo, type MundoServido } from '../../setup/mundo.ts';
import { FALLO_DE_RED, PRECARGA_DOBLE } from './consola.ts';
import { type Escena, usarEscenas } from './escena.ts';
import type { Pedido } from './navegador.ts';
import { hayBuzon, tieneLaApp } from './sin-linea.ts';
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
  const escenas = usarEscenas(habitual, { ...mundo, suite: linea.suite });
  /** On the route, with all of the app on the phone: the line may go, and what the browser says then is no complaint. */
  const enRutaGuardada = async (creditos: readonly CreditoDeCartera[], pedido?: Pedido): Promise<Escena> => {
    const escena = await escenas.enRuta(creditos, { serviceWorkers: 'allow', ...pedido });
    escena.consola.tolerar(FALLO_DE_RED, PRECARGA_DOBLE);
    await hayBuzon(escena.pagina);
    await tieneLaApp(escena.pagina);
    return escena;
  };
  return { ...escenas, mundo, linea, enRutaGuardada };
}
