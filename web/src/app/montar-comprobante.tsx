import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PaginaComprobante } from '../publico/PaginaComprobante.tsx';

/** The one screen without a session or a frame: who opens it is no user of Leal. */
export function montarComprobante(raiz: HTMLElement): void {
  const token = globalThis.location.pathname.split('/')[3] ?? '';
  raiz.replaceChildren();
  createRoot(raiz).render(
    <StrictMode>
      <PaginaComprobante token={token} />
    </StrictMode>,
  );
}
