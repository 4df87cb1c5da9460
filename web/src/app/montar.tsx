import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { rescatarEscrito } from '../features/acceso/escrito.ts';
import { Aplicacion } from './Aplicacion.tsx';

const arbol = (
  <StrictMode>
    <BrowserRouter basename="/leal/">
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

/** A screen behind the login. */
export function montar(raiz: HTMLElement): void {
  raiz.replaceChildren();
  createRoot(raiz).render(arbol);
}

export { arrancarSesion } from '../lib/sesion/sesion.ts';
