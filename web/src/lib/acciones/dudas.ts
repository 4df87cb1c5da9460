import { useSyncExternalStore } from 'react';
import { alCerrarSesion } from '../al-cerrar.ts';

/** What an action is about: in words that can follow 'se registró' (`que`), and by the id of its credit or request. */
export type Asunto = { readonly sobre: string; readonly que: string };

/** Something was sent and its outcome is unknown; it is sent again with `clave` until there is an answer. */
export type Duda = Asunto & { readonly clave: string };

let abiertas: readonly Duda[] = [];
const oyentes = new Set<() => void>();

function publicar(nuevas: readonly Duda[]): void {
  abiertas = nuevas;
  for (const avisar of oyentes) avisar();
}

function suscribir(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

export const anotarDuda = (duda: Duda): void => publicar([...abiertas, duda]);
export const quitarDuda = (clave: string): void => publicar(abiertas.filter((d) => d.clave !== clave));

/** The doubt about this credit, request or form; nothing else may be sent about it meanwhile. */
export const dudaSobre = (sobre: string): Duda | undefined => abiertas.find((d) => d.sobre === sobre);

export const hayDudas = (): boolean => abiertas.length > 0;

/** 'el pago de $120.00 de Ana López'. */
export const textoDuda = ({ que }: Asunto): string =>
  `Aún no sabemos si se registró ${que}. Seguimos preguntando…`;

export const useDudas = (): readonly Duda[] => useSyncExternalStore(suscribir, () => abiertas);
export const useDuda = (sobre: string): Duda | undefined =>
  useSyncExternalStore(suscribir, () => dudaSobre(sobre));

/** Resolves as soon as there is a doubt about it, or when `desenlace` ends without one; then it stops listening. */
export const alDudar = (sobre: string, desenlace?: Promise<unknown>): Promise<void> =>
  new Promise((resolver, rechazar) => {
    const dejar = suscribir(() => {
      if (dudaSobre(sobre)) terminar();
    });
    const terminar = () => {
      dejar();
      resolver();
    };
    desenlace?.then(terminar, (error: unknown) => {
      dejar();
      rechazar(error);
    });
  });

alCerrarSesion(() => publicar([]));
