import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matches } from '../queries/matcher.ts';
import type { FieldFilter, Filter, Operator, Query } from '../queries/model.ts';
import { conjunctions } from '../queries/normal-form.ts';
import { StoredDocument } from '../store/document.ts';
import { parseFieldPath, setField } from '../values/field-path.ts';
import { valuesEqual } from '../values/order.ts';
import type { Value } from '../values/value.ts';
import { access, gateOf, listing, person, query, ROOT, rules } from './testing.ts';

/*
 * The proof of a list holds for every document that it finds: `allow read` that lets a list pass lets each get pass.
 * Few fields and few values, so that filters and documents meet often.
 */
const scalar: fc.Arbitrary<Value> = fc.constantFrom<Value[]>(
  { type: 'null' },
  { type: 'boolean', value: true },
  { type: 'boolean', value: false },
  { type: 'integer', value: 0n },
  { type: 'integer', value: 1n },
  { type: 'double', value: 1 },
  { type: 'double', value: 0 },
  { type: 'double', value: -0 },
  { type: 'double', value: 1.5 },
  { type: 'double', value: NaN },
  { type: 'string', value: 'a' },
  { type: 'string', value: 'ana' },
  { type: 'timestamp', seconds: 1, nanos: 0 },
  { type: 'reference', value: `${ROOT}/c/a` },
  { type: 'geopoint', latitude: 0, longitude: 1 },
);
const array = fc.array(scalar, { maxLength: 3 }).map((values): Value => ({ type: 'array', values }));
const field = fc.constantFrom('f', 'g', 'h');
const map = fc
  .dictionary(field, fc.oneof(scalar, array), { maxKeys: 2 })
  .map((entries): Value => ({ type: 'map', fields: new Map(Object.entries(entries)) }));
const value = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 2, arbitrary: array },
  { weight: 2, arbitrary: map },
);

const documents = fc
  .tuple(fc.constantFrom('a', 'ana', 'z'), fc.dictionary(field, value, { maxKeys: 3 }))
  .map(([id, entries]) => StoredDocument.of(`${ROOT}/c/${id}`, new Map(Object.entries(entries)), 1, 1));

const path = fc.constantFrom('f', 'g', 'h', 'f.g', 'g.f');
const one = fc
  .tuple(path, fc.constantFrom<Operator[]>('==', '==', '==', 'array-contains', '!=', '<', '>='), value)
  .map(([at, op, v]): FieldFilter => ({ kind: 'field', path: at, op, value: v }));
const several = fc
  .tuple(
    path,
    fc.constantFrom<Operator[]>('in', 'array-contains-any', 'not-in'),
    fc.array(value, { minLength: 1, maxLength: 3 }),
  )
  .map(([at, op, values]): FieldFilter => ({
    kind: 'field',
    path: at,
    op,
    value: { type: 'array', values },
  }));
const leaf: fc.Arbitrary<Filter> = fc.oneof({ weight: 3, arbitrary: one }, { weight: 1, arbitrary: several });
const filters: fc.Arbitrary<Filter | undefined> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: leaf },
  {
    weight: 6,
    arbitrary: fc.tuple(value, value, fc.oneof(value, scalar)).map((values): Filter => ({
      kind: 'and',
      filters: values.map((v, i) => ({ kind: 'field', path: ['f', 'g', 'h'][i] ?? 'f', op: '==', value: v })),
    })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom('and' as const, 'or' as const), fc.array(leaf, { minLength: 1, maxLength: 3 }))
      .map(([kind, parts]): Filter => ({ kind, filters: parts })),
  },
);

const literals = fc.constantFrom(
  'null',
  'true',
  '0',
  '1',
  '1.0',
  '1.5',
  "'a'",
  "'ana'",
  '[]',
  "['a']",
  '[1, 0]',
  '{}',
  "{'g': 1}",
);
const reads = fc.constantFrom(
  'resource.data.f',
  'resource.data.g',
  'resource.data.f.g',
  "resource.data['h']",
  "resource.data.get('f', 1)",
  "resource.data.get(['f', 'g'], 'a')",
  'resource.data',
  'resource.id',
  'id',
  'request.auth.uid',
);
const operands = fc.oneof({ weight: 3, arbitrary: reads }, { weight: 2, arbitrary: literals });
const binaries = fc.constantFrom('==', '==', '!=', '<', '<=', '>', '>=', 'in', '+', '-', '*', '/', '%');
const TYPES = ['bool', 'int', 'float', 'number', 'string', 'list', 'map', 'path', 'timestamp', 'latlng'];
const METHODS = [
  'size() == 1',
  "hasAny(['a', 1])",
  "hasAll(['a'])",
  "hasOnly(['a', 1, 0])",
  "keys().hasOnly(['g'])",
  'toSet().size() == 1',
  "diff({'g': 1}).affectedKeys().size() == 0",
  "concat(['a']).size() == 2",
  'values().size() == 1',
  "matches('a.*')",
  "get('g', 1) == 1",
];

const atoms = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(operands, binaries, operands).map(([a, op, b]) => `(${a} ${op} ${b})`) },
  {
    weight: 2,
    arbitrary: fc.tuple(operands, fc.constantFrom(...TYPES)).map(([a, type]) => `(${a} is ${type})`),
  },
  { weight: 3, arbitrary: fc.tuple(reads, fc.constantFrom(...METHODS)).map(([a, m]) => `(${a}.${m})`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'true',
      'false',
      '(1 / 0 == 1)',
      "('f' in resource.data)",
      'same(resource.data.f)',
      'kept()',
    ),
  },
);
const conditions = fc.letrec<{ c: string }>((tie) => ({
  c: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    atoms,
    fc.tuple(tie('c'), fc.constantFrom('&&', '||'), tie('c')).map(([a, op, b]) => `(${a} ${op} ${b})`),
    tie('c').map((a) => `!${a}`),
    fc.tuple(tie('c'), tie('c'), tie('c')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    fc.tuple(tie('c'), tie('c')).map(([a, b]) => `(${a} == ${b})`),
    tie('c').map((a) => `[${a}][0]`),
  ),
})).c;

const FUNCTIONS = `function same(x) { let y = x; return x == y; }
  function kept() { let all = resource.data; let f = all.f; return f == 1 || true; }`;

/** Values queries take for one and the same. */
const TWINS: readonly (readonly Value[])[] = [
  [
    { type: 'integer', value: 1n },
    { type: 'double', value: 1 },
  ],
  [
    { type: 'integer', value: 0n },
    { type: 'double', value: 0 },
    { type: 'double', value: -0 },
  ],
];
const twins = (v: Value): readonly Value[] => TWINS.find((set) => set.some((t) => valuesEqual(t, v))) ?? [v];

/** A document made to answer each conjunction, in every way its numbers may be stored. */
function answering(filter: Filter | undefined, from: StoredDocument): StoredDocument[] {
  return conjunctions(filter).flatMap((conjunction) =>
    [0, 1, 2].map((way) => {
      const fields = new Map(from.fields);
      for (const { path, op, value } of conjunction) {
        const ways = twins(value);
        const stored = ways[way % ways.length] ?? value;
        if (op === '==') setField(fields, parseFieldPath(path), stored);
        if (op === 'array-contains')
          setField(fields, parseFieldPath(path), { type: 'array', values: [stored, { type: 'null' }] });
      }
      return StoredDocument.of(from.name, fields, 1, 1);
    }),
  );
}

/** Some generated filters would be refused by production. */
function isQuery(asked: Query): boolean {
  try {
    return conjunctions(asked.filter).length > 0;
  } catch {
    return false;
  }
}

test('every document that could match an allowed list passes get', () => {
  let proved = 0;
  let met = 0;
  fc.assert(
    fc.property(
      conditions,
      filters,
      fc.array(documents, { minLength: 3, maxLength: 12 }),
      (condition, filter, found) => {
        const gate = gateOf(rules(`${FUNCTIONS} match /c/{id} { allow read: if ${condition}; }`));
        const auth = person('ana');
        const asked = query('c', { filter });
        if (!isQuery(asked) || !gate.check(listing(asked, auth)).allowed) return;
        proved += 1;
        for (const before of [...found, ...found.flatMap((d) => answering(asked.filter, d))]) {
          if (!matches(asked, before)) continue;
          met += 1;
          const get = access('get', before.name.slice(ROOT.length + 1), { before, auth });
          expect(gate.check(get), `${condition} for ${before.name}`).toStrictEqual({ allowed: true });
        }
      },
    ),
    { numRuns: 6_000 },
  );
  // Otherwise it would have shown nothing.
  expect(proved).toBeGreaterThan(150);
  expect(met).toBeGreaterThan(1_500);
});
