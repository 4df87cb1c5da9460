import { MENSAJE_MOTIVO_RECHAZO, TOPES } from '@leal/domain';
import { Form, Input } from 'antd';
import { reglasTexto } from '../../ui/formulario/regla-texto.ts';

export type Sentido = 'aprobar' | 'rechazar';

type Textos = { readonly [S in Sentido]: string };

/** What the button says that asks for it, and the one that does it. */
export const ACCION: Textos = { aprobar: 'Aprobar', rechazar: 'Rechazar' };

/** The same as a thing, for 'se registró …'. */
export const DECISION: Textos = { aprobar: 'la aprobación', rechazar: 'el rechazo' };

/** What it is then. */
export const HECHO: Textos = { aprobar: 'aprobada', rechazar: 'rechazada' };

/** What a comment says, when one was written. */
export const conComentario = (texto = ''): { comentario?: string } => {
  const comentario = texto.trim();
  return comentario === '' ? {} : { comentario };
};

type Props = { etiqueta?: string; invitacion?: string };

/** What the manager has to say about the decision; the collector reads it. */
export const CampoComentario = ({ etiqueta = 'Comentario (opcional)', invitacion = '' }: Props) => (
  <Form.Item name="comentario" label={etiqueta} rules={reglasTexto(TOPES.motivo)}>
    <Input.TextArea placeholder={invitacion} autoSize={{ minRows: 2, maxRows: 6 }} />
  </Form.Item>
);

const MOTIVO = reglasTexto(TOPES.motivo, MENSAJE_MOTIVO_RECHAZO);

/** Nobody is told no without a word (spec §5): blank, nothing is sent. */
export const CampoMotivoRechazo = () => (
  <Form.Item name="motivo_rechazo" label="Motivo" rules={MOTIVO}>
    <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
  </Form.Item>
);
