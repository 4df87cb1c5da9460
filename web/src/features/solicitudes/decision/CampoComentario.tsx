import { Form, Input } from 'antd';

type Props = { etiqueta?: string; invitacion?: string };

/** What the manager has to say about the decision; the collector reads it. */
export const CampoComentario = ({ etiqueta = 'Comentario (opcional)', invitacion = '' }: Props) => (
  <Form.Item name="comentario" label={etiqueta}>
    <Input.TextArea placeholder={invitacion} autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} />
  </Form.Item>
);
