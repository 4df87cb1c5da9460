import { MENSAJE_MOTIVO_RECHAZO } from '@leal/domain';
import { NOMBRES } from '../campos/nombres.ts';
import { CampoTexto } from '../../ui/formulario/CampoTexto.tsx';

export type Sentido = 'aprobar' | 'rechazar';

type Textos = { readonly [S in Sentido]: string };

/** What the button says that asks for it, and the one that does it. */
export const ACCION: Textos = { aprobar: 'Aprobar', rechazar: 'Rechazar' };

/** What a comment says, when one was written. */
export const conComentario = (texto = ''): { comentario?: string } => {
  const comentario = texto.trim();
  return comentario === '' ? {} : { comentario };
};

type Props = { etiqueta?: string; invitacion?: string };

/** What the manager has to say about the decision; the collector reads it. */
export const CampoComentario = ({ etiqueta = 'Comentario (opcional)', invitacion }: Props) => (
  <CampoTexto campo="comentario" etiqueta={etiqueta} invitacion={invitacion} />
);

/** Nobody is told no without a word (spec §5): blank, nothing is sent. */
export const CampoMotivoRechazo = () => (
  <CampoTexto campo="motivo_rechazo" etiqueta={NOMBRES.motivo} requerido={MENSAJE_MOTIVO_RECHAZO} />
);
