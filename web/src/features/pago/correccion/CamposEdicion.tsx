import { Form } from 'antd';
import { NOMBRES } from '../../../comun/campos/nombres.ts';
import { leerMonto } from '../../../lib/leer-monto.ts';
import { CampoMotivo } from '../../../ui/formulario/CampoTexto.tsx';
import { EntradaMonto, reglaMonto } from '../../../ui/formulario/EntradaMonto.tsx';
import { Monto } from '../../../ui/Monto.tsx';
import { CampoSiBaja, type ConEfectivo } from './CampoCorregido.tsx';
import type { PagoCorregible } from './pago-corregible.ts';

export type Edicion = ConEfectivo & { monto_nuevo: string; motivo?: string };

/** Only when it is sent: the field begins with what stands. */
const otroMonto = ({ monto }: PagoCorregible) => ({
  validateTrigger: 'onSubmit',
  validator: (_: unknown, texto = '') =>
    leerMonto(texto) === monto
      ? Promise.reject(new Error('Es el monto que ya está registrado'))
      : Promise.resolve(),
});

type Props = { pago: PagoCorregible; motivoObligatorio: boolean };

/** What stands, what it should be, and why. */
export const CamposEdicion = ({ pago, motivoObligatorio }: Props) => (
  <>
    <p className="formulario-intro">
      Pago de <Monto valor={pago.monto} /> de {pago.llamado}, {pago.cuando}.
    </p>
    <Form.Item
      name="monto_nuevo"
      label={NOMBRES.monto_nuevo}
      validateFirst
      rules={[reglaMonto('Ingresa un monto válido'), otroMonto(pago)]}
    >
      <EntradaMonto />
    </Form.Item>
    <CampoSiBaja pago={pago} />
    <CampoMotivo obligatorio={motivoObligatorio} />
  </>
);
