import * as logger from 'firebase-functions/logger';

/** Structured log lines. What is written here must be fit for a support engineer: no token, no body. */
export const registro = {
  info: (mensaje: string, datos: Record<string, unknown> = {}) => logger.info(mensaje, datos),
  aviso: (mensaje: string, datos: Record<string, unknown> = {}) => logger.warn(mensaje, datos),
  error: (mensaje: string, causa: unknown, datos: Record<string, unknown> = {}) =>
    logger.error(mensaje, {
      ...datos,
      error: causa instanceof Error ? (causa.stack ?? causa.message) : causa,
    }),
};
