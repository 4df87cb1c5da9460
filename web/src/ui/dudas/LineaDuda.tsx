import { Alert } from 'antd';
import { type Duda, textoDuda } from '../../lib/acciones/dudas.ts';

/** The doubt is shown in the place where the call was sent; `undefined` when nothing is in doubt. */
export const LineaDuda = ({ duda }: { duda: Omit<Duda, 'clave'> | undefined }) =>
  duda && (
    <Alert
      className="formulario-aviso"
      type={duda.enCamino && duda.guardada ? 'info' : 'warning'}
      showIcon
      role="alert"
      title={textoDuda(duda)}
      description="Puedes seguir con otra cosa: te avisamos aquí mismo. No se registra dos veces."
    />
  );
