import { invalidArgument } from '../../errors.ts';
import { type Fields, INT64_MAX, INT64_MIN, type Value } from '../../values/value.ts';
import { instantFromText, textFromInstant } from './timestamp-json.ts';

/* google.firestore.v1.Value in proto3 JSON: 64-bit integers are strings, bytes base64, timestamps RFC 3339. */
export type Json = { readonly [key: string]: unknown };

const MAX_DEPTH = 100;
const INTEGER = /^-?\d{1,19}$/;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
const DOUBLE = /^-?(?:\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|Infinity)$|^NaN$/;

export function asObject(json: unknown, what: string): Json {
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json as Json;
  throw invalidArgument(`${what} must be an object.`);
}

export function asArray(json: unknown, what: string): readonly unknown[] {
  if (json === undefined || json === null) return [];
  if (Array.isArray(json)) return json;
  throw invalidArgument(`${what} must be an array.`);
}

export function asString(json: unknown, what: string): string {
  if (typeof json === 'string') return json;
  throw invalidArgument(`${what} must be a string.`);
}

export function asBytes(json: unknown, what: string): Buffer {
  const text = asString(json, what);
  if (!BASE64.test(text)) throw invalidArgument(`${what} is not base64.`);
  return Buffer.from(text, 'base64');
}

export function asDouble(json: unknown, what: string): number {
  if (typeof json === 'number') return json;
  if (typeof json === 'string' && DOUBLE.test(json)) return Number(json);
  throw invalidArgument(`${what} must be a number.`);
}

export function asBoolean(json: unknown, what: string): boolean {
  if (typeof json === 'boolean') return json;
  if (json === 'true' || json === 'false') return json === 'true';
  throw invalidArgument(`${what} must be true or false.`);
}

function asInt64(json: unknown): bigint {
  const text = typeof json === 'number' && Number.isSafeInteger(json) ? String(json) : json;
  const value = typeof text === 'string' && INTEGER.test(text) ? BigInt(text) : undefined;
  if (value === undefined || value > INT64_MAX || value < INT64_MIN)
    throw invalidArgument('integerValue is not a 64-bit integer.');
  return value;
}

function geopoint(json: unknown): Value {
  const { latitude = 0, longitude = 0 } = asObject(json, 'geoPointValue');
  return {
    type: 'geopoint',
    latitude: asDouble(latitude, 'latitude'),
    longitude: asDouble(longitude, 'longitude'),
  };
}

const READERS: Readonly<Record<string, (json: unknown, depth: number) => Value>> = {
  nullValue: () => ({ type: 'null' }),
  booleanValue: (json) => ({ type: 'boolean', value: asBoolean(json, 'booleanValue') }),
  integerValue: (json) => ({ type: 'integer', value: asInt64(json) }),
  doubleValue: (json) => ({ type: 'double', value: asDouble(json, 'doubleValue') }),
  timestampValue: (json) => ({ type: 'timestamp', ...instantFromText(json) }),
  stringValue: (json) => ({ type: 'string', value: asString(json, 'stringValue') }),
  bytesValue: (json) => ({ type: 'bytes', value: asBytes(json, 'bytesValue') }),
  referenceValue: (json) => ({ type: 'reference', value: asString(json, 'referenceValue') }),
  geoPointValue: geopoint,
  arrayValue: (json, depth) => ({
    type: 'array',
    values: asArray(asObject(json, 'arrayValue')['values'], 'values').map((v) => valueFromJson(v, depth + 1)),
  }),
  mapValue: (json, depth) => ({
    type: 'map',
    fields: fieldsFromJson(asObject(json, 'mapValue')['fields'], depth + 1),
  }),
};

export function valueFromJson(json: unknown, depth = 0): Value {
  if (depth > MAX_DEPTH) throw invalidArgument('A value is nested too deeply.');
  const [entry, ...more] = Object.entries(asObject(json, 'A value'));
  if (!entry) return { type: 'invalid' };
  const reader = Object.hasOwn(READERS, entry[0]) ? READERS[entry[0]] : undefined;
  if (!reader || more.length > 0) throw invalidArgument(`A value has no kind "${entry[0]}", or several.`);
  return reader(entry[1], depth);
}

export function fieldsFromJson(json: unknown, depth = 0): Fields {
  if (json === undefined || json === null) return new Map();
  return new Map(Object.entries(asObject(json, 'fields')).map(([k, v]) => [k, valueFromJson(v, depth)]));
}

/** JSON has no NaN, no infinities, and JavaScript writes -0 as 0. */
export const doubleToJson = (n: number): number | string =>
  Number.isFinite(n) && !Object.is(n, -0) ? n : Object.is(n, -0) ? '-0' : String(n);

export function valueToJson(v: Value): Json {
  switch (v.type) {
    case 'boolean':
      return { booleanValue: v.value };
    case 'integer':
      return { integerValue: String(v.value) };
    case 'double':
      return { doubleValue: doubleToJson(v.value) };
    case 'timestamp':
      return { timestampValue: textFromInstant(v) };
    case 'string':
      return { stringValue: v.value };
    case 'bytes':
      return { bytesValue: Buffer.from(v.value).toString('base64') };
    case 'reference':
      return { referenceValue: v.value };
    case 'geopoint':
      return { geoPointValue: { latitude: v.latitude, longitude: v.longitude } };
    case 'array':
      return { arrayValue: { values: v.values.map(valueToJson) } };
    case 'map':
      return { mapValue: { fields: fieldsToJson(v.fields) } };
    default:
      return { nullValue: null };
  }
}

export const fieldsToJson = (fields: Fields): Json =>
  Object.fromEntries([...fields].map(([name, value]) => [name, valueToJson(value)]));
