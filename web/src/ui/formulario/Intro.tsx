import type { ReactNode } from 'react';
import { Frase } from '../Frase.tsx';

/** The sentence of a question above its fields, with names and amounts in it. */
export const Intro = ({ children }: { children: ReactNode }) => (
  <p className="formulario-nota tenue">
    <Frase>{children}</Frase>
  </p>
);
