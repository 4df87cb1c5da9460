import { MENSAJE_MOTIVO_RECHAZO } from '@leal/domain';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { CampoTexto } from '../../ui/formulario/CampoTexto.tsx';

export type Sentido = 'aprobar' | 'rechazar';

type Textos = { readonly [S in Sentido]: string };

/** The text of the button that opens the question, and of the one that sends it. */
export const ACCION: Textos = { aprobar: 'Aprobar', rechazar: 'Rechazar' };

/** The field `comentario`, when something was written. */
export const conComentario = (texto = ''): { comentario?: string } => {
  const comentario = texto.trim();
  return comentario === '' ? {} : { comentario };
};

type Props = { etiqueta?: string; invitacion?: string };

/** The manager's comment on the decision; the collector reads it. */
export const CampoComentario = ({ etiqueta = 'Comentario (opcional)', invitacion }: Props) => (
  <CampoTexto campo="comentario" etiqueta={etiqueta} invitacion={invitacion} />
);

/** A rejection needs a reason (spec §5): while it is blank, nothing is sent. */
export const CampoMotivoRechazo = () => (
  <CampoTexto campo="motivo_rechazo" etiqueta={NOMBRES.motivo} requerido={MENSAJE_MOTIVO_RECHAZO} />
);
