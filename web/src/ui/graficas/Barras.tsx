import './graficas.css';
import type { CSSProperties } from 'react';

export type Barra = {
  /** Its name: short next to its bar, and in full for screen readers. */
  readonly marca: string;
  readonly nombre: string;
  readonly valor: number;
  /** The value as it is read: '$1,234.50'. */
  readonly texto: string;
  /** The note below the bar. */
  readonly nota?: string;
  readonly destacada?: boolean;
  /** The value to compare with: a pale bar below. */
  readonly previo?: { readonly valor: number; readonly texto: string };
};

/** The meaning of each of its two bars. */
type Leyenda = { readonly actual: string; readonly previo: string };

type Props = {
  /** The title of the chart. */
  titulo: string;
  barras: readonly Barra[];
  leyenda?: Leyenda;
};

const Colores = ({ actual, previo }: Leyenda) => (
  <figcaption className="grafica-leyenda grupo aire-16 junto nota renglon-20" aria-hidden>
    <span data-serie="actual">{actual}</span>
    <span data-serie="previo">{previo}</span>
  </figcaption>
);

/** The longest bar fills its place; a negative value has no bar. */
const parteDe = (valor: number, techo: number): CSSProperties => ({
  inlineSize: `${(Math.max(0, valor) / techo) * 100}%`,
});

const Previo = ({ texto, que }: { texto: string; que: string | undefined }) => (
  <span className="en-bloque tenue normal">
    <span className="solo-lectores">{que === undefined ? ' ' : `${que} `}</span>
    {texto}
  </span>
);

/** Bars with their values: a table with a bar in each row. Each value is in full next to its bar. */
export function Barras({ titulo, barras, leyenda }: Props) {
  const techo = Math.max(1, ...barras.flatMap(({ valor, previo }) => [valor, previo?.valor ?? 0]));
  return (
    <figure className="grafica pila aire-4">
      {leyenda && <Colores {...leyenda} />}
      <table aria-label={titulo}>
        <tbody>
          {barras.map(({ marca, nombre, valor, texto, nota, destacada, previo }) => (
            <tr key={nombre} data-destacada={destacada}>
              <th className="tenue normal entera" scope="row" aria-label={nombre}>
                {marca}
              </th>
              <td className="grafica-barras" aria-hidden>
                <i style={parteDe(valor, techo)} />
                {previo && <i data-serie="previo" style={parteDe(previo.valor, techo)} />}
              </td>
              <td className="grafica-valor tabular entera a-la-derecha" translate="no">
                {texto}
                {nota !== undefined && <span className="en-bloque tenue normal">{nota}</span>}
                {previo && <Previo texto={previo.texto} que={leyenda?.previo} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
