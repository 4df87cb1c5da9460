import './caja.css';
import { centavos, contado, type Conteo, DENOMINACIONES, formatearNumero } from '@leal/domain';
import { nombreDePieza } from './pieza.ts';
import { Monto } from '../../ui/Monto.tsx';
import { type ColumnaSencilla, TablaSencilla } from '../../ui/tabla/TablaSencilla.tsx';

type Pieza = { readonly cual: string; readonly valor: number; readonly cuantas: number };

const COLUMNAS: readonly ColumnaSencilla<Pieza>[] = [
  { clave: 'pieza', titulo: 'Pieza', celda: ({ valor }) => nombreDePieza(valor) },
  { clave: 'cuantas', titulo: 'Cuántas', cifra: true, celda: ({ cuantas }) => formatearNumero(cuantas) },
  { clave: 'importe', titulo: 'Importe', importe: ({ valor, cuantas }) => centavos(valor * cuantas) },
];

/** A count by bills and coins, as it was handed in; what there was none of is left out. */
export const ConteoLeido = ({ conteo, nombre }: { conteo: Conteo; nombre: string }) => (
  <div className="caja-conteo-marco">
    <TablaSencilla
      nombre={nombre}
      clase="caja-conteo"
      menuda
      columnas={COLUMNAS}
      filas={DENOMINACIONES.map(([cual, valor]) => ({ cual, valor, cuantas: conteo[cual] ?? 0 })).filter(
        ({ cuantas }) => cuantas > 0,
      )}
      clave={({ cual }) => cual}
      pie={
        <tr>
          <th colSpan={2}>Contado</th>
          <td data-tipo="cifra">
            <Monto valor={contado(conteo)} />
          </td>
        </tr>
      }
    />
  </div>
);
