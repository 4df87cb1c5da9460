import type { ErrorApi } from '../../../lib/api/error-api.ts';
import { ErrorCarga } from '../../../ui/estados/FalloConsulta.tsx';

type Props = {
  /** The spec's sentence. */
  mensaje: string;
  error: ErrorApi;
  alReintentar: () => unknown;
  reintentando: boolean;
};

/** The error box of spec §2: titled 'Error', what failed, and why. */
export const ErrorPago = ({ mensaje, error, ...reintento }: Props) => (
  <ErrorCarga mensaje="Error" detalle={`${mensaje}. ${error.mensaje}`} {...reintento} />
);
