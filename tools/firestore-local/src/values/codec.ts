import protobuf from 'protobufjs';
import type { Reader, Writer } from 'protobufjs';
import type { Fields, Value } from './value.ts';

/*
 * google.firestore.v1.Value on the wire, read and written without the intermediate objects of the generated code.
 * The same bytes are what the store keeps, so that a document read whole is never decoded.
 */
const MAX_DEPTH = 100;
const LOW_32 = 0xffffffffn;

const mergeInto = (map: Map<string, Value>, entry: readonly [string, Value]) => map.set(entry[0], entry[1]);

type Field = { readonly id: number; readonly wire: number };

/** Calls `read` for every field of the message that ends at `end`; unknown fields are skipped. */
function eachField(r: Reader, end: number, read: (field: Field) => boolean): void {
  if (end > r.len) throw new RangeError('message longer than its frame');
  while (r.pos < end) {
    const tag = r.uint32();
    if (!read({ id: tag >>> 3, wire: tag & 7 })) r.skipType(tag & 7);
  }
  if (r.pos !== end) throw new RangeError('field longer than its message');
}

const subEnd = (r: Reader) => r.uint32() + r.pos;

export function readTimestamp(r: Reader, length: number): { seconds: number; nanos: number } {
  let seconds = 0;
  let nanos = 0;
  eachField(r, r.pos + length, ({ id, wire }) => {
    if (wire !== 0) return false;
    if (id === 1) seconds = Number(r.int64());
    else if (id === 2) nanos = r.int32();
    else return false;
    return true;
  });
  return { seconds, nanos };
}

function readInt64(r: Reader): bigint {
  const long: { low: number; high: number } = r.int64();
  return (BigInt(long.high) << 32n) | BigInt(long.low >>> 0);
}

function readGeoPoint(r: Reader): Value {
  let latitude = 0;
  let longitude = 0;
  eachField(r, subEnd(r), ({ id, wire }) => {
    if (wire !== 1) return false;
    if (id === 1) latitude = r.double();
    else if (id === 2) longitude = r.double();
    else return false;
    return true;
  });
  return { type: 'geopoint', latitude, longitude };
}

function readArray(r: Reader, depth: number): Value {
  const values: Value[] = [];
  eachField(r, subEnd(r), ({ id, wire }) => {
    if (id !== 1 || wire !== 2) return false;
    values.push(readValue(r, r.uint32(), depth + 1));
    return true;
  });
  return { type: 'array', values };
}

/** One entry of a `map<string, Value>`. */
export function readEntry(r: Reader, depth = 0): readonly [string, Value] {
  let key = '';
  let value: Value = { type: 'invalid' };
  eachField(r, subEnd(r), ({ id, wire }) => {
    if (wire !== 2) return false;
    if (id === 1) key = r.string();
    else if (id === 2) value = readValue(r, r.uint32(), depth + 1);
    else return false;
    return true;
  });
  return [key, value];
}

function readMap(r: Reader, depth: number): Value {
  const fields = new Map<string, Value>();
  eachField(r, subEnd(r), ({ id, wire }) => {
    if (id !== 1 || wire !== 2) return false;
    mergeInto(fields, readEntry(r, depth));
    return true;
  });
  return { type: 'map', fields };
}

function readKind(r: Reader, id: number, depth: number): Value | undefined {
  switch (id) {
    case 1:
      return { type: 'boolean', value: r.bool() };
    case 2:
      return { type: 'integer', value: readInt64(r) };
    case 3:
      return { type: 'double', value: r.double() };
    case 5:
      return { type: 'reference', value: r.string() };
    case 6:
      return readMap(r, depth);
    case 8:
      return readGeoPoint(r);
    case 9:
      return readArray(r, depth);
    case 10: {
      const t = readTimestamp(r, r.uint32());
      return { type: 'timestamp', seconds: t.seconds, nanos: Math.floor(t.nanos / 1000) * 1000 };
    }
    case 11:
      r.int32();
      return { type: 'null' };
    case 17:
      return { type: 'string', value: r.string() };
    case 18:
      return { type: 'bytes', value: Buffer.from(r.bytes()) };
    default:
      return undefined;
  }
}

/** The wire type each kind of value must come with. */
const WIRE: Readonly<Record<number, number>> = {
  1: 0,
  2: 0,
  3: 1,
  5: 2,
  6: 2,
  8: 2,
  9: 2,
  10: 2,
  11: 0,
  17: 2,
  18: 2,
};

export function readValue(r: Reader, length: number, depth = 0): Value {
  if (depth > MAX_DEPTH) throw new RangeError('value nested too deeply');
  let value: Value = { type: 'invalid' };
  eachField(r, r.pos + length, ({ id, wire }) => {
    if (WIRE[id] !== wire) return false;
    value = readKind(r, id, depth) ?? value;
    return true;
  });
  return value;
}

export function writeTimestamp(w: Writer, t: { seconds: number; nanos: number }): Writer {
  if (t.seconds !== 0) w.uint32(8).int64(t.seconds);
  if (t.nanos !== 0) w.uint32(16).int32(t.nanos);
  return w;
}

function writeInt64(w: Writer, value: bigint): Writer {
  if (value >= -0x7fffffffn && value <= 0x7fffffffn) return w.int64(Number(value));
  const low = Number(BigInt.asIntN(32, value & LOW_32));
  return w.int64({ low, high: Number(value >> 32n), unsigned: false });
}

/** Entries in key order: equal documents have equal bytes, which is how a write without effect is recognized. */
function writeEntries(w: Writer, tag: number, fields: Fields): Writer {
  for (const key of [...fields.keys()].sort()) {
    w.uint32(tag).fork().uint32(10).string(key);
    writeValue(w.uint32(18).fork(), fields.get(key) ?? { type: 'null' }).ldelim();
    w.ldelim();
  }
  return w;
}

/** A map's bytes on the wire, as long as it lives: a write to a large document leaves most of its maps as they were. */
const written = new WeakMap<Fields, Uint8Array>();

function mapBytes(fields: Fields): Uint8Array {
  const known = written.get(fields);
  if (known) return known;
  const bytes = writeEntries(protobuf.Writer.create(), 10, fields).finish();
  written.set(fields, bytes);
  return bytes;
}

export function writeValue(w: Writer, v: Value): Writer {
  switch (v.type) {
    case 'null':
      return w.uint32(88).int32(0);
    case 'boolean':
      return w.uint32(8).bool(v.value);
    case 'integer':
      return writeInt64(w.uint32(16), v.value);
    case 'double':
      return w.uint32(25).double(v.value);
    case 'string':
      return w.uint32(138).string(v.value);
    case 'reference':
      return w.uint32(42).string(v.value);
    case 'bytes':
      return w.uint32(146).bytes(v.value);
    case 'timestamp':
      return writeTimestamp(w.uint32(82).fork(), v).ldelim();
    case 'geopoint':
      return w.uint32(66).fork().uint32(9).double(v.latitude).uint32(17).double(v.longitude).ldelim();
    case 'array':
      w.uint32(74).fork();
      for (const element of v.values) writeValue(w.uint32(10).fork(), element).ldelim();
      return w.ldelim();
    case 'map':
      return w.uint32(50).bytes(mapBytes(v.fields));
    default:
      return w;
  }
}

/** A document's fields as the `fields` entries of google.firestore.v1.Document. */
export const encodeFields = (fields: Fields): Uint8Array =>
  writeEntries(protobuf.Writer.create(), 18, fields).finish();

/** One top-level field, passing over the others without decoding them. */
export function decodeField(bytes: Uint8Array, name: string): Value | undefined {
  const r = protobuf.Reader.create(bytes);
  const wanted = Buffer.from(name, 'utf8');
  let value: Value | undefined;
  while (r.pos < r.len && value === undefined) {
    r.uint32();
    const end = subEnd(r);
    r.uint32();
    const length = r.uint32();
    const found = length === wanted.length && wanted.equals(bytes.subarray(r.pos, r.pos + length));
    r.skip(length);
    if (found) {
      r.uint32();
      value = readValue(r, r.uint32());
    } else r.pos = end;
  }
  return value;
}

export function decodeFields(bytes: Uint8Array): Map<string, Value> {
  const r = protobuf.Reader.create(bytes);
  const fields = new Map<string, Value>();
  eachField(r, r.len, ({ id, wire }) => {
    if (id !== 2 || wire !== 2) return false;
    mergeInto(fields, readEntry(r));
    return true;
  });
  return fields;
}
