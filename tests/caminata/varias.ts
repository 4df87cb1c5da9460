// Many offices, one after the other, in as many processes as there are cores: server, store and clock are one for a process.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Fallo, jugar, type Jugada } from './jugar.ts';
import { abrirOficinas, type Oficinas } from './oficina.ts';

export type Jugado = {
  readonly jugada: Jugada;
  readonly operaciones: number;
  readonly hechos: ReadonlyMap<string, number>;
  readonly huella: string;
  readonly dias: number;
  /** The failure, with its step and all that it said. */
  readonly fallo?: { readonly que: string; readonly paso: number; readonly todo: string };
};

const MS_POR_DIA = 86_400_000;

/** An office's walk, whatever comes of it. */
async function jugarUna(oficinas: Oficinas, jugada: Jugada): Promise<Jugado> {
  try {
    const { relato, huella, desde, hasta } = await jugar(oficinas, jugada);
    const dias = (Date.parse(hasta) - Date.parse(desde)) / MS_POR_DIA;
    return { jugada, huella, dias, operaciones: relato.operaciones, hechos: relato.hechos };
  } catch (causa) {
    if (!(causa instanceof Fallo)) throw causa;
    const { operaciones, hechos } = causa.relato;
    const fallo = { que: causa.que, paso: causa.jugada.pasos, todo: causa.todo };
    return { jugada, huella: '', dias: 0, operaciones, hechos, fallo };
  }
}

/** This file is also what the processes run. */
if (process.argv[1] === import.meta.filename) {
  const oficinas = abrirOficinas();
  process.on('disconnect', () => process.exit());
  process.on('message', (jugada: Jugada) => {
    void oficinas.then((dadas) => jugarUna(dadas, jugada)).then((jugado) => process.send?.(jugado));
  });
}

/** Most of what a step makes is thrown away at once. */
const execArgv = ['--max-semi-space-size=64'];

/** Each walk as it ends. */
export async function jugarVarias(
  jugadas: readonly Jugada[],
  alAcabar: (jugado: Jugado) => void,
): Promise<void> {
  const faltan = jugadas.values();
  const trabajar = async (): Promise<void> => {
    const obrero = fork(import.meta.filename, { execArgv, serialization: 'advanced' });
    const fin = once(obrero, 'exit');
    for (const jugada of faltan) {
      obrero.send(jugada);
      const [jugado] = (await Promise.race([once(obrero, 'message'), fin])) as [Jugado | number];
      if (typeof jugado !== 'object') throw new Error(`An office's process ended: ${jugado}`);
      alAcabar(jugado);
    }
    obrero.disconnect();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), jugadas.length) }, trabajar));
}
