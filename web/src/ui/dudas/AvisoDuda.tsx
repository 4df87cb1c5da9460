import { Alert } from 'antd';
import { type Duda, textoDuda } from '../../lib/acciones/dudas.ts';

/** Shown in the place where it was sent; `undefined` when nothing is in doubt. */
export const AvisoDuda = ({ duda }: { duda: Pick<Duda, 'que' | 'guardada' | 'sobre'> | undefined }) =>
  duda && (
    <Alert
      className="formulario-aviso"
      type="warning"
      showIcon
      role="alert"
      title={textoDuda(duda)}
      description="Puedes seguir con otra cosa: te avisamos aquí mismo. No se registra dos veces."
    />
  );
