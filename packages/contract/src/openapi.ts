import { type CodigoError, ERRORES } from '@leal/domain';
import * as z from 'zod/mini';
import { respuestaError } from './comunes/error.ts';
import type { Esquema, Llamada } from './llamada.ts';

type Json = Record<string, unknown>;

const aJson = (esquema: Esquema, io: 'input' | 'output'): Json =>
  z.toJSONSchema(esquema, { io, unrepresentable: 'any' });

const parametrosDe = (esquema: Esquema, en: 'path' | 'query') => {
  const { properties = {}, required = [] } = aJson(esquema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: en,
    required: en === 'path' || required.includes(name),
    schema,
  }));
};

const contenido = (schema: Json) => ({ 'application/json': { schema } });

/** The errors of every call, and those of calls with a token or that change something. */
const erroresDe = ({ metodo, roles, errores }: Llamada): CodigoError[] => [
  ...new Set<CodigoError>([
    'DATOS_INVALIDOS',
    ...(roles === 'publica' ? [] : (['NO_AUTENTICADO', 'PROHIBIDO', 'DEMASIADAS_SOLICITUDES'] as const)),
    ...(metodo === 'GET' ? [] : (['CARGA_DEMASIADO_GRANDE', 'CLAVE_REUTILIZADA', 'CLAVE_USADA'] as const)),
    ...errores,
    'ERROR_INTERNO',
    'INTENTA_DE_NUEVO',
    'TARDO_DEMASIADO',
  ]),
];

function respuestas(llamada: Llamada): Json {
  const codigos = Object.groupBy(erroresDe(llamada), (c) => String(ERRORES[c].http));
  const errores = Object.entries(codigos).map(([http, cs]) => [
    http,
    { description: (cs ?? []).join(', '), content: contenido({ $ref: '#/components/schemas/Error' }) },
  ]);
  const con = (description: string) => ({
    description,
    content: contenido(aJson(llamada.respuesta, 'input')),
  });
  return {
    [llamada.exito]: llamada.exito === 204 ? { description: 'Hecho' } : con(llamada.resumen),
    ...(llamada.aceptada && { 202: con('Recibido: espera la decisión de un gerente') }),
    ...Object.fromEntries(errores),
  };
}

type ConVariantes = Json & { type?: string; properties?: Json; anyOf?: ConVariantes[] };

/** A required body, an optional one, or none. */
function cuerpoDe({ cuerpo }: Llamada): Json {
  const esquema = aJson(cuerpo, 'input') as ConVariantes;
  if (esquema.type === 'object') return { requestBody: { required: true, content: contenido(esquema) } };
  const opcional = esquema.anyOf?.find(({ properties = {} }) => Object.keys(properties).length > 0);
  return opcional ? { requestBody: { required: false, content: contenido(opcional) } } : {};
}

function operacion(nombre: string, llamada: Llamada): Json {
  return {
    operationId: nombre,
    summary: llamada.resumen,
    security: llamada.roles === 'publica' ? [] : [{ firebase: [] }],
    parameters: [...parametrosDe(llamada.parametros, 'path'), ...parametrosDe(llamada.consulta, 'query')],
    ...cuerpoDe(llamada),
    responses: respuestas(llamada),
  };
}

/** The OpenAPI 3.1 document of these endpoints, served at /leal-api/openapi.json. */
export function generarOpenApi(llamadas: Record<string, Llamada>, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [nombre, llamada] of Object.entries(llamadas)) {
    const ruta = llamada.ruta.replace(/:(\w+)/g, '{$1}');
    paths[ruta] = { ...paths[ruta], [llamada.metodo.toLowerCase()]: operacion(nombre, llamada) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Leal', version },
    servers: [{ url: '/leal-api' }],
    paths,
    components: {
      schemas: { Error: aJson(respuestaError, 'output') },
      securitySchemes: { firebase: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
