import { esPlazo, MENSAJE_PLAZO } from '@leal/domain';
import { Form } from 'antd';
import { ElegirPlazo } from '../../../ui/formulario/ElegirPlazo.tsx';
import { EntradaMonto } from '../../../ui/formulario/EntradaMonto.tsx';
import { reglaMonto } from '../../../ui/formulario/regla-monto.ts';

const MONTO = [reglaMonto('El monto solicitado es requerido y debe ser mayor a 0')];

const reglaPlazo = (mensaje: string) => ({
  validator: (_: unknown, plazo: unknown) =>
    esPlazo(plazo) ? Promise.resolve() : Promise.reject(new Error(mensaje)),
});

/** Each form has its own words for a missing term (spec §5). */
type Props = { mensajePlazo?: string };

/** How much and for how long; the interest follows from the term. */
export const CamposCredito = ({ mensajePlazo = MENSAJE_PLAZO }: Props) => (
  <>
    <Form.Item name="monto_solicitado" label="Monto solicitado" rules={MONTO}>
      <EntradaMonto size="large" />
    </Form.Item>
    <Form.Item name="dias_pago" label="Días de pago" rules={[reglaPlazo(mensajePlazo)]}>
      <ElegirPlazo />
    </Form.Item>
  </>
);
