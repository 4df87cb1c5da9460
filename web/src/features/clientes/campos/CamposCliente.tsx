import { Form, Input } from 'antd';
import { esTelefono, limpiarTelefono, MENSAJE_TELEFONO } from './telefono.ts';
import './clientes.css';

const obligatorio = (message: string) => [{ required: true, whitespace: true, message }];

/** `actual`: what stands may stay, even when an older record does not meet today's rule. */
const reglaTelefono = (actual: string | undefined) => ({
  validator: (_: unknown, telefono = '') =>
    esTelefono(telefono) || (actual !== undefined && telefono === actual)
      ? Promise.resolve()
      : Promise.reject(new Error(MENSAJE_TELEFONO)),
});

type Props = { telefonoActual?: string };

/** What a person types of a client, wherever it is typed (spec §5): calle and colonia are optional. */
export const CamposCliente = ({ telefonoActual }: Props) => (
  <>
    <Form.Item name="nombre" label="Nombre" rules={obligatorio('El nombre es requerido')}>
      <Input maxLength={120} autoComplete="off" autoCapitalize="words" />
    </Form.Item>
    <Form.Item name="negocio" label="Negocio" rules={obligatorio('El negocio es requerido')}>
      <Input maxLength={120} autoComplete="off" autoCapitalize="words" />
    </Form.Item>
    <Form.Item name="direccion" label="Dirección" rules={obligatorio('La dirección es requerida')}>
      <Input maxLength={200} autoComplete="off" />
    </Form.Item>
    <div className="campos-pareja">
      <Form.Item name="calle" label="Calle">
        <Input maxLength={120} placeholder="Opcional" autoComplete="off" />
      </Form.Item>
      <Form.Item name="colonia" label="Colonia">
        <Input maxLength={120} placeholder="Opcional" autoComplete="off" />
      </Form.Item>
    </div>
    <Form.Item
      name="telefono"
      label="Teléfono"
      normalize={limpiarTelefono}
      rules={[reglaTelefono(telefonoActual)]}
    >
      <Input type="tel" inputMode="tel" autoComplete="off" maxLength={20} />
    </Form.Item>
  </>
);
