import 'virtual:estilos-antd/listas.css';
import {
  claveDeEncabezado,
  type ColumnasHalladas,
  formatearNumero,
  type Recordadas,
  textoDeCelda,
} from '@leal/domain';
import { Select } from 'antd';
import { useId, useState } from 'react';
import { Panel } from '../../ui/panel/Panel.tsx';
import type { Hoja } from './hoja.ts';
import type { HojaLeida } from './lectura/hoja-leida.ts';

/** What a kind of file says of each column, and how choices for it are remembered. */
export type ClaseDeArchivo<C extends string> = {
  readonly columnas: readonly C[];
  readonly palabras: Readonly<Record<C, { titulo: string; explicacion: string }>>;
  readonly faltan: (columnas: ColumnasHalladas<C>) => readonly C[];
  readonly recordadas: { readonly guardar: (nuevas: Recordadas<C>) => void };
};

const NINGUNA = -1;
const FILAS_A_ELEGIR = 30;

type PropsUna<C extends string> = {
  columna: C;
  clase: ClaseDeArchivo<C>;
  hoja: Hoja<C>;
  opciones: { value: number; label: string }[];
  alElegir: (lugar: number) => void;
};

function UnaColumna<C extends string>({ columna, clase, hoja, opciones, alElegir }: PropsUna<C>) {
  const id = useId();
  const { titulo, explicacion } = clase.palabras[columna];
  const falta = clase.faltan(hoja.columnas).includes(columna);
  return (
    <div className="pila aire-4">
      <label htmlFor={id}>{titulo}</label>
      <Select
        id={id}
        value={hoja.columnas[columna] ?? NINGUNA}
        options={opciones}
        status={falta ? 'error' : ''}
        onChange={alElegir}
      />
      <small className={falta ? 'mal' : 'tenue'}>{falta ? 'Elige la columna' : explicacion}</small>
    </div>
  );
}

type Props<C extends string> = {
  clase: ClaseDeArchivo<C>;
  leida: HojaLeida;
  hoja: Hoja<C>;
  alCambiar: (hoja: Hoja<C>) => void;
  proponer: (fila: number) => Hoja<C>;
};

/** Which row has the headings, and which of the file's columns is which; what is chosen is remembered. */
export function ElegirColumnas<C extends string>({ clase, leida, hoja, alCambiar, proponer }: Props<C>) {
  const idFila = useId();
  const falta = clase.faltan(hoja.columnas).length > 0;
  const [abierto, setAbierto] = useState(false);
  const halladas = formatearNumero(Object.keys(hoja.columnas).length);
  const todas = formatearNumero(clase.columnas.length);
  const titulos = hoja.filas[hoja.encabezado] ?? [];
  const opciones = [
    { value: NINGUNA, label: 'Ninguna' },
    ...titulos.flatMap((celda, value) => {
      const label = textoDeCelda(celda);
      return label === '' ? [] : [{ value, label }];
    }),
  ];
  const elegir = (columna: C, lugar: number) => {
    const clave = claveDeEncabezado(titulos[lugar] ?? null);
    const antes = claveDeEncabezado(titulos[hoja.columnas[columna] ?? NINGUNA] ?? null);
    clase.recordadas.guardar({
      ...(antes !== '' && { [antes]: null }),
      ...(clave !== '' && { [clave]: columna }),
    });
    const demas = Object.fromEntries(
      Object.entries(hoja.columnas).filter(([nombre, puesto]) => nombre !== columna && puesto !== lugar),
    ) as ColumnasHalladas<C>;
    alCambiar({ ...hoja, columnas: lugar === NINGUNA ? demas : { ...demas, [columna]: lugar } });
  };
  const filas = leida.filas.slice(0, FILAS_A_ELEGIR).map((fila, value) => ({
    value,
    label: `Renglón ${formatearNumero(value + 1)}: ${fila.map(textoDeCelda).filter(Boolean).slice(0, 4).join(' · ')}`,
  }));
  return (
    <Panel titulo="Columnas" subtitulo="Cuál de tu archivo es cuál. Se recuerda para la próxima.">
      {/* Where all were found nobody has to scroll past them. */}
      <details open={falta || abierto} onToggle={({ currentTarget }) => setAbierto(currentTarget.open)}>
        <summary className="tenue alto-dedo">{`Se hallaron ${halladas} de ${todas}`}</summary>
        <div className="pila aire-16">
          <div className="pila aire-4">
            <label htmlFor={idFila}>Renglón de los títulos</label>
            <Select
              id={idFila}
              value={hoja.encabezado}
              options={filas}
              onChange={(fila) => alCambiar(proponer(fila))}
            />
          </div>
          <div className="rejilla">
            {clase.columnas.map((columna) => (
              <UnaColumna
                key={columna}
                columna={columna}
                clase={clase}
                hoja={hoja}
                opciones={opciones}
                alElegir={(lugar) => elegir(columna, lugar)}
              />
            ))}
          </div>
        </div>
      </details>
    </Panel>
  );
}
