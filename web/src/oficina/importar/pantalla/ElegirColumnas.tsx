import 'virtual:estilos-antd/listas.css';
import {
  claveDeEncabezado,
  type ColumnaImportada,
  COLUMNAS_IMPORTADAS,
  COLUMNAS_NECESARIAS,
  formatearNumero,
  textoDeCelda,
} from '@leal/domain';
import { Select } from 'antd';
import { useId, useState } from 'react';
import { Panel } from '../../../ui/panel/Panel.tsx';
import type { HojaLeida } from '../lectura/hoja-leida.ts';
import type { Hoja } from '../revision/armar.ts';
import { COLUMNAS } from '../revision/palabras.ts';
import { guardarRecordadas } from './recordar.ts';

const NINGUNA = -1;
const FILAS_A_ELEGIR = 30;

type PropsUna = {
  columna: ColumnaImportada;
  hoja: Hoja;
  opciones: { value: number; label: string }[];
  alElegir: (lugar: number) => void;
};

function UnaColumna({ columna, hoja, opciones, alElegir }: PropsUna) {
  const id = useId();
  const { titulo, explicacion } = COLUMNAS[columna];
  const falta =
    hoja.columnas[columna] === undefined && COLUMNAS_NECESARIAS.some((necesaria) => necesaria === columna);
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

type Props = {
  leida: HojaLeida;
  hoja: Hoja;
  alCambiar: (hoja: Hoja) => void;
  proponer: (fila: number) => Hoja;
};

/** Which row has the headings, and which of the file's columns is which; what is chosen is remembered. */
export function ElegirColumnas({ leida, hoja, alCambiar, proponer }: Props) {
  const idFila = useId();
  const falta = COLUMNAS_NECESARIAS.some((columna) => hoja.columnas[columna] === undefined);
  const [abierto, setAbierto] = useState(false);
  const halladas = formatearNumero(Object.keys(hoja.columnas).length);
  const todas = formatearNumero(COLUMNAS_IMPORTADAS.length);
  const titulos = hoja.filas[hoja.encabezado] ?? [];
  const opciones = [
    { value: NINGUNA, label: 'Ninguna' },
    ...titulos.flatMap((celda, value) => {
      const label = textoDeCelda(celda);
      return label === '' ? [] : [{ value, label }];
    }),
  ];
  const elegir = (columna: ColumnaImportada, lugar: number) => {
    const clave = claveDeEncabezado(titulos[lugar] ?? null);
    const antes = claveDeEncabezado(titulos[hoja.columnas[columna] ?? NINGUNA] ?? null);
    guardarRecordadas({ ...(antes !== '' && { [antes]: null }), ...(clave !== '' && { [clave]: columna }) });
    const demas = Object.fromEntries(
      Object.entries(hoja.columnas).filter(([nombre, puesto]) => nombre !== columna && puesto !== lugar),
    );
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
            {COLUMNAS_IMPORTADAS.map((columna) => (
              <UnaColumna
                key={columna}
                columna={columna}
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
