import { fechaLocal, formatearFecha } from '@leal/domain';
import { Form, type FormInstance } from 'antd';
import { useNegocio } from '../../lib/negocio.ts';
import { useAhora } from '../../lib/reloj.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { type Cuenta, cuentaDe } from './cuenta.ts';

/** The loan as it is being typed into that form. */
export function useCuenta(formulario: FormInstance): Cuenta | null {
  const monto: unknown = Form.useWatch('monto_solicitado', formulario);
  const plazo: unknown = Form.useWatch('dias_pago', formulario);
  const hoy = fechaLocal(useAhora());
  const { festivos } = useNegocio();
  return cuentaDe(typeof monto === 'string' ? monto : undefined, plazo, hoy, festivos);
}

type Props = { cuenta: Cuenta | null };

const FALTA = '—';

/** What is lent and what comes of it, computed while it is typed; its lines are there from the start. */
export const DatosCredito = ({ cuenta }: Props) => (
  <dl className="datos">
    <Dato nombre="Monto solicitado">{cuenta ? <Monto valor={cuenta.monto} /> : FALTA}</Dato>
    <Dato nombre="Interés y plazo">{cuenta ? `${cuenta.interes} % · ${cuenta.plazo} días` : FALTA}</Dato>
    <Dato nombre="Total a pagar">{cuenta ? <Monto valor={cuenta.monto_total} /> : FALTA}</Dato>
    <Dato nombre="Abono diario">
      {cuenta ? (
        <strong>
          <Monto valor={cuenta.monto_diario} />
        </strong>
      ) : (
        FALTA
      )}
    </Dato>
    <Dato nombre="Vence (aprobado hoy)">{cuenta ? formatearFecha(cuenta.vencimiento) : FALTA}</Dato>
  </dl>
);
