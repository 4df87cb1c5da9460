import type { ParseArgsConfig } from 'node:util';

/** What `--semana 2026-11-09` gave. */
export type Opciones = Readonly<Record<string, string | boolean | undefined>>;

export interface Resultado {
  lineas: readonly string[];
  /** False ends the command with code 1. */
  bien: boolean;
}

/** One of the server's scheduled jobs, run by hand. */
export interface Trabajo {
  /** After 'npm run …': what may be asked. */
  uso: string;
  /** What comes without a name before it, under this one. */
  suelto?: string;
  /** As `node:util` reads them; `--proyecto` and `--help` are everybody's. */
  opciones: NonNullable<ParseArgsConfig['options']>;
  /** `ErrorLocal` when what is asked for makes no sense; checked before anything is connected. */
  preparar: (opciones: Opciones) => () => Promise<Resultado>;
}
