import type { ParseArgsConfig } from 'node:util';

/** The options, as in `--semana 2026-11-09`. */
export type Opciones = Readonly<Record<string, string | boolean | undefined>>;

export interface Resultado {
  lineas: readonly string[];
  /** False ends the command with code 1. */
  bien: boolean;
}

/** One of the server's scheduled jobs, run by hand. */
export interface Trabajo {
  /** The words after 'npm run …': what may be asked. */
  uso: string;
  /** The name for what comes without one before it. */
  suelto?: string;
  /** The options as `node:util` reads them; `--proyecto` and `--help` are everybody's. */
  opciones: NonNullable<ParseArgsConfig['options']>;
  /** `ErrorLocal` when what is asked for makes no sense; checked before anything is connected. */
  preparar: (opciones: Opciones) => () => Promise<Resultado>;
}
