import { duenoEn, llevaRuta, prestadaEn, ROL, rutasQueLleva, textoPrestados } from '@leal/domain';
import { leer } from '../data/coleccion.ts';
import { usuarios } from '../data/usuarios.ts';
import { ErrorApp } from '../platform/errores.ts';
import { type Actor, exigirAlcance, exigirPropio } from './actor.ts';

/* Whose portfolio somebody may work at an instant: their own, and the routes that are lent to them then. */

type DeCobrador = Parameters<typeof duenoEn>[0];

/** The instant of a tap, else now; a clock that runs ahead gets no route before its time. */
export const instanteDelToque = (capturado_en: string | undefined, ahora: Date): Date =>
  new Date(Math.min(capturado_en === undefined ? Infinity : Date.parse(capturado_en), ahora.getTime()));

/** As `exigirAlcance`, or a document of a route that the actor worked for its collector at that instant. */
export function exigirCartera<T extends DeCobrador>(
  actor: Actor,
  documento: T | undefined,
  instante: Date,
): T {
  const seLeLleva =
    documento !== undefined &&
    llevaRuta(actor.rutas_prestadas, { de: duenoEn(documento, instante), a: actor.uid }, instante);
  return seLeLleva ? documento : exigirAlcance(actor, documento);
}

/**
 * The same for a read. A record that is remembered may not know yet that a route was lent, or is back: whoever asks for what is
 * another collector's is looked up again, a read more.
 */
export async function exigirCarteraAlLeer<T extends DeCobrador>(
  actor: Actor,
  documento: T | undefined,
  ahora: Date,
): Promise<T> {
  if (actor.id_rol !== ROL.cobrador || documento === undefined || documento.id_cobrador === actor.uid)
    return exigirAlcance(actor, documento);
  const { rutas_prestadas } = (await leer(usuarios.doc(actor.uid))) ?? {};
  return exigirCartera({ ...actor, rutas_prestadas }, documento, ahora);
}

/** Whoever has lent their route collects nothing from it meanwhile, unless the loan says both do. 422 RUTA_PRESTADA. */
export function exigirSinPrestar({ uid, rutas_prestadas }: Actor, instante: Date): void {
  const prestada = prestadaEn(rutas_prestadas, uid, instante);
  if (prestada === undefined || prestada.ambos) return;
  throw new ErrorApp(
    'RUTA_PRESTADA',
    `Tu ruta está prestada a ${prestada.nombre_a} ${textoPrestados(prestada)}: ahora la cobra esa persona.`,
  );
}

/** The collectors whose portfolios a collector works now, their own first; of the office, everybody's (null). */
export const carterasDe = ({ uid, id_rol, rutas_prestadas }: Actor, ahora: Date): readonly string[] | null =>
  id_rol === ROL.cobrador ? [uid, ...rutasQueLleva(rutas_prestadas, uid, ahora).map(({ de }) => de)] : null;

/** The same, where the office may name one collector. */
export function carterasNombradas(
  actor: Actor,
  id_usuario: string | undefined,
  ahora: Date,
): readonly string[] | null {
  exigirPropio(actor, id_usuario);
  return carterasDe(actor, ahora) ?? (id_usuario === undefined ? null : [id_usuario]);
}
