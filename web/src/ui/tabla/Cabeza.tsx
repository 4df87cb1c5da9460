/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the rows of a virtual list are blocks */
import type { Ref } from 'react';
import { BotonDeOrden } from './BotonDeOrden.tsx';
import type { PropsTabla } from './columna.ts';
import { Caja } from './FilaDensa.tsx';
import { claseDe } from './medidas.ts';
import { sentidoDe } from './orden.ts';

type Props<F> = Pick<PropsTabla<F>, 'columnas' | 'totales' | 'orden' | 'alOrdenar'> & {
  ref: Ref<HTMLDivElement>;
  desplegable: boolean;
  /** Whether all rows are chosen, in a table where they can be. */
  elegidas: boolean | 'algunas' | undefined;
  alElegirTodas: (() => void) | undefined;
};

/** The head stays above its rows, and goes sideways with them. */
export function Cabeza<F>({
  ref,
  columnas,
  totales,
  orden,
  alOrdenar,
  desplegable,
  elegidas,
  alElegirTodas,
}: Props<F>) {
  return (
    <div ref={ref} role="rowgroup" className="tabla-cabeza">
      <div role="row" aria-rowindex={1}>
        {desplegable && (
          <div role="columnheader" className="tabla-celda tabla-punta">
            <span className="solo-lectores">Detalle</span>
          </div>
        )}
        {elegidas !== undefined && (
          <Caja
            papel="columnheader"
            nombre="Seleccionar todas"
            marcada={elegidas}
            alCambiar={alElegirTodas}
          />
        )}
        {columnas.map((columna) => (
          <div
            key={columna.clave}
            role="columnheader"
            className={claseDe(columna)}
            aria-sort={columna.valor && sentidoDe(orden, columna.clave)}
          >
            {columna.valor ? <BotonDeOrden {...{ columna, orden, alOrdenar }} /> : columna.titulo}
          </div>
        ))}
      </div>
      {totales && (
        <div role="row" className="tabla-totales">
          {columnas.map((columna, i) => (
            <div key={columna.clave} role="gridcell" className={claseDe(columna)} translate="no">
              {totales[i]}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
