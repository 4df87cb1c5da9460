import { mensajeTope, TOPES } from '@leal/domain';
import { Form } from 'antd';
import { EntradaLarga } from './entradas.ts';

/**
 * The rules of a text field: a maximum length with a message (the browser's own limit cuts pasted text without one);
 * with `requerido`, the message for a blank field.
 */
export const reglasTexto = (maximo: number, requerido?: string) => [
  ...(requerido === undefined ? [] : [{ required: true, whitespace: true, message: requerido }]),
  {
    validator: (_: unknown, texto = ''): Promise<void> =>
      texto.trim().length <= maximo ? Promise.resolve() : Promise.reject(new Error(mensajeTope(maximo))),
  },
];

type Props = {
  campo: string;
  etiqueta: string;
  /** The message for an empty field; absent: the field is optional. */
  requerido?: string | undefined;
  invitacion?: string | undefined;
  /** The most characters; absent: as many as a reason may have. */
  maximo?: number;
};

/** A free text: the reason of a request, the comment of a decision. */
export const CampoTexto = ({ campo, etiqueta, requerido, invitacion, maximo = TOPES.motivo }: Props) => (
  <Form.Item name={campo} label={etiqueta} rules={reglasTexto(maximo, requerido)}>
    <EntradaLarga placeholder={invitacion} autoSize={{ minRows: 2, maxRows: 6 }} />
  </Form.Item>
);

/** The reason of a request; the person who decides reads it. */
export const CampoMotivo = ({ obligatorio }: { obligatorio: boolean }) => (
  <CampoTexto
    campo="motivo"
    etiqueta={obligatorio ? 'Motivo' : 'Motivo (opcional)'}
    requerido={obligatorio ? 'El motivo es requerido' : undefined}
  />
);
