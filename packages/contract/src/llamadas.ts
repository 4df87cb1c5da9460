import * as contrato from './contrato.ts';
import type { Llamada } from './llamada.ts';

type Llamadas<M> = { [K in keyof M as M[K] extends Pick<Llamada, 'metodo' | 'ruta'> ? K : never]: M[K] };

const esLlamada = (cosa: unknown): boolean =>
  typeof cosa === 'object' && cosa !== null && 'metodo' in cosa && 'ruta' in cosa;

/** Every endpoint. The server must have a handler for each, and OpenAPI is made from this. */
export const LLAMADAS = /* @__PURE__ */ Object.fromEntries(
  Object.entries(contrato).filter(([, cosa]) => esLlamada(cosa)),
) as Llamadas<typeof contrato>;
export type NombreLlamada = keyof typeof LLAMADAS;

/** The call that a path belongs to. */
export const llamadaEn = (metodo: string, camino: string): Llamada | undefined =>
  Object.values<Llamada>(LLAMADAS).find(
    ({ metodo: suMetodo, ruta }) =>
      suMetodo === metodo && new RegExp(`^${ruta.replace(/:\w+/g, '[^/]+')}$`).test(camino),
  );
