import { mensajeTope, TOPES } from '@leal/domain';
import { Form, Input } from 'antd';

/**
 * The rules of a text field: not longer than that, and said so (the browser's own limit cuts what is pasted without a
 * word); with `requerido`, what is said of a blank one.
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
  /** What is said when nothing is written; absent, nothing need be. */
  requerido?: string | undefined;
  invitacion?: string | undefined;
};

/** Somebody's own words: why they ask, what they decide. */
export const CampoTexto = ({ campo, etiqueta, requerido, invitacion }: Props) => (
  <Form.Item name={campo} label={etiqueta} rules={reglasTexto(TOPES.motivo, requerido)}>
    <Input.TextArea placeholder={invitacion} autoSize={{ minRows: 2, maxRows: 6 }} />
  </Form.Item>
);

/** Why somebody asks for something; who decides reads it. */
export const CampoMotivo = ({ obligatorio }: { obligatorio: boolean }) => (
  <CampoTexto
    campo="motivo"
    etiqueta={obligatorio ? 'Motivo' : 'Motivo (opcional)'}
    requerido={obligatorio ? 'El motivo es requerido' : undefined}
  />
);
