// Requests made of the contract's own schemas: what a field may hold, as it travels, now and then with something in it
// that often breaks software.
import type { Esquema } from '@leal/contract';
import type { Azar } from '@leal/seed';

/** The values that the office has under the name of a field. */
export type Pozo = (campo: string) => readonly unknown[];

/** A schema as zod 4 keeps it. */
type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Esquema>>;
  readonly innerType?: Esquema;
  readonly element?: Esquema;
  readonly options?: readonly Esquema[];
  readonly in?: Esquema;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
};

const hondo = (veces: number): unknown => (veces === 0 ? 1 : [hondo(veces - 1)]);

/** Values that often break software. */
const HOSTILES: readonly unknown[] = [
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
  '\u202E',
  '\uD800',
  'ﷺ'.repeat(50),
  'x'.repeat(3000),
  '2026-02-30',
  '0000-01-01',
  '0001-01-01',
  '1999-12-31',
  '2000-01-01',
  '2999-12-31',
  '9999-12-31',
  '2026-11-18T25:00:00Z',
  '2999-12-31T23:59:59-12:00',
  '+275760-09-13T00:00:00Z',
  { $ne: null },
  { _methodName: 'FieldValue.increment', operand: 1 },
  { '@type': 'x' },
  { toJSON: 'x', valueOf: 1 },
  Array.from({ length: 2500 }, (_, i) => `id-${i}`),
  ['repetido', 'repetido'],
  hondo(500),
];
const CAMPOS_DE_MAS = [
  '__proto__',
  'constructor',
  'prototype',
  'id_usuario',
  'admin',
  '$where',
  '',
  'a.b',
  'ñ',
];
const ENTEROS = [0, 1, 2, 5, 30, 40, 60, 100, 500, 1000, 1001, 1_000_000, -1, 1.5];

export class Generador {
  readonly #azar: Azar;
  readonly #pozo: Pozo;
  /** How often a value is one that breaks software. */
  readonly #malo: number;

  constructor(azar: Azar, pozo: Pozo, malo: number) {
    this.#azar = azar;
    this.#pozo = pozo;
    this.#malo = malo;
  }

  #delCampo(campo: string, ajenos: readonly unknown[]): unknown {
    const valores = this.#pozo(campo);
    return this.#azar.elegir(valores.length > 0 ? valores : ajenos);
  }

  #objeto(forma: Readonly<Record<string, Esquema>>): unknown {
    const campos = Object.entries(forma).flatMap(([campo, esquema]): [string, unknown][] => {
      const valor = this.valor(esquema, campo);
      const falta = this.#azar.ocurre(this.#malo / 4);
      return valor === undefined || falta ? [] : [[campo, valor]];
    });
    if (this.#azar.ocurre(this.#malo / 4))
      campos.push([this.#azar.elegir(CAMPOS_DE_MAS), this.#azar.elegir(HOSTILES)]);
    // '__proto__' is a field like another one, as JSON reads it.
    return Object.fromEntries(campos);
  }

  /** A value as it travels; undefined: it is left out. */
  valor(esquema: Esquema, campo = ''): unknown {
    if (this.#azar.ocurre(this.#malo)) return this.#azar.elegir(HOSTILES);
    const def = esquema._zod.def as unknown as Def;
    const dentro = (otro: Esquema | undefined) => (otro ? this.valor(otro, campo) : undefined);
    switch (def.type) {
      case 'object':
        return this.#objeto(def.shape ?? {});
      case 'optional':
        return this.#azar.ocurre(0.5) ? dentro(def.innerType) : undefined;
      case 'nullable':
        return this.#azar.ocurre(0.8) ? dentro(def.innerType) : null;
      case 'catch':
      case 'default':
        return dentro(def.innerType);
      case 'pipe':
        return dentro(def.in);
      case 'union':
        return dentro(this.#azar.elegir(def.options ?? []));
      case 'array':
        return Array.from({ length: this.#azar.entero(0, 4) }, () => dentro(def.element));
      case 'enum':
        return this.#azar.elegir(Object.values(def.entries ?? {}));
      case 'literal':
        return this.#azar.elegir(def.values ?? []);
      case 'record':
        return { x: this.#azar.elegir(HOSTILES) };
      case 'boolean':
        return this.#azar.ocurre(0.5);
      case 'number':
        return this.#delCampo(campo, ENTEROS);
      case 'string':
        return this.#delCampo(campo, [
          'x',
          'Rosa Peña',
          'cliente nu',
          '2026-11-18',
          'pendiente',
          'aprobada,rechazada',
        ]);
      default:
        throw new Error(`Nobody has told how to make a ${def.type} (${campo})`);
    }
  }
}
