import { write } from 'firebase-functions/logger';
import { enCurso } from './en-curso.ts';
import { pilaSinPersonas } from './sin-personas.ts';

type Datos = Record<string, unknown>;

/** The request or job that a line belongs to, by the names that Cloud Logging and a support engineer look for. */
function deQuien(): Datos {
  const { id, llamada, uid, traza } = enCurso() ?? {};
  return {
    ...(id !== undefined && { id_peticion: id, llamada }),
    ...(uid !== undefined && { uid }),
    ...(traza !== undefined && {
      'logging.googleapis.com/trace': `projects/${process.env['GCLOUD_PROJECT']}/traces/${traza}`,
    }),
  };
}

const escribir = (severity: 'INFO' | 'WARNING' | 'ERROR', message: string, datos: Datos): void =>
  write({ ...datos, ...deQuien(), severity, message });

/**
 * Structured lines of the log, fit for a support engineer: ids, codes and figures; no token, no body, nothing of a person.
 * An error's own text goes through `sin-personas.ts` first.
 */
export const registro = {
  info: (mensaje: string, datos: Datos = {}): void => escribir('INFO', mensaje, datos),
  aviso: (mensaje: string, datos: Datos = {}): void => escribir('WARNING', mensaje, datos),
  error: (mensaje: string, causa: unknown, datos: Datos = {}): void =>
    escribir('ERROR', mensaje, { ...datos, stack_trace: pilaSinPersonas(causa) }),
};
