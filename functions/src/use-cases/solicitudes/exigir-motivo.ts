import { MENSAJE_MOTIVO_RECHAZO } from '@leal/domain';
import { ErrorApp } from '../../platform/errores.ts';

/** A rejection needs a reason (spec §5): the reason, else the comment, else 400. */
export function exigirMotivo(dicho: {
  readonly motivo_rechazo?: string | undefined;
  readonly comentario?: string | undefined;
}): string {
  const motivo = [dicho.motivo_rechazo, dicho.comentario].map((texto) => texto?.trim() ?? '').find(Boolean);
  if (motivo !== undefined) return motivo;
  const detalle = { campo: 'motivo_rechazo', mensaje: MENSAJE_MOTIVO_RECHAZO };
  throw new ErrorApp('DATOS_INVALIDOS', MENSAJE_MOTIVO_RECHAZO, [detalle]);
}
