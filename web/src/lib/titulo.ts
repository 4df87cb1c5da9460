// The browser's tab says more than the name of the screen: how much waits for this person, and whom it is about.
import { useEffect, useSyncExternalStore } from 'react';
import { crearOyentes } from './oyentes.ts';

type Pestana = { readonly cuenta: number; readonly sobre: string | undefined };

let pestana: Pestana = { cuenta: 0, sobre: undefined };
const oyentes = crearOyentes();

function poner(cambio: Partial<Pestana>): void {
  pestana = { ...pestana, ...cambio };
  oyentes.despertar();
}

/** The title begins with the count while this is on screen: '(3) Bandeja · Leal'. */
export function useCuentaEnTitulo(cuenta: number): void {
  useEffect(() => {
    poner({ cuenta });
    return () => poner({ cuenta: 0 });
  }, [cuenta]);
}

/** The person whose screen it is, once known: 'Ana López · Registro de Pago · Leal'. */
export function useSobreQuien(sobre: string | undefined): void {
  useEffect(() => {
    poner({ sobre });
    return () => poner({ sobre: undefined });
  }, [sobre]);
}

/** The whole title of a screen. */
export function useTitulo(pantalla: string | undefined): string {
  const { cuenta, sobre } = useSyncExternalStore(oyentes.suscribir, () => pestana);
  const nombre = [sobre, pantalla, 'Leal'].filter(Boolean).join(' · ');
  return cuenta > 0 ? `(${cuenta}) ${nombre}` : nombre;
}
