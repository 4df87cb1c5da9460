import type { ReactNode } from 'react';
import { Frase } from '../Frase.tsx';

/** What a form or a question is about, above its fields. */
export const Intro = ({ children }: { children: ReactNode }) => (
  <p className="formulario-intro">
    <Frase>{children}</Frase>
  </p>
);
