import fc from 'fast-check';
import { anyText } from './text.arbitrary.ts';
import { INT64_MAX, INT64_MIN, type Value } from './value.ts';

const integer = fc
  .oneof(
    fc.bigInt({ min: INT64_MIN, max: INT64_MAX }),
    fc.bigInt({ min: -3n, max: 3n }),
    fc.constantFrom(2n ** 53n, 2n ** 53n + 1n, INT64_MAX, INT64_MIN),
  )
  .map((value): Value => ({ type: 'integer', value }));
const double = fc
  .oneof(
    fc.double(),
    fc.constantFrom(0, -0, 1, -1, 1.5, 2 ** 53, 2 ** 63, -(2 ** 63), NaN, Infinity, -Infinity),
  )
  .map((value): Value => ({ type: 'double', value }));
const text = fc.oneof(
  anyText({ maxLength: 6 }),
  fc.constantFrom('', '\0', 'a\0', 'a', 'aa', '\u{FFFF}', '\u{1F600}'),
);
const timestamp = fc
  .record({
    seconds: fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
    micros: fc.integer({ min: 0, max: 999_999 }),
  })
  .map(({ seconds, micros }): Value => ({ type: 'timestamp', seconds, nanos: micros * 1000 }));
const name = fc
  .array(fc.constantFrom('a', 'b', 'aa', '__id7__', '__id-3__', 'z'), { minLength: 2, maxLength: 4 })
  .map((path): Value => ({ type: 'reference', value: `projects/p/databases/d/documents/${path.join('/')}` }));

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ type: 'null' }),
  fc.boolean().map((value): Value => ({ type: 'boolean', value })),
  integer,
  double,
  timestamp,
  text.map((value): Value => ({ type: 'string', value })),
  fc.uint8Array({ maxLength: 4 }).map((value): Value => ({ type: 'bytes', value: Buffer.from(value) })),
  name,
  fc
    .record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    .map((point): Value => ({ type: 'geopoint', ...point })),
);

const vector = fc.array(double, { maxLength: 3 }).map((values): Value => {
  const fields = new Map<string, Value>([
    ['__type__', { type: 'string', value: '__vector__' }],
    ['value', { type: 'array', values }],
  ]);
  return { type: 'map', fields };
});

/** Any value Firestore stores, with a liking for the awkward ones. */
export const anyValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }).map((values): Value => ({ type: 'array', values })),
    fc
      .array(fc.tuple(fc.oneof(text, fc.constant('__proto__')), tie('value')), { maxLength: 3 })
      .map((entries): Value => ({ type: 'map', fields: new Map(entries) })),
    vector,
  ),
})).value;
