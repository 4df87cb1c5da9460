/** A repeatable random source: the same seed text gives the same sequence on every machine. */
export type Azar = {
  /** A number in [0, 1). */
  readonly siguiente: () => number;
  /** A whole number in [minimo, maximo], both included. */
  readonly entero: (minimo: number, maximo: number) => number;
  readonly elegir: <T>(opciones: readonly T[]) => T;
  readonly ocurre: (probabilidad: number) => boolean;
  /** `cuantos` distinct members, in the order of the list. */
  readonly muestra: <T>(lista: readonly T[], cuantos: number) => T[];
};

/** FNV-1a: spreads similar seed texts ('c1', 'c2') over the whole 32 bits. */
function semillaNumerica(texto: string): number {
  let suma = 0x811c9dc5;
  for (let i = 0; i < texto.length; i += 1) suma = Math.imul(suma ^ texto.charCodeAt(i), 0x01000193);
  return suma >>> 0;
}

/** mulberry32: 32 bits of state, good enough to invent people and fast enough for 100,000 of them. */
function mulberry(estado: number): () => number {
  let a = estado;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function crearAzar(semilla: string): Azar {
  const siguiente = mulberry(semillaNumerica(semilla));
  const entero = (minimo: number, maximo: number) => minimo + Math.floor(siguiente() * (maximo - minimo + 1));
  const elegir = <T>(opciones: readonly T[]): T => {
    if (opciones.length === 0) throw new RangeError('Nothing to choose from');
    return opciones[entero(0, opciones.length - 1)] as T;
  };
  const muestra = <T>(lista: readonly T[], cuantos: number): T[] => {
    let faltan = Math.min(cuantos, lista.length);
    return lista.filter((_, i) => {
      const toma = siguiente() * (lista.length - i) < faltan;
      if (toma) faltan -= 1;
      return toma;
    });
  };
  return { siguiente, entero, elegir, ocurre: (p) => siguiente() < p, muestra };
}

/** Words to choose from, written with commas on as many lines as it takes. */
export const lista = (texto: string): readonly string[] =>
  texto.split(',').map((palabra) => palabra.trim().replace(/\s+/g, ' '));
