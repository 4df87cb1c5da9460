import type { ErrorApi } from '../../lib/api/error-api.ts';
import { ErrorCarga } from './ErrorCarga.tsx';

type Props = {
  consulta: {
    readonly error: ErrorApi | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** The spec's sentence. */
  mensaje: string;
};

/** What failed and why; nothing while nothing failed. Rights that changed since the login are said too. */
export const FalloConsulta = ({ consulta: { error, isFetching, refetch }, mensaje }: Props) =>
  error && (
    <ErrorCarga
      mensaje={error.codigo === 'PROHIBIDO' ? 'Usuario no autorizado' : mensaje}
      detalle={error.mensaje}
      alReintentar={refetch}
      reintentando={isFetching}
    />
  );
