import type { ReactNode } from 'react';
import { Frase } from '../Frase.tsx';

/** What a question asks, above its fields: a sentence with names and amounts in it. */
export const Intro = ({ children }: { children: ReactNode }) => (
  <p className="formulario-nota tenue">
    <Frase>{children}</Frase>
  </p>
);
