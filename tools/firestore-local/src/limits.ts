import { invalidArgument } from './errors.ts';
import type { FieldPath } from './values/field-path.ts';
import { numericId } from './values/order.ts';
import type { Fields, Value } from './values/value.ts';
import { vectorElements } from './values/value.ts';

/** Production's documented limits. */
export const Limits = {
  documentBytes: 1_048_576,
  nameBytes: 6_144,
  idBytes: 1_500,
  fieldNameBytes: 1_500,
  depth: 20,
  pathSegments: 200,
  transformsPerDocument: 500,
  requestBytes: 11_534_336,
  indexEntries: 40_000,
  disjunctions: 30,
  notInValues: 10,
  inequalityFields: 10,
  aggregations: 5,
} as const;

const RESERVED = /^__.*__$/;
const utf8 = (text: string) => Buffer.byteLength(text, 'utf8');

function checkSegment(segment: string, what: 'Collection' | 'Resource'): void {
  if (segment === '.' || segment === '..') {
    throw invalidArgument(`${what} id "${segment}" is invalid: it may not be "." or "..".`);
  }
  if (RESERVED.test(segment) && (what === 'Collection' || numericId(segment) === undefined))
    throw invalidArgument(`${what} id "${segment}" is invalid because it is reserved.`);
  if (utf8(segment) > Limits.idBytes) {
    throw invalidArgument(`Resource id is longer than the maximum of ${Limits.idBytes} bytes.`);
  }
}

export const checkCollectionId = (id: string): void => checkSegment(id, 'Collection');

/** A path that may be: ids, their bytes, reserved names, nesting. */
export function checkPath(path: string): void {
  const segments = path.split('/');
  if (segments.length > Limits.pathSegments)
    throw invalidArgument('The document path has more than 100 levels.');
  segments.forEach((segment, i) => checkSegment(segment, i % 2 === 0 ? 'Collection' : 'Resource'));
  if (utf8(path) > Limits.nameBytes) throw invalidArgument(`The name exceeds ${Limits.nameBytes} bytes.`);
}

function checkFieldName(name: string): void {
  if (name === '') throw invalidArgument('A field name cannot be empty.');
  if (RESERVED.test(name)) throw invalidArgument(`Property name "${name}" is reserved.`);
  if (utf8(name) > Limits.fieldNameBytes) {
    throw invalidArgument(`A field name is longer than ${Limits.fieldNameBytes} bytes.`);
  }
}

/** A path in a mask or a transform. */
export const checkFieldPath = (path: FieldPath): void => path.forEach(checkFieldName);

const SCALAR_BYTES: Partial<Record<Value['type'], number>> = {
  null: 1,
  boolean: 1,
  integer: 8,
  double: 8,
  timestamp: 8,
  geopoint: 16,
};
const pathBytes = (path: string) => path.split('/').reduce((sum, s) => sum + utf8(s) + 1, 16);

/** Seconds of 0001-01-01 and 9999-12-31T23:59:59. */
const FIRST_SECOND = -62_135_596_800;
const LAST_SECOND = 253_402_300_799;

const REFERENCE = /^projects\/[^/]+\/databases\/[^/]+\/documents(?:\/[^/]+\/[^/]+)+$/;

function checkScalar(v: Value): void {
  if (v.type === 'invalid') throw invalidArgument('A value has no type, or one that cannot be stored.');
  if (
    v.type === 'timestamp' &&
    (v.seconds < FIRST_SECOND || v.seconds > LAST_SECOND || v.nanos < 0 || v.nanos > 999_999_999)
  ) {
    throw invalidArgument('Timestamp is outside of 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z.');
  }
  if (v.type === 'reference' && !REFERENCE.test(v.value)) {
    throw invalidArgument(`"${v.value}" is not the name of a document.`);
  }
  if (v.type === 'geopoint' && !(Math.abs(v.latitude) <= 90 && Math.abs(v.longitude) <= 180)) {
    throw invalidArgument('Latitude must be in [-90, 90] and longitude in [-180, 180].');
  }
}

function valueBytes(v: Value, depth: number, insideArray: boolean): number {
  checkScalar(v);
  if (v.type === 'string') return utf8(v.value) + 1;
  if (v.type === 'bytes') return v.value.length;
  if (v.type === 'reference') return pathBytes(v.value);
  if (v.type === 'array') {
    if (insideArray) throw invalidArgument('Cannot convert an array value in an array value.');
    checkDepth(depth);
    return v.values.reduce((sum, e) => sum + valueBytes(e, depth + 1, true), 0);
  }
  if (v.type === 'map') {
    checkDepth(depth);
    const vector = vectorElements(v);
    return vector ? vector.length * 8 + 32 : mapBytes(v.fields, depth + 1);
  }
  return SCALAR_BYTES[v.type] ?? 0;
}

function checkDepth(depth: number): void {
  if (depth < Limits.depth) return;
  throw invalidArgument(`The value is nested more than ${Limits.depth} levels deep.`);
}

/** The counts of maps that were good where they hang: a write leaves most of them as they were. */
const counted = new WeakMap<Fields, { readonly depth: number; readonly bytes: number }>();

function mapBytes(fields: Fields, depth: number): number {
  const known = counted.get(fields);
  if (known?.depth === depth) return known.bytes;
  const bytes = fieldsBytes(fields, depth);
  counted.set(fields, { depth, bytes });
  return bytes;
}

function fieldsBytes(fields: Fields, depth: number): number {
  let bytes = 0;
  for (const [name, value] of fields) {
    checkFieldName(name);
    bytes += utf8(name) + 1 + valueBytes(value, depth, false);
  }
  return bytes;
}

/** A whole document: its values, its nesting and its size as production counts it. */
export function checkDocument(name: string, path: string, fields: Fields): void {
  const bytes = pathBytes(path) + fieldsBytes(fields, 0) + 32;
  if (bytes <= Limits.documentBytes) return;
  const [size, limit] = [bytes, Limits.documentBytes].map((n) => n.toLocaleString('en-US'));
  throw invalidArgument(
    `Document '${name}' cannot be written because its size (${size} bytes) exceeds the maximum allowed size of ${limit} bytes.`,
  );
}
