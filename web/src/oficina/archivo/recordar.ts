import type { Recordadas } from '@leal/domain';
import { almacenPropio } from '../../lib/sesion/recuerdo.ts';

/** The columns chosen on this device for files of one kind, under `clave`; nothing that is no column of it. */
export function recuerdoDe<C extends string>(clave: string, columnas: readonly C[]) {
  const esColumna = (v: unknown): v is C | null => v === null || columnas.some((columna) => columna === v);
  function leer(): Recordadas<C> {
    try {
      const leido: unknown = JSON.parse(almacenPropio().leer(clave) ?? '{}');
      if (typeof leido !== 'object' || leido === null) return {};
      const entradas: [string, unknown][] = Object.entries(leido);
      return Object.fromEntries(entradas.flatMap(([titulo, v]) => (esColumna(v) ? [[titulo, v]] : [])));
    } catch {
      return {};
    }
  }
  const guardar = (nuevas: Recordadas<C>): void =>
    almacenPropio().guardar(clave, JSON.stringify({ ...leer(), ...nuevas }));
  return { leer, guardar };
}
