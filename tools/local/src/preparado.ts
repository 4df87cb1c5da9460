import type { Server } from 'node:http';
import type { Atender } from './hosting.ts';
import type { Puertos } from './puertos.ts';
import type { OpcionesEmuladores } from './servicio-auth.ts';
import type { Funciones } from './servicio-funciones.ts';

/** Folder, ports and clock of a run. */
export interface Lugar {
  raiz: string;
  puertos: Puertos;
  /** The clock's file. */
  reloj: string;
}

/** What it brings to the suite. */
export interface Preparado {
  atender: Atender;
  /** Where a debugger attaches to the functions. */
  depurador?: number;
  emuladores?: Pick<OpcionesEmuladores, 'configuracion' | 'entorno'>;
  /** What needs the running front or functions. */
  unir?: (frente: Server, funciones: Funciones | undefined) => Promise<void>;
  cerrar?: () => Promise<void>;
}
