import './mendar.css';
import { COLUMNAS_IMPORTADAS, type ColumnaImportada, type DudaImportada } from '@leal/domain';
import { Button, Checkbox, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { COLUMNAS } from '../revision/palabras.ts';
import type { Revisado } from '../revision/revisar.ts';

type Props = {
  fila: Revisado;
  alMendar: (campos: Partial<Record<ColumnaImportada, string>>) => void;
  alAceptar: (duda: DudaImportada, si: boolean) => void;
};

const esDe = (columna: string, campo: string): boolean =>
  columna === campo || (columna === 'cobrador' && campo === 'id_cobrador');

/** What is wrong or doubtful of a row, and its cells to be written anew; nothing of the file changes. */
export function Mendar({ fila, alMendar, alAceptar }: Props) {
  const base = useId();
  const [escritos, setEscritos] = useState<Partial<Record<ColumnaImportada, string>>>({});
  const { renglon, textos, hallazgos, aceptadas, clase } = fila;
  if (clase === 'importada') return <p className="nota">Ya está en Leal.</p>;
  const razonDe = (columna: ColumnaImportada) =>
    hallazgos.find(({ campo, duda }) => duda === null && esDe(columna, campo))?.mensaje;
  // What is wrong comes first: a phone shows few of the cells at once.
  const enOrden = COLUMNAS_IMPORTADAS.toSorted(
    (una, otra) => Number(razonDe(otra) !== undefined) - Number(razonDe(una) !== undefined),
  );
  return (
    <form
      className="importar-mendar pila aire-12"
      aria-label={`Renglón ${renglon}`}
      onSubmit={(suceso) => {
        suceso.preventDefault();
        alMendar(escritos);
        setEscritos({});
      }}
    >
      <ul className="lista-lisa pila aire-8">
        {hallazgos.map(({ duda, mensaje }) => {
          const texto = `Renglón ${renglon}: ${mensaje}`;
          return (
            <li key={mensaje} className={duda === null ? 'mal' : undefined}>
              {duda === null ? (
                texto
              ) : (
                <Checkbox
                  checked={aceptadas.includes(duda)}
                  onChange={(e) => alAceptar(duda, e.target.checked)}
                >
                  {`${texto}. Está bien así`}
                </Checkbox>
              )}
            </li>
          );
        })}
      </ul>
      <div className="rejilla">
        {enOrden.map((columna) => (
          <Form.Item
            key={columna}
            layout="vertical"
            label={COLUMNAS[columna].titulo}
            htmlFor={`${base}-${columna}`}
            validateStatus={razonDe(columna) === undefined ? '' : 'error'}
          >
            <Input
              id={`${base}-${columna}`}
              value={escritos[columna] ?? textos[columna]}
              onChange={(e) => setEscritos((antes) => ({ ...antes, [columna]: e.target.value }))}
            />
          </Form.Item>
        ))}
      </div>
      <div className="grupo aire-8">
        <Button htmlType="submit" disabled={Object.keys(escritos).length === 0}>
          Corregir este renglón
        </Button>
      </div>
    </form>
  );
}
