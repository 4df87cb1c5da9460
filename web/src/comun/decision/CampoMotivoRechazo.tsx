import { MENSAJE_MOTIVO_RECHAZO, TOPES } from '@leal/domain';
import { Form, Input } from 'antd';
import { reglasTexto } from '../../ui/formulario/regla-texto.ts';

const MOTIVO = reglasTexto(TOPES.motivo, MENSAJE_MOTIVO_RECHAZO);

/** Nobody is told no without a word (spec §5): blank, nothing is sent. */
export const CampoMotivoRechazo = () => (
  <Form.Item name="motivo_rechazo" label="Motivo" rules={MOTIVO}>
    <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
  </Form.Item>
);
