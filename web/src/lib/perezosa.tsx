import { type ComponentType, lazy, useState } from 'react';
import { conPlazo } from './plazo.ts';

/** A component whose code is fetched when it is first shown, or before. */
export type Perezosa<P extends object> = ComponentType<P> & {
  /** Fetches the code; a failure shows only when the component is shown. */
  readonly traer: () => Promise<unknown>;
};

/**
 * Like React's `lazy`, but code that is already there is shown at once. `lazy` suspends even then, and React keeps
 * a fallback on screen for at least 300 ms.
 */
export function perezosa<P extends object>(cargar: () => Promise<ComponentType<P>>): Perezosa<P> {
  let lista: ComponentType<P> | undefined;
  const traer = async () => (lista = await conPlazo(cargar));
  const Tardia = lazy(async () => ({ default: await traer() }));

  function Componente(props: P) {
    // Chosen once: replacing the component later would lose its state.
    const [Cual] = useState<ComponentType<P>>(() => lista ?? Tardia);
    return <Cual {...props} />;
  }
  return Object.assign(Componente, { traer });
}
