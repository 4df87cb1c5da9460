import { useSyncExternalStore } from 'react';
import type { Registro } from './registro.ts';
import { leerLectura, leerRegistros, type Lectura, suscribirRegistros } from './salida.ts';

/** What this person's outbox holds on this phone, in the order of the taps. */
export const useRegistros = (): readonly Registro[] =>
  useSyncExternalStore(suscribirRegistros, leerRegistros);

export const useLectura = (): Lectura => useSyncExternalStore(suscribirRegistros, leerLectura);
