// The largest figures that a screen must have room for, in every answer of the server: what is money and what is a
// count stands in the contract, so that a new field is as large as the others.
import { LLAMADAS } from '@leal/contract';
import type { BrowserContext } from 'playwright-core';
import * as z from 'zod/mini';

export const MONTO = 99_999_999.99;
export const NEGATIVO = -1_234_567.89;
export const CUANTOS = 1_234_567;

type Json = {
  readonly type?: string;
  readonly maximum?: number;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly properties?: Record<string, Json>;
  readonly items?: Json;
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
  readonly additionalProperties?: Json;
};

/**
 * The figures that may be below zero on a screen; per cents, which have no thousands, and places on the map; numbers
 * that count nothing shown.
 */
const PUEDE_SER_NEGATIVO = /^(efectivo|total)/;
const NI_DINERO = /interes|porcentaje|latitud|longitud|precision/i;
const NI_CUENTA = /pagina|total_registros|^id_|^dias|^desde|^hasta|secuencia|version/;
/** Fields that are names: each gets a long surname. */
const NOMBRES = /^(nombre|negocio|direccion|cobrador|nombre_)/;
const APELLIDOS = ' Villavicencio Montemayor de la Garza';

const esDato = (dato: unknown): dato is Record<string, unknown> => typeof dato === 'object' && dato !== null;

function hojaGrande(esquema: Json, dato: unknown, campo: string): unknown {
  if (esquema.enum !== undefined || esquema.const !== undefined) return dato;
  if (typeof dato === 'string') return NOMBRES.test(campo) && dato !== '' ? dato + APELLIDOS : dato;
  if (typeof dato !== 'number') return dato;
  if (esquema.type === 'integer')
    return NI_CUENTA.test(campo) ? dato : Math.min(CUANTOS, esquema.maximum ?? CUANTOS);
  if (esquema.type !== 'number' || NI_DINERO.test(campo)) return dato;
  return PUEDE_SER_NEGATIVO.test(campo) ? NEGATIVO : MONTO;
}

const admite = ({ type, anyOf, oneOf }: Json, dato: unknown): boolean => {
  if (anyOf ?? oneOf) return true;
  const tipo = Array.isArray(dato) ? 'array' : typeof dato;
  return type === tipo || (tipo === 'number' && type === 'integer');
};

/** How many of these fields the variant has; none, if it fixes one of them to another value. */
const conoce = ({ properties = {} }: Json, dato: unknown): number => {
  const campos = esDato(dato) ? Object.entries(dato) : [];
  if (campos.some(([campo, v]) => properties[campo]?.const !== undefined && properties[campo].const !== v))
    return -1;
  return campos.filter(([campo]) => campo in properties).length;
};

/** The variant of a union that has most of the fields that came. */
function varianteDe(esquema: Json, dato: unknown): Json {
  const variantes = esquema.anyOf ?? esquema.oneOf;
  if (!variantes) return esquema;
  const posibles = variantes
    .filter((variante) => admite(variante, dato))
    .map((variante) => varianteDe(variante, dato));
  return posibles.sort((a, b) => conoce(b, dato) - conoce(a, dato))[0] ?? {};
}

export function agrandar(general: Json, dato: unknown, campo = ''): unknown {
  const esquema = varianteDe(general, dato);
  if (Array.isArray(dato)) return dato.map((cada) => agrandar(esquema.items ?? {}, cada, campo));
  if (!esDato(dato)) return hojaGrande(esquema, dato, campo);
  const { properties = {}, additionalProperties = {} } = esquema;
  return Object.fromEntries(
    Object.entries(dato).map(([nombre, valor]) => [
      nombre,
      agrandar(properties[nombre] ?? additionalProperties, valor, nombre),
    ]),
  );
}

const LEIDAS = Object.values(LLAMADAS)
  .filter(({ metodo }) => metodo === 'GET')
  .map(({ ruta, respuesta }) => ({
    patron: new RegExp(`/leal-api${ruta.replaceAll(/:\w+/g, '[^/]+')}$`),
    parametros: ruta.split(':').length,
    esquema: z.toJSONSchema(respuesta, { io: 'input', unrepresentable: 'any' }) as Json,
  }))
  .sort((a, b) => a.parametros - b.parametros);

export const conCifrasGrandes = (contexto: BrowserContext): Promise<unknown> =>
  contexto.route('**/leal-api/**', async (ruta) => {
    const { pathname } = new URL(ruta.request().url());
    const leida = ruta.request().method() === 'GET' && LEIDAS.find(({ patron }) => patron.test(pathname));
    if (!leida) return ruta.fallback();
    // A connection that waited may have been closed.
    const response = await ruta.fetch({ maxRetries: 3 });
    if (!response.ok()) return ruta.fulfill({ response });
    return ruta.fulfill({ response, json: agrandar(leida.esquema, await response.json()) });
  });
