import type { ReactNode } from 'react';
import './capas.css';

/**
 * How a layer draws what is in it: while it is deaf all of that is said to be disabled, and its main button fills.
 * `vuelta`: `useCapa`'s.
 */
export const envolver = (vuelta: number) => (contenido: ReactNode) => (
  <div
    className="capa"
    {...(vuelta > 0 && { role: 'group', 'aria-disabled': true, 'data-vuelta': vuelta % 2 })}
  >
    {contenido}
  </div>
);
