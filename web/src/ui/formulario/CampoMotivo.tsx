import { TOPES } from '@leal/domain';
import { Form, Input } from 'antd';
import { reglasTexto } from './regla-texto.ts';

type Props = { obligatorio: boolean };

/** Why somebody asks for something; who decides reads it. */
export const CampoMotivo = ({ obligatorio }: Props) => (
  <Form.Item
    name="motivo"
    label={obligatorio ? 'Motivo' : 'Motivo (opcional)'}
    rules={reglasTexto(TOPES.motivo, obligatorio ? 'El motivo es requerido' : undefined)}
  >
    <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
  </Form.Item>
);
