/** A Firestore value. Integers are 64 bits wide, so they are bigint; timestamps keep microseconds. */
export type Value =
  | { readonly type: 'null' }
  | { readonly type: 'boolean'; readonly value: boolean }
  | { readonly type: 'integer'; readonly value: bigint }
  | { readonly type: 'double'; readonly value: number }
  | { readonly type: 'timestamp'; readonly seconds: number; readonly nanos: number }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'bytes'; readonly value: Uint8Array }
  | { readonly type: 'reference'; readonly value: string }
  | { readonly type: 'geopoint'; readonly latitude: number; readonly longitude: number }
  | { readonly type: 'array'; readonly values: readonly Value[] }
  | { readonly type: 'map'; readonly fields: Fields }
  /** Nothing that may be stored: an empty oneof, or a kind only pipelines know. */
  | { readonly type: 'invalid' };

/**
 * A Map and not an object, so that a field may be called `__proto__`. The maps within a document never change: who
 * writes to one copies it (`setField`), so what was found out about the others stays true.
 */
export type Fields = ReadonlyMap<string, Value>;

export const NULL_VALUE: Value = { type: 'null' };
export const NAN_VALUE: Value = { type: 'double', value: NaN };

/** The ends of what an integer may be. */
export const INT64_MAX = 2n ** 63n - 1n;
export const INT64_MIN = -(2n ** 63n);

export const isNumber = (v: Value): v is Extract<Value, { type: 'integer' | 'double' }> =>
  v.type === 'integer' || v.type === 'double';

/** A vector is a map that says so: `{ __type__: '__vector__', value: [doubles] }`. */
export function vectorElements(v: Value): readonly Value[] | undefined {
  if (v.type !== 'map') return undefined;
  const kind = v.fields.get('__type__');
  const elements = v.fields.get('value');
  const isVector = kind?.type === 'string' && kind.value === '__vector__';
  return isVector && elements?.type === 'array' ? elements.values : undefined;
}

const MICROS = 1_000_000;

/** Microseconds since the epoch to a timestamp value. */
export function timestampFromMicros(micros: number): Extract<Value, { type: 'timestamp' }> {
  const seconds = Math.floor(micros / MICROS);
  return { type: 'timestamp', seconds, nanos: (micros - seconds * MICROS) * 1000 };
}

/** A timestamp in microseconds since the epoch; exact between the years 1684 and 2255. */
export const microsFromTimestamp = (t: { seconds: number; nanos: number }): number =>
  t.seconds * MICROS + Math.floor(t.nanos / 1000);
