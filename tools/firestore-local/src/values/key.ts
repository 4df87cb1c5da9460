import { KeyWriter } from './key-writer.ts';
import { compareStrings, numericId } from './order.ts';
import { type Value, vectorElements } from './value.ts';

/*
 * Order-preserving bytes: comparing two encodings byte by byte is comparing the values.
 * Every encoding is self-delimiting, so they can be put one after another, and none starts with 0xFF,
 * so `prefix + FF` is above everything that starts with `prefix`, also after inverting.
 * Tags are four apart: the odd bytes around a tag separate the types and are never written.
 */
export const Tag = {
  end: 0x02,
  numericSegment: 0x04,
  textSegment: 0x06,
  null: 0x08,
  boolean: 0x0c,
  nan: 0x10,
  number: 0x14,
  timestamp: 0x18,
  string: 0x1c,
  bytes: 0x20,
  reference: 0x24,
  geopoint: 0x28,
  array: 0x2c,
  vector: 0x30,
  map: 0x34,
} as const;

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);
const RESIDUAL_ZERO = 0x8000;
/** Seconds from year 1 to 1970: makes every valid timestamp positive. */
const TIMESTAMP_OFFSET = 62_135_596_800;

/** The nearest double and then what it misses, so that 2^53+1 and 2^53 differ and 1 equals 1.0. */
function appendInteger(w: KeyWriter, value: bigint): void {
  const nearest = Number(value);
  const exact = value <= SAFE && value >= -SAFE;
  w.byte(Tag.number).double(nearest);
  w.uint(RESIDUAL_ZERO + (exact ? 0 : Number(value - BigInt(nearest))), 2);
}

function appendDouble(w: KeyWriter, value: number): void {
  if (Number.isNaN(value)) w.byte(Tag.nan);
  else w.byte(Tag.number).double(value).uint(RESIDUAL_ZERO, 2);
}

/** One segment of a name: numeric ids (`__id7__`) first and by number, then UTF-8 order. */
export function appendSegment(w: KeyWriter, segment: string): KeyWriter {
  const id = numericId(segment);
  return id === undefined ? w.byte(Tag.textSegment).text(segment) : w.byte(Tag.numericSegment).int64(id);
}

/** A whole path; a document comes before what is nested under it. */
export function appendPath(w: KeyWriter, path: string): KeyWriter {
  for (const segment of path.split('/')) appendSegment(w, segment);
  return w.byte(Tag.end);
}

function appendMap(w: KeyWriter, fields: ReadonlyMap<string, Value>): void {
  w.byte(Tag.map);
  const keys = [...fields.keys()].sort(compareStrings);
  for (const key of keys) {
    w.byte(Tag.string).text(key);
    appendValue(w, fields.get(key) ?? { type: 'null' });
  }
  w.byte(Tag.end);
}

function appendVector(w: KeyWriter, elements: readonly Value[]): void {
  w.byte(Tag.vector).uint(elements.length, 4);
  for (const element of elements) appendValue(w, element);
}

export function appendValue(w: KeyWriter, v: Value): KeyWriter {
  switch (v.type) {
    case 'null':
    case 'invalid':
      return w.byte(Tag.null);
    case 'boolean':
      return w.byte(Tag.boolean).byte(v.value ? 1 : 0);
    case 'timestamp':
      return w
        .byte(Tag.timestamp)
        .uint(v.seconds + TIMESTAMP_OFFSET, 6)
        .uint(Math.floor(v.nanos / 1000), 3);
    case 'string':
      return w.byte(Tag.string).text(v.value);
    case 'bytes':
      return w.byte(Tag.bytes).terminated(v.value);
    case 'reference':
      return appendPath(w.byte(Tag.reference), v.value);
    case 'geopoint':
      return w.byte(Tag.geopoint).double(v.latitude).double(v.longitude);
    default:
      return appendCompound(w, v);
  }
}

function appendCompound(
  w: KeyWriter,
  v: Extract<Value, { type: 'integer' | 'double' | 'array' | 'map' }>,
): KeyWriter {
  if (v.type === 'integer') appendInteger(w, v.value);
  else if (v.type === 'double') appendDouble(w, v.value);
  else if (v.type === 'array') {
    w.byte(Tag.array);
    for (const element of v.values) appendValue(w, element);
    w.byte(Tag.end);
  } else {
    const elements = vectorElements(v);
    if (elements) appendVector(w, elements);
    else appendMap(w, v.fields);
  }
  return w;
}

export const valueKey = (v: Value): Buffer => appendValue(new KeyWriter(), v).finish();
export const segmentKey = (segment: string): Buffer => appendSegment(new KeyWriter(), segment).finish();
export const pathKey = (path: string): Buffer => appendPath(new KeyWriter(), path).finish();

export function invertBytes(bytes: Uint8Array): Buffer {
  const inverted = Buffer.allocUnsafe(bytes.length);
  for (let i = 0; i < bytes.length; i++) inverted[i] = ~(bytes[i] ?? 0) & 0xff;
  return inverted;
}

/** The first byte of a value's encoding: its type, as far as ranges are concerned. */
export const tagOf = (key: Uint8Array): number => key[0] ?? 0;
