import './estados.css';
import { Alert, Button } from 'antd';
import type { ErrorApi } from '../../lib/api/error-api.ts';

type Props = {
  mensaje: string;
  /** The details of the failure, below the message. */
  detalle?: string;
  alReintentar: () => unknown;
  reintentando?: boolean;
  /** A warning: nothing has failed yet. */
  tipo?: 'error' | 'warning';
};

/** A load that failed never looks like an empty list: it says so and offers 'Reintentar'. */
export const ErrorCarga = ({
  mensaje,
  detalle,
  alReintentar,
  reintentando = false,
  tipo = 'error',
}: Props) => (
  <Alert
    className="estado-error"
    type={tipo}
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

type PropsFalloConsulta = {
  consulta: {
    readonly error: ErrorApi | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** The spec's sentence. */
  mensaje: string;
};

/** The failure and its cause; nothing while nothing failed. Also says when the person's rights have changed. */
export const FalloConsulta = ({ consulta: { error, isFetching, refetch }, mensaje }: PropsFalloConsulta) =>
  error && (
    <ErrorCarga
      mensaje={error.codigo === 'PROHIBIDO' ? 'Usuario no autorizado' : mensaje}
      detalle={error.mensaje}
      alReintentar={refetch}
      reintentando={isFetching}
    />
  );
