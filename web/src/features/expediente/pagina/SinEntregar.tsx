import type { CreditoDelExpediente } from '@leal/contract';
import { Button } from 'antd';
import { textoFecha } from '../../../comun/textos/textos.ts';
import { Monto } from '../../../ui/Monto.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { abrirCancelacion, abrirDeshacer } from '../../entregas/abrir-cancelacion.ts';

const montoDe = ({ entrega, monto_solicitado }: CreditoDelExpediente) => entrega?.monto ?? monto_solicitado;
const conMonto = (credito: CreditoDelExpediente) => ({ ...credito, monto: montoDe(credito) });

type Props = { creditos: readonly CreditoDelExpediente[] };

/** Loans that were approved and are not in the client's hands; a manager may cancel those that nothing stands against. */
export function SinEntregar({ creditos }: Props) {
  const sin = creditos.filter(
    ({ entrega, estado_credito }) => entrega?.estado === 'por_entregar' && estado_credito === 'Aprobado',
  );
  if (sin.length === 0) return null;
  return (
    <Panel titulo="Por entregar">
      <ul className="expediente-lista">
        {sin.map((credito) => (
          <li key={credito.id_credito}>
            <p>
              <strong>
                <Monto valor={montoDe(credito)} />
              </strong>{' '}
              <span>{`desde el ${textoFecha(credito.fecha_inicio)}`}</span>
            </p>
            {credito.entrega?.se_puede_cancelar && (
              <Button danger onClick={() => void abrirCancelacion(conMonto(credito))}>
                Cancelar crédito
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Loans that were handed over and on which nothing was paid: a manager may say that it never happened. */
export function SinPagos({ creditos }: Props) {
  const sin = creditos.filter(({ entrega }) => entrega?.se_puede_deshacer);
  if (sin.length === 0) return null;
  return (
    <Panel titulo="Entregado, sin pagos">
      <ul className="expediente-lista">
        {sin.map((credito) => (
          <li key={credito.id_credito}>
            <p>
              <strong>
                <Monto valor={montoDe(credito)} />
              </strong>{' '}
              <span>{`el ${textoFecha(credito.entrega?.fecha ?? null)}`}</span>
            </p>
            <Button onClick={() => void abrirDeshacer(conMonto(credito))}>No se entregó</Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
