import type { Esquema } from '@leal/contract';
import * as z from 'zod/mini';
import { ErrorApi } from './error-api.ts';

/** Our own schema refuses before anything is sent: the same error the server would give. */
export function codificar(esquema: Esquema, valor: unknown): unknown {
  const resultado = z.safeEncode(esquema, valor);
  if (resultado.success) return resultado.data;
  const detalles = resultado.error.issues.map((i) => ({ campo: i.path.join('.'), mensaje: i.message }));
  const mensaje = detalles[0]?.mensaje;
  throw new ErrorApi({ codigo: 'DATOS_INVALIDOS', detalles, ...(mensaje && { mensaje }) });
}
