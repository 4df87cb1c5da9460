import { esPlazo } from '@leal/domain';
import { Form } from 'antd';
import { ElegirPlazo } from '../../ui/formulario/ElegirPlazo.tsx';

const reglaPlazo = (mensaje: string) => ({
  validator: (_: unknown, plazo: unknown) =>
    esPlazo(plazo) ? Promise.resolve() : Promise.reject(new Error(mensaje)),
});

/** For how long; `mensaje` is what this form says when it is none of the terms (spec §5). */
export const CampoPlazo = ({ mensaje }: { mensaje: string }) => (
  <Form.Item name="dias_pago" label="Días de pago" rules={[reglaPlazo(mensaje)]}>
    <ElegirPlazo />
  </Form.Item>
);
