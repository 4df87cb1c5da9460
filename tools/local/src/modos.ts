// The three ways to run the code: the deployed bundle in one process (default), the official
// Functions and Hosting emulators, and Vite's dev server with functions rebuilt on change.
import type { Server } from 'node:http';
import { prepararEmulador } from './modo-emulador.ts';
import { prepararDesarrollo } from './modo-desarrollo.ts';
import { type Atender, crearHosting } from './hosting.ts';
import { conMemoria } from './memoria-estaticos.ts';
import type { Puertos } from './puertos.ts';
import type { OpcionesEmuladores } from './servicio-auth.ts';
import type { Funciones } from './servicio-funciones.ts';

export type Modo = 'proceso' | 'emulador' | 'desarrollo';

export interface Lugar {
  raiz: string;
  puertos: Puertos;
  /** The clock's file. */
  reloj: string;
}

export interface Preparado {
  atender: Atender;
  emuladores?: Pick<OpcionesEmuladores, 'configuracion' | 'entorno'>;
  /** What needs the running front or functions. */
  unir?: (frente: Server, funciones: Funciones | undefined) => Promise<void>;
  cerrar?: () => Promise<void>;
}

export function elegirModo(modo: Modo, lugar: Lugar): Preparado {
  if (modo === 'emulador') return prepararEmulador(lugar);
  if (modo === 'desarrollo') return prepararDesarrollo(lugar);
  return { atender: conMemoria(crearHosting(lugar.raiz, lugar.puertos.functions)) };
}
