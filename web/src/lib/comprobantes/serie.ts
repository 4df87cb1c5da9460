import { pedirSerie } from '@leal/contract';
import { FORMA_SERIE, MAXIMO_NUMERO_COMPROBANTE } from '@leal/domain';
import { alCerrarSesion } from '../al-cerrar.ts';
import { almacenLocal } from '../almacen-local.ts';
import { llamar } from '../api/llamar.ts';
import { creeHayLinea } from '../linea.ts';

/*
 * The series of this phone's receipts. Each person has a series of their own on each phone: the server gives it once,
 * and from then on a number needs no line. It goes with the session: whoever comes next has a line, and gets another
 * one.
 */
type Numeracion = { readonly serie: string; readonly ultimo: number };

const CLAVE = 'leal_serie';

function leer(uid: string): Numeracion | undefined {
  try {
    const guardada = JSON.parse(almacenLocal.leer(CLAVE) ?? '{}') as Partial<Numeracion & { uid: string }>;
    const { serie, ultimo } = guardada;
    const vale = guardada.uid === uid && FORMA_SERIE.test(serie ?? '') && Number.isSafeInteger(ultimo);
    return vale ? ({ serie, ultimo } as Numeracion) : undefined;
  } catch {
    return undefined;
  }
}

const anotar = (uid: string, numeracion: Numeracion): void =>
  almacenLocal.guardar(CLAVE, JSON.stringify({ uid, ...numeracion }));

/** The numbering in this page, for a phone that keeps nothing. */
const deEstaPagina = new Map<string, Numeracion>();

/** Grows with each session that ends here: what was asked for in one is not kept in the next. */
let sesion = 0;

/** The request that is on its way. */
let pidiendo: Promise<void> | undefined;

alCerrarSesion(() => {
  sesion += 1;
  pidiendo = undefined;
  almacenLocal.borrar(CLAVE);
  deEstaPagina.clear();
});

/** The series with which this phone numbers now. */
export const serieDeEsteTelefono = (uid: string): string | undefined =>
  (leer(uid) ?? deEstaPagina.get(uid))?.serie;

/** The next number, which nobody gets again on this phone; undefined as long as it has no series. */
export function tomarNumero(uid: string): { readonly serie: string; readonly numero: number } | undefined {
  const actual = leer(uid) ?? deEstaPagina.get(uid);
  if (!actual || actual.ultimo >= MAXIMO_NUMERO_COMPROBANTE) return undefined;
  const { serie, ultimo } = actual;
  const siguiente = { serie, ultimo: ultimo + 1 };
  anotar(uid, siguiente);
  deEstaPagina.set(uid, siguiente);
  return { serie, numero: ultimo + 1 };
}

async function pedir(uid: string): Promise<void> {
  const alPedirla = sesion;
  const { serie } = await llamar(pedirSerie, { cuerpo: {} });
  if (alPedirla !== sesion) return;
  deEstaPagina.set(uid, { serie, ultimo: 0 });
  anotar(uid, { serie, ultimo: 0 });
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
  if (leer(uid) !== undefined || deEstaPagina.has(uid) || pidiendo || !creeHayLinea()) return;
  pedirOtraSerie(uid).catch(() => undefined);
}
