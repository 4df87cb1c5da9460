import { MENSAJE_MOTIVO_RECHAZO } from '@leal/domain';
import { Form, Input } from 'antd';

const REQUERIDO = [{ required: true, whitespace: true, message: MENSAJE_MOTIVO_RECHAZO }];

/** Nobody is told no without a word (spec §5): blank, nothing is sent. */
export const CampoMotivoRechazo = () => (
  <Form.Item name="motivo_rechazo" label="Motivo" rules={REQUERIDO}>
    <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} />
  </Form.Item>
);
