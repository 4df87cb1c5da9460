// Work that is dealt out to as many processes as there are cores: server, store and clock are one for a process.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

/** Most of what a step makes is thrown away at once. */
const execArgv = ['--max-semi-space-size=64'];

/**
 * Each piece goes to a process that runs that file (`obrar`), and gets the next one when it is done. What crosses between
 * processes has the types that the two ends agree on.
 */
export async function repartir(
  archivo: string,
  piezas: readonly object[],
  alAcabar: (hecho: never) => void,
  argumentos: readonly string[] = [],
): Promise<void> {
  const faltan = piezas.values();
  const trabajar = async (): Promise<void> => {
    const obrero = fork(archivo, argumentos, { execArgv, serialization: 'advanced' });
    const fin = once(obrero, 'exit');
    for (const pieza of faltan) {
      obrero.send(pieza);
      const [hecho] = (await Promise.race([once(obrero, 'message'), fin])) as [object | number];
      if (typeof hecho !== 'object') throw new Error(`${hecho}: a process ended at ${JSON.stringify(pieza)}`);
      alAcabar(hecho as never);
    }
    obrero.disconnect();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), piezas.length) }, trabajar));
}

/** What such a process makes of each piece. */
export function obrar(hacer: (pieza: never) => Promise<unknown>): void {
  process.on('disconnect', () => process.exit());
  process.on('message', (pieza) => void hacer(pieza as never).then((hecho) => process.send?.(hecho)));
}
