import './estados.css';
import { Alert, Button } from 'antd';

type Props = {
  mensaje: string;
  /** What went wrong in detail, below the message. */
  detalle?: string;
  alReintentar: () => unknown;
  reintentando?: boolean;
};

/** A load that failed never looks like an empty list: it says so and offers 'Reintentar'. */
export const ErrorCarga = ({ mensaje, detalle, alReintentar, reintentando = false }: Props) => (
  <Alert
    className="estado-error"
    type="error"
    showIcon
    title={mensaje}
    description={detalle}
    action={
      <Button loading={reintentando} onClick={() => void alReintentar()}>
        Reintentar
      </Button>
    }
  />
);
