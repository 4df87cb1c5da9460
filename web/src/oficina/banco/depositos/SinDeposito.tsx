import type { RenglonListado, TransferenciaListada, TransferenciaPedida } from '@leal/contract';
import { formatearFecha } from '@leal/domain';
import { Alert, Button } from 'antd';
import { cuantos } from '../../../piezas/textos/textos.ts';
import { Monto } from '../../../ui/Monto.tsx';
import { referenciaDe } from '../columnas.tsx';
import { useMarcar } from '../marcar.tsx';
import { EN_BANCO } from '../senales.tsx';

type Props = {
  filas: readonly TransferenciaListada[];
  /** Not booked yet: if it is one of these, it is decided first. */
  pedidas: readonly TransferenciaPedida[];
  deposito: RenglonListado;
  /** It is one of these: there is nothing left to book. */
  alSerEsta: () => unknown;
};

/** What there is of that amount, in words. */
const loQueHay = (sinDeposito: number, pedidas: number): string =>
  [
    ...(sinDeposito > 0
      ? [`${cuantos(sinDeposito, 'transferencia', 'transferencias')} de ese monto sin depósito`]
      : []),
    ...(pedidas > 0
      ? [`${cuantos(pedidas, 'transferencia', 'transferencias')} de ese monto por aprobar`]
      : []),
  ].join(' y ');

const Pedida = ({
  pedida: { monto, transferencia, nombre_solicitante },
}: {
  pedida: TransferenciaPedida;
}) => (
  <li>
    <span translate="no">
      <Monto valor={monto} />
      {` · ${[formatearFecha(transferencia.fecha), referenciaDe(transferencia), nombre_solicitante].join(' · ')}`}
    </span>
    {': si es esta, apruébala primero y después di que es este depósito.'}
  </li>
);

/** The transfers that the deposit may be: booked as another payment, its money would count twice. */
export function SinDeposito({ filas, pedidas, deposito: { id_renglon: renglon }, alSerEsta }: Props) {
  const marcar = useMarcar();
  return (
    <Alert
      className="formulario-aviso"
      type="warning"
      showIcon
      role="alert"
      title={`Ya tiene ${loQueHay(filas.length, pedidas.length)}`}
      description={
        <ul className="lista-lisa pila aire-8">
          {filas.map((fila) => (
            <li key={fila.id_pago} className="fila dobla aire-12 extremos">
              <span className="cede" translate="no">
                <Monto valor={fila.monto} />
                {` · ${[formatearFecha(fila.transferencia.fecha), referenciaDe(fila.transferencia), fila.nombre_cobrador, EN_BANCO[fila.estado]].join(' · ')}`}
              </span>
              <Button
                aria-label={`Es la del ${formatearFecha(fila.transferencia.fecha)}`}
                onClick={() => void marcar('vista', [{ ...fila, renglon }]).then(alSerEsta)}
              >
                Es esta
              </Button>
            </li>
          ))}
          {pedidas.map((pedida) => (
            <Pedida key={pedida.id_solicitud} pedida={pedida} />
          ))}
        </ul>
      }
    />
  );
}
