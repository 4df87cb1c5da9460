import { fechaLocal, formatearFecha } from '@leal/domain';
import { Form, type FormInstance } from 'antd';
import { NOMBRES, OTROS_NOMBRES } from '../campos/nombres.ts';
import { useNegocio } from '../../lib/negocio.ts';
import { useAhora } from '../../lib/reloj.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { CostoDelPedido } from '../legal/DatosCosto.tsx';
import { type CuentaDelCredito, cuentaDelCredito } from './cuenta.ts';

/** The loan as it is being typed into that form. */
export function useCuenta(formulario: FormInstance): CuentaDelCredito | null {
  const monto: unknown = Form.useWatch('monto_solicitado', formulario);
  const plazo: unknown = Form.useWatch('dias_pago', formulario);
  const hoy = fechaLocal(useAhora());
  const { festivos } = useNegocio();
  return cuentaDelCredito(typeof monto === 'string' ? monto : undefined, plazo, hoy, festivos);
}

type Props = { cuenta: CuentaDelCredito | null };

const FALTA = '—';

/** The loan and what comes of it, computed while it is typed; its lines are there from the start. */
export const DatosCredito = ({ cuenta }: Props) => (
  <dl className="datos">
    <Dato nombre={NOMBRES.monto_solicitado}>{cuenta ? <Monto valor={cuenta.monto} /> : FALTA}</Dato>
    <Dato nombre={OTROS_NOMBRES.interes_y_plazo}>
      {cuenta ? `${cuenta.interes} % · ${cuenta.plazo} días` : FALTA}
    </Dato>
    <Dato nombre={OTROS_NOMBRES.total_a_pagar}>{cuenta ? <Monto valor={cuenta.monto_total} /> : FALTA}</Dato>
    <Dato nombre={NOMBRES.monto_diario}>
      {cuenta ? (
        <strong>
          <Monto valor={cuenta.monto_diario} />
        </strong>
      ) : (
        FALTA
      )}
    </Dato>
    <Dato nombre={OTROS_NOMBRES.vence_si_hoy}>{cuenta ? formatearFecha(cuenta.vencimiento) : FALTA}</Dato>
    <CostoDelPedido pedido={cuenta} />
  </dl>
);
