import { pedirSerie } from '@leal/contract';
import { MAXIMO_NUMERO_COMPROBANTE } from '@leal/domain';
import { alCerrarSesion } from '../al-cerrar.ts';
import { llamar } from '../api/llamar.ts';
import { creeHayLinea } from '../linea.ts';
import { anotarNumeracion, leerNumeracion, type Numeracion, olvidarNumeracion } from './numeracion.ts';

/*
 * The series of this phone's receipts. Each person has a series of their own on each phone: the server gives it once,
 * and from then on a number needs no line. It goes with the session: whoever comes next has a line, and gets another
 * one.
 */
/** The numbering in this page, for a phone that keeps nothing. */
const deEstaPagina = new Map<string, Numeracion>();

/** Grows with each session that ends here: what was asked for in one is not kept in the next. */
let sesion = 0;

/** The request that is on its way. */
let pidiendo: Promise<void> | undefined;

alCerrarSesion(() => {
  sesion += 1;
  pidiendo = undefined;
  olvidarNumeracion();
  deEstaPagina.clear();
});

/** The next number, which nobody gets again on this phone; undefined as long as it has no series. */
export function tomarNumero(uid: string): { readonly serie: string; readonly numero: number } | undefined {
  const actual = leerNumeracion(uid) ?? deEstaPagina.get(uid);
  if (!actual || actual.ultimo >= MAXIMO_NUMERO_COMPROBANTE) return undefined;
  const { serie, ultimo } = actual;
  const siguiente = { serie, ultimo: ultimo + 1 };
  anotarNumeracion(uid, siguiente);
  deEstaPagina.set(uid, siguiente);
  return { serie, numero: ultimo + 1 };
}

async function pedir(uid: string): Promise<void> {
  const alPedirla = sesion;
  const { serie } = await llamar(pedirSerie, { cuerpo: {} });
  if (alPedirla !== sesion) return;
  deEstaPagina.set(uid, { serie, ultimo: 0 });
  anotarNumeracion(uid, { serie, ultimo: 0 });
}

/**
 * Gets another series from now on: the one that it had is of another phone too, or there is none. Needs a line. A
 * second caller meanwhile gets the same one: a second series would begin at one again.
 */
export function pedirOtraSerie(uid: string): Promise<void> {
  if (pidiendo) return pidiendo;
  const peticion = pedir(uid).finally(() => {
    if (pidiendo === peticion) pidiendo = undefined;
  });
  pidiendo = peticion;
  return peticion;
}

/** Once per phone and person, when there is nothing better to do; without a line it is tried again later. */
export function prepararSerie(uid: string): void {
  if (leerNumeracion(uid) !== undefined || deEstaPagina.has(uid) || pidiendo || !creeHayLinea()) return;
  pedirOtraSerie(uid).catch(() => undefined);
}
