import { TOPES } from '@leal/domain';
import { Form, Input } from 'antd';
import { useId } from 'react';

type Props = { valor: string; alCambiar: (motivo: string) => void; disabled: boolean };

/** Why so many abonos at once; the manager reads it with the request. */
export function CampoMotivo({ valor, alCambiar, disabled }: Props) {
  const id = useId();
  return (
    <Form.Item label="Motivo para el gerente (opcional)" htmlFor={id}>
      <Input.TextArea
        id={id}
        value={valor}
        disabled={disabled}
        maxLength={TOPES.motivo}
        showCount
        autoSize={{ minRows: 2, maxRows: 4 }}
        onChange={(e) => alCambiar(e.target.value)}
      />
    </Form.Item>
  );
}
