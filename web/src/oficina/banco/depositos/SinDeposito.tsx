import type { RenglonListado, TransferenciaListada } from '@leal/contract';
import { formatearFecha } from '@leal/domain';
import { Alert, Button } from 'antd';
import { cuantos } from '../../../piezas/textos/textos.ts';
import { Monto } from '../../../ui/Monto.tsx';
import { referenciaDe } from '../columnas.tsx';
import { useMarcar } from '../marcar.tsx';
import { EN_BANCO } from '../senales.tsx';

type Props = {
  filas: readonly TransferenciaListada[];
  deposito: RenglonListado;
  /** It is one of these: there is nothing left to book. */
  alSerEsta: () => unknown;
};

/** The transfers that the deposit may be: booked as another payment, its money would count twice. */
export function SinDeposito({ filas, deposito: { id_renglon: renglon }, alSerEsta }: Props) {
  const marcar = useMarcar();
  return (
    <Alert
      className="formulario-aviso"
      type="warning"
      showIcon
      role="alert"
      title={`Ya tiene ${cuantos(filas.length, 'transferencia', 'transferencias')} de ese monto sin depósito`}
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
        </ul>
      }
    />
  );
}
