import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { rescatarEscrito } from '../acceso/escrito.ts';
import { Aplicacion } from './Aplicacion.tsx';
import { traerPrimera } from './Privado.tsx';

const BASE = '/leal/';

const arbol = (
  <StrictMode>
    <BrowserRouter basename={BASE}>
      <Aplicacion />
    </BrowserRouter>
  </StrictMode>
);

/** Takes over the prerendered login, in slices that leave the thread free while somebody is typing. */
export function hidratar(raiz: HTMLElement): void {
  rescatarEscrito();
  startTransition(() => {
    hydrateRoot(raiz, arbol);
  });
}

/** A screen behind the login, in slices too; its outline stays until the first one is there. */
export function montar(raiz: HTMLElement): void {
  void traerPrimera(globalThis.location.pathname.slice(BASE.length - 1));
  raiz.replaceChildren();
  startTransition(() => createRoot(raiz).render(arbol));
}

export { arrancarSesion } from '../lib/sesion/sesion.ts';
