// Rules show whole documents. To collectors and supervisors nothing may be in them that no answer of the API to the same
// role has; managers decide over all of it.
import { LLAMADAS } from '@leal/contract';
import * as documentos from '@leal/contract/documentos';
import { CLASES_POR_APROBAR, ROL } from '@leal/domain';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Fila, MATRIZ } from './matriz.ts';

type Json = {
  readonly properties?: Readonly<Record<string, Json>>;
  readonly additionalProperties?: Json | boolean;
  readonly items?: Json;
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
};

/** The names of all fields, however deep; an amount is called alike in documents and answers. */
function campos({ properties = {}, additionalProperties, items, anyOf = [], oneOf = [] }: Json): string[] {
  const dentro = [...Object.values(properties), additionalProperties, items, ...anyOf, ...oneOf];
  return [
    ...Object.keys(properties).map((campo) => campo.replace(/_centavos$/, '')),
    ...dentro.flatMap((hijo) => (typeof hijo === 'object' ? campos(hijo) : [])),
  ];
}

const camposDe = (esquema: unknown) =>
  campos(z.toJSONSchema(esquema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }) as Json);

/** Every field that some answer to this role has. */
const dichosA = (rol: 'cobrador' | 'supervisor'): ReadonlySet<string> =>
  new Set(
    Object.values(LLAMADAS).flatMap(({ roles, respuesta }) =>
      roles !== 'publica' && roles.includes(ROL[rol]) ? camposDe(respuesta) : [],
    ),
  );

/** The fields that a listener needs and no answer has: nothing that one person does not know of themselves. */
const SIN_SECRETO: Readonly<Record<string, readonly string[]>> = {
  // One's own account: whether it is on (it is, or nothing is shown), since when, on which days one is away, whose routes one
  // works and who works one's own (both are told), when the
  // sessions of one's own that are over had begun, and what one's own phones said of themselves.
  usuarioDoc: [
    'activo',
    'creado_en',
    'vacaciones',
    'del',
    'al',
    'rutas_prestadas',
    'id_prestada',
    'de',
    'nombre_de',
    'a',
    'nombre_a',
    'desde',
    'hasta',
    'ambos',
    'sesiones_desde',
    'sesiones_terminadas',
    'contacto',
    'visto_en',
    'version',
    'telefonos',
    'perdidos',
    'sin_enviar',
    'monto_sin_enviar',
  ],
  // How many of one's own wait of each kind, and the last decision: answers say it under other names. `ruta` counts how
  // often the office changed the route, `caja` how often cash changed hands, `movido_en` when any of it last changed; of
  // `con_otros_datos` their request says what was done instead.
  avisoDoc: [
    ...CLASES_POR_APROBAR,
    'ultima_resolucion',
    'manos',
    'no_estan',
    'por_resolver',
    'id',
    'con_otros_datos',
    'ruta',
    'caja',
    'movido_en',
  ],
};

const FORMAS: ReadonlyMap<string, unknown> = new Map(Object.entries(documentos));

const leidas = (rol: 'cobrador' | 'supervisor') =>
  MATRIZ.filter((fila) => fila.get?.[rol] !== undefined || fila.list?.[rol] !== undefined);

const deMas = ({ forma }: Pick<Fila, 'forma'>, dichos: ReadonlySet<string>): string[] =>
  camposDe(FORMAS.get(forma)).filter(
    (campo) => !dichos.has(campo) && SIN_SECRETO[forma]?.includes(campo) !== true,
  );

test.each(['cobrador', 'supervisor'] as const)(
  'what the rules show a %s, the API shows them too, field by field',
  (rol) => {
    const dichos = dichosA(rol);
    expect(
      leidas(rol).flatMap((fila) => deMas(fila, dichos).map((campo) => `${fila.ruta}: ${campo}`)),
    ).toEqual([]);
  },
);

test.each([
  ['creditoDoc', 'cobrador', 'llegadas'],
  ['creditoDoc', 'supervisor', 'llegadas'],
  ['rutaDoc', 'supervisor', 'orden_clientes'],
  ['movimientoDoc', 'cobrador', 'ediciones'],
  ['diaDoc', 'supervisor', 'marcas_por_calcular'],
] as const)('it would be seen if a %s were shown to a %s', (forma, rol, campo) => {
  expect(deMas({ forma }, dichosA(rol))).toContain(campo);
});
