import { fechaLocal } from '@leal/domain';
import { Form, type FormInstance } from 'antd';
import { useNegocio } from '../../lib/negocio.ts';
import { useAhora } from '../../lib/reloj.ts';
import { type Cuenta, cuentaDe } from './cuenta.ts';

/** The loan as it is being typed into that form. */
export function useCuenta(formulario: FormInstance): Cuenta | null {
  const monto: unknown = Form.useWatch('monto_solicitado', formulario);
  const plazo: unknown = Form.useWatch('dias_pago', formulario);
  const hoy = fechaLocal(useAhora());
  const { festivos } = useNegocio();
  return cuentaDe(typeof monto === 'string' ? monto : undefined, plazo, hoy, festivos);
}
