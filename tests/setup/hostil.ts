// Bad requests, made from the contract's own schemas: a valid one with something wrong in it.
import { type Llamada, LLAMADAS, type NombreLlamada } from '@leal/contract';
import fc from 'fast-check';
import { type Invocacion, rutaDe } from '@leal/seed';

export type Hostil = {
  readonly nombre: NombreLlamada;
  readonly metodo: string;
  readonly ruta: string;
  readonly cuerpo?: string;
  readonly clave?: string;
  /** Whether the contract reads it: then nobody says that it has to be refused. */
  readonly legible: boolean;
};
type Objeto = Record<string, unknown>;

const PROFUNDO = (n: number): unknown => (n === 0 ? 1 : { a: PROFUNDO(n - 1) });

/** Values that often break software. */
const valor: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    [],
    {},
    [[]],
    0,
    -0,
    -1,
    -0.01,
    0.001,
    1e-12,
    99_999_999.99,
    1e21,
    1.7976931348623157e308,
    Number.MAX_SAFE_INTEGER + 2,
    'NaN',
    'Infinity',
    '120',
    '1e3',
    '0x10',
    '__proto__',
    '__name__',
    'constructor',
    'toString',
    '../../usuarios/x',
    'a/b',
    '.',
    '..',
    '=1+1',
    '<script>alert(1)</script>',
    "' OR 1=1 --",
    '\u0000',
    '\u202e',
    '\ud800',
    'ﷺ'.repeat(50),
    'x'.repeat(3000),
    '2026-02-30',
    '0000-01-01',
    '2026-11-18T25:00:00Z',
    '2026-11-18T11:00:00',
    '+275760-09-13T00:00:00Z',
  ),
  fc.constantFrom<unknown>(
    { $ne: null },
    { $gt: '' },
    { _methodName: 'FieldValue.increment', operand: 1 },
    { __type__: 'timestamp' },
    { toJSON: 'x', valueOf: 1 },
    Array.from({ length: 2500 }, (_, i) => `id-${i}`),
    Array.from({ length: 12 }, () => 'repetido'),
    PROFUNDO(60),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.jsonValue({ maxDepth: 3 }),
);

const campo = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'id_usuario', 'admin', '$where', '', 'a.b', 'ñ'),
  fc.string({ maxLength: 12 }),
);

type Cambio = (cuerpo: Objeto) => unknown;
const con = (cuerpo: Objeto, nombre: string, v: unknown): Objeto =>
  // Through JSON, so that '__proto__' is a field and not the object's own prototype.
  JSON.parse(
    `{${[...Object.entries(cuerpo).filter(([n]) => n !== nombre), [nombre, v] as const]
      .map(([n, cosa]) => `${JSON.stringify(n)}:${JSON.stringify(cosa) ?? 'null'}`)
      .join(',')}}`,
  ) as Objeto;

const cambioDe = (nombres: string[]): fc.Arbitrary<Cambio> => {
  const conocido = nombres.length > 0 ? fc.constantFrom(...nombres) : campo;
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(conocido, valor).map(
        ([n, v]) =>
          (c: Objeto) =>
            con(c, n, v),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(campo, valor).map(
        ([n, v]) =>
          (c: Objeto) =>
            con(c, n, v),
      ),
    },
    {
      weight: 1,
      arbitrary: conocido.map(
        (n) => (c: Objeto) => Object.fromEntries(Object.entries(c).filter(([nombre]) => nombre !== n)),
      ),
    },
    { weight: 1, arbitrary: valor.map((v) => () => v) },
  );
};

const bienFormado = (texto: string) => texto.toWellFormed();
const legible = (llamada: Llamada, { parametros, consulta, cuerpo }: Invocacion): boolean =>
  llamada.parametros.safeParse(parametros ?? {}).success &&
  llamada.consulta.safeParse(consulta ?? {}).success &&
  llamada.cuerpo.safeParse(cuerpo).success;

/** One request to that endpoint, from a valid one: body, parameter, query or key spoilt. */
function hostilDe(nombre: NombreLlamada, buena: Invocacion, campos: string[]): fc.Arbitrary<Hostil> {
  const llamada = LLAMADAS[nombre] as unknown as Llamada;
  const { metodo } = llamada;
  const armar = (invocacion: Invocacion, clave?: string): Hostil => ({
    nombre,
    metodo,
    ruta: rutaDe(llamada, invocacion),
    ...(invocacion.cuerpo !== undefined && { cuerpo: JSON.stringify(invocacion.cuerpo) }),
    ...(clave !== undefined && { clave }),
    legible: clave === undefined && legible(llamada, invocacion),
  });
  const deRuta = Object.keys(buena.parametros ?? {});
  // Longer addresses are 431, by the HTTP server itself.
  const texto = fc
    .oneof(valor.map(String), fc.string({ unit: 'binary', maxLength: 20 }))
    .map((t) => bienFormado(t.slice(0, 600)));
  // A path that climbs is answered by Hosting and never arrives.
  const noVacio = texto.filter((t) => t !== '' && t !== '.' && t !== '..' && !t.includes('../'));
  const deConsulta = Object.keys(buena.consulta ?? {});
  const enConsulta = deConsulta.length > 0 ? fc.oneof(campo, fc.constantFrom(...deConsulta)) : campo;
  const opciones: fc.Arbitrary<Hostil>[] = [
    fc.tuple(enConsulta.map(bienFormado), texto).map(([n, v]) => {
      const consulta = { ...(buena.consulta as Record<string, string>), [n]: v };
      return armar({ ...buena, consulta });
    }),
  ];
  if (metodo !== 'GET') {
    if (llamada.errores.includes('CLAVE_REUTILIZADA'))
      // A key of control characters never leaves the client.
      opciones.push(fc.constantFrom('', 'ñandú', 'x'.repeat(201)).map((clave) => armar(buena, clave)));
    const cambio = cambioDe(campos);
    const cambiado = fc
      .array(cambio, { minLength: 1, maxLength: 3 })
      .map((cambios) =>
        cambios.reduce<unknown>(
          (cuerpo, f) => f(typeof cuerpo === 'object' && cuerpo !== null ? (cuerpo as Objeto) : {}),
          buena.cuerpo ?? {},
        ),
      );
    const armado = cambiado.map((cuerpo) => armar({ ...buena, cuerpo: aJson(cuerpo) }));
    opciones.push(armado, armado, armado, armado, armado, armado);
  }
  if (deRuta.length > 0) {
    const malo = fc.tuple(fc.constantFrom(...deRuta), noVacio);
    const armado = malo.map(([n, v]) => armar({ ...buena, parametros: { ...buena.parametros, [n]: v } }));
    opciones.push(armado, armado, armado);
  }
  return fc.oneof(...opciones);
}

/** What the other side will read: NaN and lone halves of characters do not survive the wire. */
const aJson = (cuerpo: unknown): unknown => JSON.parse(JSON.stringify(cuerpo) ?? 'null') as unknown;

export type Ejemplo = { readonly nombre: NombreLlamada; readonly buena: Invocacion; campos?: string[] };

/** `cuantas` requests over those endpoints, the same ones for the same seed. */
export function pedidosHostiles(ejemplos: readonly Ejemplo[], cuantas: number, semilla: number): Hostil[] {
  const todos = ejemplos.map(({ nombre, buena, campos }) =>
    hostilDe(nombre, buena, campos ?? Object.keys(buena.cuerpo ?? {})),
  );
  return fc.sample(fc.oneof(...todos), { numRuns: cuantas, seed: semilla });
}
