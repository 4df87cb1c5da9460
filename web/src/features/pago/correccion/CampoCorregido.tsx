import { type Centavos, CORREGIDO_POR_DEFECTO, type EfectivoCorregido } from '@leal/domain';
import { Form, Radio } from 'antd';
import { leerMonto } from '../../../lib/leer-monto.ts';
import type { PagoCorregible } from './pago-corregible.ts';

const OPCIONES: { value: EfectivoCorregido; label: string }[] = [
  { value: 'no_recibido', label: 'No se recibió' },
  { value: 'devuelto', label: 'Se devolvió' },
];

export type ConEfectivo = { efectivo_corregido?: EfectivoCorregido };

/** What became of the cash that is taken from the payment; that of a task goes back there, and nobody is asked. */
export const CampoCorregido = ({ pago }: { pago: PagoCorregible }) =>
  pago.deTarea ? (
    <p className="formulario-nota">Este pago salió de una tarea: el dinero vuelve a «Por hacer».</p>
  ) : (
    <Form.Item
      name="efectivo_corregido"
      label="¿Qué pasó con ese dinero?"
      initialValue={CORREGIDO_POR_DEFECTO}
    >
      <Radio.Group
        options={OPCIONES}
        optionType="button"
        buttonStyle="solid"
        block
        className="elegir-plazo"
      />
    </Form.Item>
  );

/** The same of an edit, while the new amount is less. */
export function CampoSiBaja({ pago }: { pago: PagoCorregible }) {
  const monto: Centavos | null = leerMonto(Form.useWatch<string | undefined>('monto_nuevo') ?? '');
  return monto !== null && monto > 0 && monto < pago.monto && <CampoCorregido pago={pago} />;
}
