import { Form } from 'antd';
import { Entrada } from './campos.ts';

const OBLIGATORIO = [{ required: true, message: 'Escribe tu correo electrónico' }];

export const CampoCorreo = () => (
  <Form.Item name="email" label="Correo electrónico" rules={OBLIGATORIO}>
    <Entrada
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  </Form.Item>
);
