import type { Posicion } from './posicion.ts';

/** A place on the map, in degrees. */
export type Lugar = Pick<Posicion, 'latitud' | 'longitud'>;

/** The pin of a client's door: the place of a phone that stood at it. */
export type Punto = Posicion;

const RADIO_TIERRA_M = 6_371_009;
const radianes = (grados: number): number => (grados * Math.PI) / 180;
/** The short way round: across the date line, too. */
const vuelta = (grados: number): number => ((grados + 540) % 360) - 180;

/** Metres from one to the other in a straight line; within a city as exact as a phone knows where it is. */
export function metrosEntre(a: Lugar, b: Lugar): number {
  const alNorte = radianes(b.latitud - a.latitud);
  const alEste = radianes(vuelta(b.longitud - a.longitud)) * Math.cos(radianes((a.latitud + b.latitud) / 2));
  return RADIO_TIERRA_M * Math.hypot(alNorte, alEste);
}

type Parada = { readonly id_credito: string; readonly punto?: Lugar | undefined };

/**
 * The nearest door from here, from that one the nearest of the rest, and so on; of two as near the one that came first.
 * Only whoever has a pin: the others keep their place (`fusionarOrden`).
 */
export function ordenarPorCercania(paradas: readonly Parada[], desde: Lugar): string[] {
  const quedan = paradas.flatMap(({ id_credito, punto }) => (punto ? [{ id_credito, punto }] : []));
  const orden: string[] = [];
  for (let aqui = desde; quedan.length > 0;) {
    const metros = quedan.map(({ punto }) => metrosEntre(aqui, punto));
    const [cerca] = quedan.splice(metros.indexOf(Math.min(...metros)), 1);
    if (!cerca) break;
    orden.push(cerca.id_credito);
    aqui = cerca.punto;
  }
  return orden;
}

/**
 * The later capture of two of one door stands, in whatever order they arrive; of the same instant, the one that arrives
 * last.
 */
export const quedaElNuevo = (guardado: Date | undefined, capturado: Date): boolean =>
  guardado === undefined || capturado.getTime() >= guardado.getTime();
