import { RUTA_CALLABLES } from '@leal/contract';
import { getApp } from 'firebase/app';
import { getFunctions, type Functions } from 'firebase/functions';

/** The app's callables, through our own Hosting; each call carries the token of the person who is signed in then. */
export const abrirFunctions = (): Functions => getFunctions(getApp(), location.origin + RUTA_CALLABLES);

export { httpsCallable } from 'firebase/functions';
