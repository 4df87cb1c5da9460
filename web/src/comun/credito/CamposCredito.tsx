import { MENSAJE_PLAZO } from '@leal/domain';
import { Form } from 'antd';
import { EntradaMonto } from '../../ui/formulario/EntradaMonto.tsx';
import { reglaMonto } from '../../ui/formulario/regla-monto.ts';
import { CampoPlazo } from './CampoPlazo.tsx';

const MONTO = 'El monto solicitado es requerido y debe ser mayor a 0';

/** Each form has its own words for what is missing (spec §5). */
type Props = { mensajeMonto?: string; mensajePlazo?: string };

/** How much and for how long; the interest follows from the term. */
export const CamposCredito = ({ mensajeMonto = MONTO, mensajePlazo = MENSAJE_PLAZO }: Props) => (
  <>
    <Form.Item name="monto_solicitado" label="Monto solicitado" rules={[reglaMonto(mensajeMonto)]}>
      <EntradaMonto size="large" />
    </Form.Item>
    <CampoPlazo mensaje={mensajePlazo} />
  </>
);
