import { type Centavos, restar } from '@leal/domain';
import { Form, Radio } from 'antd';
import { leerMonto } from '../../lib/leer-monto.ts';
import { Monto } from '../../ui/Monto.tsx';
import { opcionesDeEfectivo } from '../../comun/solicitud/efectivo.ts';

const REQUERIDO = [{ required: true, message: 'Elige qué hacer con ese dinero' }];

/** Where the cash goes that the decision does not book. */
export const CampoEfectivo = ({ etiqueta }: { etiqueta: string }) => (
  <Form.Item name="efectivo" label={etiqueta} rules={REQUERIDO}>
    <Radio.Group
      options={opcionesDeEfectivo()}
      optionType="button"
      buttonStyle="solid"
      block
      className="elegir-plazo"
    />
  </Form.Item>
);

type Props = { total: Centavos; cobrador: string };

/** Shown while less than the whole amount is typed: the manager has to choose where the rest goes. */
export function CampoResto({ total, cobrador }: Props) {
  const monto = leerMonto(Form.useWatch<string | undefined>('monto_aprobado') ?? '');
  if (monto === null || monto === 0 || monto >= total) return null;
  return (
    <div aria-live="polite">
      <p className="formulario-nota">
        {cobrador} se queda con{' '}
        <strong>
          <Monto valor={restar(total, monto)} />
        </strong>
        . ¿Qué debe hacer con ese dinero?
      </p>
      <CampoEfectivo etiqueta="Resto" />
    </div>
  );
}
