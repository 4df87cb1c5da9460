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

/** The parts that a preparation brings to the suite. */
export interface Preparado {
  atender: Atender;
  /** The port where a debugger attaches to the functions. */
  depurador?: number;
  emuladores?: Pick<OpcionesEmuladores, 'configuracion' | 'entorno'>;
  /** The step that needs the running front or functions. */
  unir?: (frente: Server, funciones: Funciones | undefined) => Promise<void>;
  cerrar?: () => Promise<void>;
}
