import type { Llamada } from '@leal/contract';
import { codificar } from './codificar.ts';
import type { OpcionesCrudas } from './opciones.ts';

export const BASE_API = '/leal-api';

export type Peticion = { url: string; init: RequestInit };

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

/** What travels: encoded path, query and body (pesos, ISO strings), without the token. */
export function construirPeticion(llamada: Llamada, opciones: OpcionesCrudas): Peticion {
  const url = `${BASE_API}${rutaDe(llamada, opciones.parametros)}${consultaDe(llamada, opciones.consulta)}`;
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (opciones.clave) headers['Idempotency-Key'] = opciones.clave;
  const init: RequestInit = { method: llamada.metodo, headers };
  if (opciones.cuerpo !== undefined) {
    init.body = JSON.stringify(codificar(llamada.cuerpo, opciones.cuerpo));
  }
  return { url, init };
}
