import './tabla.css';
import type { ReactNode } from 'react';

type Props = {
  /** Its place in the row on a phone, by the table's `grid-template-areas`; a table on a wide screen has columns. */
  en?: string;
  /** The cell's place on a phone: what the row is about, a line of its own, or nothing. */
  lugar?: 'principal' | 'renglon' | 'fuera' | undefined;
  /** The name of its column, where that is out of sight. */
  nombre?: string;
  /** A figure: on the right; on a phone, where it begins its line, on the left. */
  cifra?: boolean | 'izquierda';
  className?: string;
  children: ReactNode;
};

/** A cell of a `tabla`. No browser translates what the row is about, nor a figure. */
export const Celda = ({ en, lugar, nombre, cifra = false, className, children }: Props) => (
  <td
    className={className}
    translate={cifra || lugar === 'principal' ? 'no' : undefined}
    data-lugar={lugar}
    data-nombre={nombre}
    data-tipo={cifra ? 'cifra' : undefined}
    data-lado={cifra === 'izquierda' ? cifra : undefined}
    style={en === undefined ? undefined : { gridArea: en }}
  >
    {children}
  </td>
);
