import './panel.css';
import type { ReactNode } from 'react';

type Props = { nombre: string; children: ReactNode };

/** A line of a list of facts: its name, and its value on the right. */
export const Dato = ({ nombre, children }: Props) => (
  <div className="dato">
    <dt>{nombre}</dt>
    <dd>{children}</dd>
  </div>
);
