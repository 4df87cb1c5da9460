import { useSyncExternalStore } from 'react';
import { alCerrarSesion } from '../al-cerrar.ts';
import { crearOyentes } from '../oyentes.ts';

/** The subject of an action: in words that can follow 'se registró' (`que`), and by the id of its credit or request. */
export type Asunto = { readonly sobre: string; readonly que: string };

/**
 * Something was sent and its outcome is unknown; it is sent again with `clave` until there is an answer. `guardada`: it
 * is safe in the phone's outbox, and has not been sent, because there is no line; `enCamino`: because it was tapped a
 * moment ago. `sigue`: it is a visit or a late day and the phone knows that it was not sent: a payment may follow it.
 */
export type Duda = Asunto & {
  readonly clave: string;
  readonly guardada?: boolean;
  readonly enCamino?: boolean;
  readonly sigue?: boolean;
};

/** The doubts that this page alone asks about, and those of the outbox. */
let propias: readonly Duda[] = [];
let guardadas: readonly Duda[] = [];
let abiertas: readonly Duda[] = [];
const oyentes = crearOyentes();

function publicar(): void {
  abiertas = [...propias, ...guardadas];
  oyentes.despertar();
}

function cambiarPropias(nuevas: readonly Duda[]): void {
  propias = nuevas;
  publicar();
}

/** The outbox tells of everything that it has not sent, or has no answer for. */
export function ponerDudasGuardadas(nuevas: readonly Duda[]): void {
  guardadas = nuevas;
  publicar();
}

export const anotarDuda = (duda: Duda): void => cambiarPropias([...propias, duda]);
export const quitarDuda = (clave: string): void => cambiarPropias(propias.filter((d) => d.clave !== clave));

/** The doubt about this credit, request or form; nothing else may be sent about it meanwhile. */
export const dudaSobre = (sobre: string): Duda | undefined => abiertas.find((d) => d.sobre === sobre);

/** The doubt after which no payment of this credit may follow yet. */
export const impedimentoSobre = (sobre: string): Duda | undefined =>
  abiertas.find((d) => d.sobre === sobre && !d.sigue);

/** Doubts of the outbox live longer than the page; those that only this page asks about are lost with it. */
export const hayDudas = (): boolean => propias.length > 0;

/** 'el pago de $120.00 de Ana López'. */
export const textoDuda = ({ que, guardada, enCamino }: Omit<Duda, 'clave'>): string =>
  guardada
    ? `Guardado en este teléfono: ${que}. Se enviará ${enCamino ? 'en un momento' : 'cuando haya señal'}.`
    : `Aún no sabemos si se registró ${que}. Seguimos preguntando…`;

export const useDudas = (): readonly Duda[] => useSyncExternalStore(oyentes.suscribir, () => abiertas);
export const useDuda = (sobre: string): Duda | undefined =>
  useSyncExternalStore(oyentes.suscribir, () => dudaSobre(sobre));

export const useImpedimento = (sobre: string): Duda | undefined =>
  useSyncExternalStore(oyentes.suscribir, () => impedimentoSobre(sobre));

/** Resolves as soon as there is a doubt about it, or when `desenlace` ends without one; then it stops listening. */
export const alDudar = (sobre: string, desenlace?: Promise<unknown>): Promise<void> =>
  new Promise((resolver, rechazar) => {
    const dejar = oyentes.suscribir(() => {
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

alCerrarSesion(() => cambiarPropias([]));
