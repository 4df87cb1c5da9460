import { type Value, vectorElements } from './value.ts';

const RANKS: Readonly<Record<Value['type'], number>> = {
  null: 0,
  boolean: 1,
  // NaN is 2: no range of numbers holds it.
  integer: 3,
  double: 3,
  timestamp: 4,
  string: 5,
  bytes: 6,
  reference: 7,
  geopoint: 8,
  array: 9,
  // Vectors are 10.
  map: 11,
  invalid: 12,
};

/** The rank of a value's type; values of one rank compare with each other. */
export function typeRank(v: Value): number {
  if (v.type === 'double' && Number.isNaN(v.value)) return 2;
  return v.type === 'map' && vectorElements(v) ? 10 : RANKS[v.type];
}

export const sign = (a: number | bigint, b: number | bigint): number => (a < b ? -1 : a > b ? 1 : 0);

/** UTF-8 byte order. JavaScript's own `<` compares UTF-16 units and puts U+FFFF after an emoji. */
export const compareStrings = (a: string, b: string): number =>
  a === b ? 0 : Buffer.compare(Buffer.from(a, 'utf8'), Buffer.from(b, 'utf8'));

const NUMERIC_ID = /^__id(0|-?[1-9]\d{0,18})__$/;

/** The number of 64 bits inside an id of the form `__id7__`, which sorts as a number and before all other ids. */
export function numericId(segment: string): bigint | undefined {
  const match = NUMERIC_ID.exec(segment)?.[1];
  const number = match === undefined ? undefined : BigInt(match);
  return number !== undefined && BigInt.asIntN(64, number) === number ? number : undefined;
}

export function compareSegments(a: string, b: string): number {
  const x = numericId(a);
  const y = numericId(b);
  if (x !== undefined && y !== undefined) return sign(x, y);
  if (x !== undefined) return -1;
  if (y !== undefined) return 1;
  return compareStrings(a, b);
}

function compareLists<T>(a: readonly T[], b: readonly T[], compare: (x: T, y: T) => number): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const order = compare(a[i] as T, b[i] as T);
    if (order !== 0) return order;
  }
  return sign(a.length, b.length);
}

/** Order of document names: segment by segment. */
export const compareNames = (a: string, b: string): number =>
  a === b ? 0 : compareLists(a.split('/'), b.split('/'), compareSegments);

function compareMaps(a: ReadonlyMap<string, Value>, b: ReadonlyMap<string, Value>): number {
  const sorted = (m: ReadonlyMap<string, Value>) => [...m].sort((x, y) => compareStrings(x[0], y[0]));
  return compareLists(
    sorted(a),
    sorted(b),
    (x, y) => compareStrings(x[0], y[0]) || compareValues(x[1], y[1]),
  );
}

function compareVectors(a: readonly Value[], b: readonly Value[]): number {
  return sign(a.length, b.length) || compareLists(a, b, compareValues);
}

/** Firestore's total order over values of all types. -0 equals 0, 1 equals 1.0, NaN comes before every number. */
export function compareValues(a: Value, b: Value): number {
  const ranks = sign(typeRank(a), typeRank(b));
  if (ranks !== 0) return ranks;
  if ((a.type === 'integer' || a.type === 'double') && (b.type === 'integer' || b.type === 'double')) {
    return sign(a.value, b.value);
  }
  return compareSameType(a, b);
}

function compareSameType(a: Value, b: Value): number {
  if (a.type === 'boolean' && b.type === 'boolean') return sign(Number(a.value), Number(b.value));
  if (a.type === 'string' && b.type === 'string') return compareStrings(a.value, b.value);
  if (a.type === 'timestamp' && b.type === 'timestamp') {
    return sign(a.seconds, b.seconds) || sign(a.nanos, b.nanos);
  }
  if (a.type === 'bytes' && b.type === 'bytes') return Buffer.compare(a.value, b.value);
  if (a.type === 'reference' && b.type === 'reference') return compareNames(a.value, b.value);
  if (a.type === 'geopoint' && b.type === 'geopoint') {
    return sign(a.latitude, b.latitude) || sign(a.longitude, b.longitude);
  }
  if (a.type === 'array' && b.type === 'array') return compareLists(a.values, b.values, compareValues);
  if (a.type === 'map' && b.type === 'map') {
    const x = vectorElements(a);
    const y = vectorElements(b);
    return x && y ? compareVectors(x, y) : compareMaps(a.fields, b.fields);
  }
  return 0;
}

export const valuesEqual = (a: Value, b: Value): boolean => compareValues(a, b) === 0;
