import './tabla.css';
import type { Centavos } from '@leal/domain';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { Monto } from '../Monto.tsx';
import type { Ordenable, Sentido } from './orden.ts';

/** An amount, or none to show. */
type Importe<F> = (fila: F) => Centavos | false;

/** A column's `clave` is also its name for styles, and its place in `areas`. */
export type ColumnaSencilla<F> = Ordenable<F> & {
  titulo: ReactNode;
  /** The title is for screen readers alone. */
  oculta?: boolean;
  sentido?: Sentido;
  /** The column that names the subject of the row. */
  principal?: true;
  /** A figure (`cifra`, or an amount by `importe`) stands on the right; on a phone, where it begins its line, on the left. */
  lado?: 'izquierda';
  /** The words before its cells where the head is out of sight: these, or its title. */
  nombre?: string | true;
  /** A phone leaves this row's cell out, as it does with empty ones. */
  fuera?: (fila: F) => boolean;
} & ({ celda: (fila: F) => ReactNode; importe?: never } | { importe: Importe<F>; celda?: never });

const tipoDe = ({ cifra, importe }: ColumnaSencilla<never>) => (cifra || importe ? 'cifra' : undefined);

type PropsFila<F> = {
  fila: F;
  columnas: readonly ColumnaSencilla<F>[];
  marca: string | undefined;
};

const Fila = memo(({ fila, columnas, marca }: PropsFila<never>) => (
  <tr data-clase={marca}>
    {columnas.map((columna) => {
      const { clave, titulo, principal, lado, nombre, fuera, celda, importe } = columna;
      const tipo = tipoDe(columna);
      const cuanto = importe?.(fila) ?? false;
      return (
        <td
          key={clave}
          translate={tipo || principal ? 'no' : undefined}
          data-columna={clave}
          data-lugar={fuera?.(fila) ? 'fuera' : principal && 'principal'}
          data-nombre={nombre === true ? titulo : nombre}
          data-tipo={tipo}
          data-lado={lado}
          style={{ gridArea: clave }}
        >
          {celda ? celda(fila) : cuanto !== false && <Monto valor={cuanto} />}
        </td>
      );
    })}
  </tr>
)) as unknown as <F>(props: PropsFila<F>) => ReactNode;

type Props<F> = {
  /** The name of the table for screen readers, where nothing above it says so. */
  nombre?: string;
  /** The class of the table; `marca` names a row for its styles. */
  clase: string;
  marca?: (fila: F) => string | undefined;
  /** Its rows stay rows on a phone; else each is a block there, with its cells as `areas` says. */
  menuda?: boolean;
  areas?: string;
  columnas: readonly ColumnaSencilla<F>[];
  filas: readonly F[];
  clave: (fila: F) => string;
  /** The answer to another question stands here while this one's comes. */
  ocupada?: boolean;
  /** Rows below the rows. */
  pie?: ReactNode;
};

/**
 * A table of few rows. No browser translates what a row is about, nor a figure. Columns that are made once, outside of
 * the component, keep rows from being drawn again.
 */
export const TablaSencilla = <F,>(props: Props<F>) => {
  const { nombre, clase, marca, menuda, areas, columnas, filas, clave, ocupada, pie } = props;
  return (
    <table
      className={`${menuda ? 'tabla-menuda tabular' : 'tabla'} ${clase}`}
      aria-label={nombre}
      aria-busy={ocupada}
      style={{ '--areas': areas } as CSSProperties}
    >
      <thead>
        <tr>
          {columnas.map((columna) => (
            <th
              key={columna.clave}
              scope="col"
              aria-sort={columna.sentido}
              data-columna={columna.clave}
              data-tipo={tipoDe(columna)}
            >
              {columna.oculta ? <span className="solo-lectores">{columna.titulo}</span> : columna.titulo}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {filas.map((fila) => (
          <Fila key={clave(fila)} fila={fila} columnas={columnas} marca={marca?.(fila)} />
        ))}
      </tbody>
      {pie && <tfoot>{pie}</tfoot>}
    </table>
  );
};
