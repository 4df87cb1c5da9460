import { TOPES } from '@leal/domain';
import { Form, Input } from 'antd';
import { reglasTexto } from '../../ui/formulario/regla-texto.ts';

type Props = { etiqueta?: string; invitacion?: string };

/** What the manager has to say about the decision; the collector reads it. */
export const CampoComentario = ({ etiqueta = 'Comentario (opcional)', invitacion = '' }: Props) => (
  <Form.Item name="comentario" label={etiqueta} rules={reglasTexto(TOPES.motivo)}>
    <Input.TextArea placeholder={invitacion} autoSize={{ minRows: 2, maxRows: 6 }} />
  </Form.Item>
);
