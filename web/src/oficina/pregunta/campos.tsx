import { MENSAJE_MOTIVO_RECHAZO } from '@leal/domain';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { CampoTexto } from '../../ui/formulario/CampoTexto.tsx';

type Props = { etiqueta?: string; invitacion?: string };

/** The manager's comment on the decision; the collector reads it. */
export const CampoComentario = ({ etiqueta = 'Comentario (opcional)', invitacion }: Props) => (
  <CampoTexto campo="comentario" etiqueta={etiqueta} invitacion={invitacion} />
);

/** A rejection needs a reason (spec §5): while it is blank, nothing is sent. */
export const CampoMotivoRechazo = () => (
  <CampoTexto campo="motivo_rechazo" etiqueta={NOMBRES.motivo} requerido={MENSAJE_MOTIVO_RECHAZO} />
);
