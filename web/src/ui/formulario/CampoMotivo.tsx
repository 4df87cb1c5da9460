import { Form, Input } from 'antd';

const REQUERIDO = [{ required: true, whitespace: true, message: 'El motivo es requerido' }];

type Props = { obligatorio: boolean };

/** Why somebody asks for something; who decides reads it. */
export const CampoMotivo = ({ obligatorio }: Props) => (
  <Form.Item
    name="motivo"
    label={obligatorio ? 'Motivo' : 'Motivo (opcional)'}
    rules={obligatorio ? REQUERIDO : []}
  >
    <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} />
  </Form.Item>
);
