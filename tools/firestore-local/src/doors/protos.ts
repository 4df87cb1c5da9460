import { createRequire } from 'node:module';
import protobuf from 'protobufjs';
import type { Reader, Writer } from 'protobufjs';
import { invalidArgument } from '../errors.ts';
import type { StoredDocument } from '../store/document.ts';
import { readEntry, readTimestamp, readValue, writeTimestamp, writeValue } from '../values/codec.ts';
import { microsFromTimestamp, timestampFromMicros, type Value } from '../values/value.ts';

const require = createRequire(import.meta.url);

/** A document in a request: its name and its fields. */
export type RequestDocument = { readonly name: string; readonly fields: ReadonlyMap<string, Value> };
/** A document in an answer: a stored one, or a name alone for one that is missing. */
export type ResponseDocument = StoredDocument | { readonly name: string };

function decodeDocument(reader: Reader | Uint8Array, length?: number): RequestDocument {
  const r = reader instanceof Uint8Array ? protobuf.Reader.create(reader) : reader;
  const end = length === undefined ? r.len : r.pos + length;
  const fields = new Map<string, Value>();
  let name = '';
  while (r.pos < end) {
    const tag = r.uint32();
    if (tag === 10) name = r.string();
    else if (tag === 18) fields.set(...readEntry(r));
    else r.skipType(tag & 7);
  }
  return { name, fields };
}

function encodeDocument(document: ResponseDocument, writer?: Writer): Writer {
  const w = writer ?? protobuf.Writer.create();
  w.uint32(10).string(document.name);
  if (!('bytes' in document)) return w;
  w.raw(document.bytes);
  writeTimestamp(w.uint32(26).fork(), timestampFromMicros(document.createTime)).ldelim();
  return writeTimestamp(w.uint32(34).fork(), timestampFromMicros(document.updateTime)).ldelim();
}

const lengthOf = (r: Reader, length: number | undefined) => length ?? r.len - r.pos;

/** Transactions of the web SDK send this for documents they read and did not write; the public descriptors lack it. */
function addVerify(write: protobuf.Type): void {
  const verify = new protobuf.Field('verify', 5, 'string');
  write.add(verify).oneofs['operation']?.add(verify);
}

/**
 * The service's descriptors with three messages in the engine's own form: a Value is a `Value`, a Document has its
 * fields as a Map, and a Timestamp is a number of microseconds.
 */
function load(): protobuf.Root {
  const json = require('@google-cloud/firestore-api/protos/protos.json') as protobuf.INamespace;
  const root = protobuf.Root.fromJSON(json);
  addVerify(root.lookupType('google.firestore.v1.Write'));
  root.resolveAll();
  const override = (type: string, codec: { decode: unknown; encode: unknown }) =>
    Object.assign(root.lookupType(type), codec);
  override('google.firestore.v1.Value', {
    decode: (r: Reader, length?: number) => readValue(r, lengthOf(r, length)),
    encode: (v: Value, w: Writer) => writeValue(w, v),
  });
  override('google.firestore.v1.Document', { decode: decodeDocument, encode: encodeDocument });
  override('google.protobuf.Timestamp', {
    decode: (r: Reader, length?: number) => microsFromTimestamp(readTimestamp(r, lengthOf(r, length))),
    encode: (micros: number, w: Writer) => writeTimestamp(w, timestampFromMicros(micros)),
  });
  return root;
}

const service = load().lookupService('google.firestore.v1.Firestore');

export type MethodTypes = { readonly request: protobuf.Type; readonly response: protobuf.Type };

/** Request and response type of a method of the service, if it has it. */
export function methodTypes(name: string): MethodTypes | undefined {
  const method = Object.hasOwn(service.methods, name) ? service.methods[name] : undefined;
  if (!method) return undefined;
  method.resolve();
  const { resolvedRequestType: request, resolvedResponseType: response } = method;
  return request && response ? { request, response } : undefined;
}

/** A request from its bytes, or INVALID_ARGUMENT. */
export function decode(type: protobuf.Type, bytes: Uint8Array): object {
  try {
    return type.decode(bytes);
  } catch (error) {
    throw invalidArgument(`The message cannot be read: ${String(error)}`);
  }
}
