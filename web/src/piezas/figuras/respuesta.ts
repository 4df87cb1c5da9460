import { registrarAbono, registrarAtraso } from '@leal/contract';
import { leerCarta } from '../../lib/acciones/accion.ts';
import { type Registro, sinResolver } from '../../lib/salida/registro.ts';

const leerSiSePuede = <R>(leer: () => R): R | undefined => {
  try {
    return leer();
  } catch {
    // Another version of the app got it: the next answer says it all.
    return undefined;
  }
};

/** The server's answer to a payment, visit or late day; undefined while there is none. */
export const respuestaDe = (registro: Registro) =>
  sinResolver(registro) || registro.gestion === undefined
    ? undefined
    : leerSiSePuede(() =>
        leerCarta(registro.gestion === 'atraso' ? registrarAtraso : registrarAbono, registro),
      );
