import type { CuentaDeCredito } from '@leal/contract';
import { formatearFecha, formatearNumero } from '@leal/domain';
import { cuantos, diaCorto } from '../../piezas/textos/textos.ts';
import { QueEs } from '../../ui/cifras/QueEs.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { QUE_FUE } from './palabras.ts';

type Props = { cuenta: CuentaDeCredito };

/** Oldest first, as a balance runs down. */
export const Pagos = ({ cuenta: { pagos } }: Props) => (
  <Panel titulo="Pagos" subtitulo={cuantos(pagos.length, 'pago', 'pagos')} className="cuenta-pagos">
    {pagos.length === 0 ? (
      <Vacio texto="Todavía no hay pagos" />
    ) : (
      <table className="cuenta-tabla">
        <thead>
          <tr>
            <th scope="col">Fecha</th>
            <th scope="col">Pago</th>
            <th scope="col">Te falta</th>
          </tr>
        </thead>
        <tbody>
          {pagos.map(({ id_pago, tipo, fecha, hora, monto, saldo }) => (
            <tr key={id_pago}>
              <td>
                <span>{formatearFecha(fecha)}</span> <small>{tipo === 'pago' ? hora : 'renovación'}</small>
              </td>
              <td>
                <Monto valor={monto} />
              </td>
              <td>
                <Monto valor={saldo} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </Panel>
);

/** Every day on which something is expected or was done. */
export const Calendario = ({ cuenta: { calendario } }: Props) => (
  <Panel
    titulo="Día por día"
    subtitulo="Lo que toca y lo que se pagó"
    className="cuenta-dias"
    ayuda={<QueEs titulo="Toca" figura="tocaPagar" />}
  >
    <table className="cuenta-tabla">
      <thead>
        <tr>
          <th scope="col">Día</th>
          <th scope="col">Toca</th>
          <th scope="col">Pagado</th>
        </tr>
      </thead>
      <tbody>
        {calendario.map(({ numero, fecha, esperado, clase, monto }) => (
          <tr key={fecha} data-clase={clase}>
            <td>
              {numero !== undefined && <b>{formatearNumero(numero)}</b>}{' '}
              <span>{`${diaCorto(fecha)} ${formatearFecha(fecha)}`}</span> <small>{QUE_FUE[clase]}</small>
            </td>
            <td>{esperado > 0 && <Monto valor={esperado} />}</td>
            <td>{monto > 0 && <Monto valor={monto} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Panel>
);
