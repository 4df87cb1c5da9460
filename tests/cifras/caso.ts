import type { Libro } from './libro.ts';
import type { Oficina } from './oficina.ts';
import type { Pantallas } from './pantallas.ts';

/** A collector of an office: what the screens say of it, and the rows that it comes from. */
export type Caso = {
  readonly oficina: Oficina;
  readonly pantallas: Pantallas;
  readonly id: string;
  readonly libro: Libro;
};

export const suma = <T>(cosas: readonly T[], valor: (cosa: T) => number): number =>
  cosas.reduce((total, cosa) => total + valor(cosa), 0);
