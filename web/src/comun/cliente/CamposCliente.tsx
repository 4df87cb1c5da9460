import { TOPES } from '@leal/domain';
import { Form, Input } from 'antd';
import { reglasTexto } from '../../ui/formulario/regla-texto.ts';
import { esTelefono, limpiarTelefono, MENSAJE_TELEFONO } from './telefono.ts';
import './clientes.css';

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
    <Form.Item name="nombre" label="Nombre" rules={reglasTexto(TOPES.nombre, 'El nombre es requerido')}>
      <Input autoComplete="off" autoCapitalize="words" />
    </Form.Item>
    <Form.Item name="negocio" label="Negocio" rules={reglasTexto(TOPES.negocio, 'El negocio es requerido')}>
      <Input autoComplete="off" autoCapitalize="words" />
    </Form.Item>
    <Form.Item
      name="direccion"
      label="Dirección"
      rules={reglasTexto(TOPES.direccion, 'La dirección es requerida')}
    >
      <Input autoComplete="off" />
    </Form.Item>
    <div className="campos-pareja">
      <Form.Item name="calle" label="Calle" rules={reglasTexto(TOPES.calle)}>
        <Input placeholder="Opcional" autoComplete="off" />
      </Form.Item>
      <Form.Item name="colonia" label="Colonia" rules={reglasTexto(TOPES.colonia)}>
        <Input placeholder="Opcional" autoComplete="off" />
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
