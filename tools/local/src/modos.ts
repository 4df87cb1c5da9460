// The ways to run the code: the deployed bundle in one process (default), the official Functions and Hosting
// emulators, the whole official suite with its Firestore, and Vite's dev server with functions rebuilt on change.
import { prepararEmulador } from './modo-emulador.ts';
import { prepararDesarrollo } from './modo-desarrollo.ts';
import { crearHosting } from './hosting.ts';
import type { Lugar, Preparado } from './preparado.ts';

export type Modo = 'proceso' | 'emulador' | 'oficial' | 'desarrollo';

export function elegirModo(modo: Modo, lugar: Lugar): Preparado {
  if (modo === 'emulador' || modo === 'oficial') return prepararEmulador(lugar, modo === 'oficial');
  if (modo === 'desarrollo') return prepararDesarrollo(lugar);
  return { atender: crearHosting(lugar.raiz, lugar.puertos.functions) };
}
