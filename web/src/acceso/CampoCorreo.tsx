import { Form } from 'antd';
import { Entrada } from './campos.ts';

const CORREO = [
  { required: true, message: 'Escribe tu correo electrónico' },
  { type: 'email' as const, message: 'Correo electrónico inválido' },
];

export const CampoCorreo = () => (
  <Form.Item name="email" label="Correo electrónico" validateFirst rules={CORREO}>
    <Entrada
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  </Form.Item>
);
