import './caja.css';
import { centavos, contado, type Conteo, DENOMINACIONES, formatearNumero } from '@leal/domain';
import { nombreDePieza } from './pieza.ts';
import { Monto } from '../../ui/Monto.tsx';

/** A count by bills and coins, as it was handed in; what there was none of is left out. */
export function ConteoLeido({ conteo, nombre }: { conteo: Conteo; nombre: string }) {
  const hay = DENOMINACIONES.filter(([cual]) => (conteo[cual] ?? 0) > 0);
  return (
    <div className="caja-conteo-marco">
      <table className="caja-conteo" aria-label={nombre}>
        <thead>
          <tr>
            <th>Pieza</th>
            <th>Cuántas</th>
            <th>Importe</th>
          </tr>
        </thead>
        <tbody>
          {hay.map(([cual, valor]) => (
            <tr key={cual}>
              <td>{nombreDePieza(valor)}</td>
              <td>{formatearNumero(conteo[cual] ?? 0)}</td>
              <td>
                <Monto valor={centavos(valor * (conteo[cual] ?? 0))} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={2}>Contado</th>
            <td>
              <Monto valor={contado(conteo)} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
