/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/control-has-associated-label -- the rows of a virtual list are blocks */
import { memo, type ReactNode, useEffect } from 'react';
import type { Columna, PropsTabla } from './columna.ts';
import { useEnFoco } from './foco.tsx';
import { claseDe } from './medidas.ts';

type PropsCaja = {
  papel: 'gridcell' | 'columnheader';
  nombre: string;
  marcada: boolean | 'algunas';
  /** None: there is nothing to choose, or its table hears the press. */
  alCambiar?: (() => void) | undefined;
};

/** The browser's own tick box, with all the room of its cell. The Tab key passes over it: Space is the row's. */
export const Caja = ({ papel, nombre, marcada, alCambiar }: PropsCaja) => (
  <div role={papel} className="tabla-celda tabla-caja">
    <label className="centro">
      <input
        type="checkbox"
        aria-label={nombre}
        tabIndex={papel === 'gridcell' ? -1 : undefined}
        disabled={papel === 'columnheader' && !alCambiar}
        checked={marcada === true}
        readOnly={!alCambiar}
        onChange={alCambiar}
        ref={(caja) => {
          if (caja) caja.indeterminate = marcada === 'algunas';
        }}
      />
    </label>
  </div>
);

type Props<F> = {
  fila: F;
  clave: string;
  lugar: number;
  columnas: readonly Columna<F>[];
  tono: ReturnType<NonNullable<PropsTabla<F>['tono']>>;
  /** Absent where rows do not unfold. */
  abierta: boolean | undefined;
  /** The row is chosen, in a table where rows can be, and the name for its tick. */
  elegida: boolean | undefined;
  dequien: string | undefined;
  alDibujarse: (() => void) | undefined;
};

function Dibujada<F>({
  fila,
  clave,
  lugar,
  columnas,
  tono,
  abierta,
  elegida,
  dequien,
  alDibujarse,
}: Props<F>) {
  const { id, enFoco } = useEnFoco(clave);
  useEffect(() => alDibujarse?.(), [alDibujarse]);
  return (
    <div
      role="row"
      id={id}
      className={`tabla-fila chica ${tono === 'tenue' ? 'tenue' : ''}`}
      data-row-key={clave}
      data-foco={enFoco || undefined}
      data-tono={tono}
      aria-rowindex={lugar + 2}
      aria-selected={elegida}
      aria-expanded={abierta}
    >
      {abierta !== undefined && (
        <div role="gridcell" className="tabla-celda tabla-punta">
          <i aria-hidden />
        </div>
      )}
      {elegida !== undefined && <Caja papel="gridcell" nombre={`Seleccionar ${dequien}`} marcada={elegida} />}
      {columnas.map((columna) => (
        <div
          key={columna.clave}
          role="gridcell"
          className={claseDe(columna)}
          translate={columna.cifra || columna.fija === true ? 'no' : undefined}
        >
          {columna.celda(fila)}
        </div>
      ))}
    </div>
  );
}

/** Drawn again when something of its own changes, and not when the table is: a key is answered within a frame. */
export const FilaDensa = memo(Dibujada) as typeof Dibujada;

type PropsDetalle<F> = { fila: F; columnas: number; ver: (fila: F) => ReactNode };

function Desplegado<F>({ fila, columnas, ver }: PropsDetalle<F>) {
  return (
    <div role="row" className="tabla-detalle chica">
      <div role="gridcell" aria-colspan={columnas}>
        {ver(fila)}
      </div>
    </div>
  );
}

/** The part that unfolds below a row. */
export const DetalleDeFila = memo(Desplegado) as typeof Desplegado;
