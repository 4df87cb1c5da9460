// The same seed gives the same result, in whatever order its requests meet: ids, chance and waiting, which a server
// takes from the machine, come from here. Waits are counted in turns of the event loop: nothing is on a network, and
// who waits longer goes on later, on every machine.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Azar } from '@leal/seed';
import { fuenteDeIds } from '../../../functions/src/platform/ids.ts';
import { pausaAntesDe } from '../../../functions/src/platform/intentos.ts';
import { PLAZOS_MS } from '../../../functions/src/platform/plazo.ts';
import { espera } from '../../../functions/src/platform/transacciones.ts';

const UN_RATO = 3_600_000;
/** A deadline runs by the machine's clock; no game on a busy one may meet it. */
const SIN_PLAZO = 1e9;
/** A millisecond more with each turn that somebody waits for, and with what `pasar` adds. */
let ms = 0;
const vuelta = () => new Promise<void>((seguir) => setImmediate(seguir));

async function pausar(cuanto: number): Promise<void> {
  for (const hasta = ms + cuanto; ms < hasta; ms += 1) await vuelta();
}

/**
 * Waits before a change is tried again. The SDK waits too, and before each first try, twice in a transaction, for a timer of
 * 0 ms that takes more than one: a third of a game's time. Its own seam, which no entry of the package names.
 */
export function esperarPorVueltas(): void {
  Object.assign(espera, { antesDe: (intento: number) => pausar(pausaAntesDe(intento, Math.random())) });
  const deAdmin = createRequire(createRequire(import.meta.url).resolve('firebase-admin/firestore'));
  const { setTimeoutHandler } = deAdmin(
    join(deAdmin.resolve('@google-cloud/firestore'), '../backoff.js'),
  ) as {
    setTimeoutHandler: (esperar: (hacer: () => void, ms: number) => void) => void;
  };
  setTimeoutHandler((hacer, cuanto) => void (cuanto > 0 ? pausar(cuanto) : vuelta()).then(hacer));
}

/** The same seed gives the same ids. */
export function ponerIds(azar: Azar): void {
  const bytes = (cuantos: number) => Uint8Array.from({ length: cuantos }, () => azar.entero(0, 255));
  Object.assign(fuenteDeIds, { bytes });
}

/**
 * All that is taken from chance, and the machine's own time, which the store asks for how long documents stay contended:
 * until `quitar`, it passes by `pasar`.
 */
export function ponerAzar(azar: Azar) {
  const [random, now] = [Math.random.bind(Math), performance.now.bind(performance)];
  ponerIds(azar);
  // The process's memory of the last game has expired then.
  ms += UN_RATO;
  const plazos = { ...PLAZOS_MS };
  for (const plazo of Object.keys(plazos)) Object.assign(PLAZOS_MS, { [plazo]: SIN_PLAZO });
  Math.random = azar.siguiente;
  performance.now = () => ms;
  return {
    pasar: (cuanto: number): void => void (ms += cuanto),
    quitar: (): void => {
      Object.assign(PLAZOS_MS, plazos);
      Object.assign(Math, { random });
      Object.assign(performance, { now });
    },
  };
}
