import type { Esquema, Llamada } from '@leal/contract';
import * as z from 'zod/mini';
import { ErrorApi } from './error-api.ts';
import type { OpcionesCrudas } from './opciones.ts';

/** Our own schema refuses before anything is sent: the same error the server would give. */
export function codificar(esquema: Esquema, valor: unknown): unknown {
  const resultado = z.safeEncode(esquema, valor);
  if (resultado.success) return resultado.data;
  const detalles = resultado.error.issues.map((i) => ({ campo: i.path.join('.'), mensaje: i.message }));
  const mensaje = detalles[0]?.mensaje;
  throw new ErrorApi({ codigo: 'DATOS_INVALIDOS', detalles, ...(mensaje && { mensaje }) });
}

export const BASE_API = '/leal-api';

export type Envio = { url: string; init: RequestInit };

const pares = (valor: unknown): [string, string][] =>
  Object.entries(valor ?? {}).flatMap(([campo, v]) => (v === undefined ? [] : [[campo, String(v)]]));

function rutaDe(llamada: Llamada, parametros: unknown): string {
  const valores = new Map(pares(codificar(llamada.parametros, parametros ?? {})));
  return llamada.ruta.replace(/:(\w+)/g, (_, nombre: string) =>
    encodeURIComponent(valores.get(nombre) ?? ''),
  );
}

function consultaDe(llamada: Llamada, consulta: unknown): string {
  const texto = new URLSearchParams(pares(codificar(llamada.consulta, consulta ?? {}))).toString();
  return texto && `?${texto}`;
}

/** The parts that travel: encoded path, query and body (pesos, ISO strings), without the token. */
export function construirPeticion(llamada: Llamada, opciones: OpcionesCrudas): Envio {
  const url = `${BASE_API}${rutaDe(llamada, opciones.parametros)}${consultaDe(llamada, opciones.consulta)}`;
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (opciones.clave) headers['Idempotency-Key'] = opciones.clave;
  const init: RequestInit = { method: llamada.metodo, headers };
  if (opciones.cuerpo !== undefined) {
    init.body = JSON.stringify(codificar(llamada.cuerpo, opciones.cuerpo));
  }
  return { url, init };
}
