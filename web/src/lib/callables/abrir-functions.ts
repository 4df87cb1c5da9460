import { getDefaultEmulatorHostnameAndPort } from '@firebase/util';
import { getApp } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions, type Functions } from 'firebase/functions';

const REGION = import.meta.env.VITE_LEAL_REGION ?? 'us-central1';

let abiertas: Functions | undefined;

function abrir(): Functions {
  const functions = getFunctions(getApp(), REGION);
  const emulador = getDefaultEmulatorHostnameAndPort('functions');
  if (emulador) connectFunctionsEmulator(functions, ...emulador);
  return functions;
}

/** The app's callables; each call carries the token of the person who is signed in then. */
export const abrirFunctions = (): Functions => (abiertas ??= abrir());

export { httpsCallable } from 'firebase/functions';
