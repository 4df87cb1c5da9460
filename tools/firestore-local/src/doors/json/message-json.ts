import protobuf from 'protobufjs';
import { invalidArgument } from '../../errors.ts';
import type { StoredDocument } from '../../store/document.ts';
import { microsFromTimestamp, timestampFromMicros, type Value } from '../../values/value.ts';
import type { ResponseDocument } from '../protos.ts';
import { instantFromText, textFromInstant } from './timestamp-json.ts';
import * as v from './value-json.ts';

/*
 * Messages in proto3 JSON, read and written by the service's own descriptors, in the form the gRPC door decodes: so
 * every method serves both.
 */
type Special = {
  readonly from: (json: unknown, type: protobuf.Type) => unknown;
  readonly to: (value: never, type: protobuf.Type) => unknown;
};

const wrapper: Special = {
  from: (json, type) => type.create({ value: v.asDouble(json, 'a number') }),
  to: ({ value }: { value: number }) => value,
};

const SPECIAL: Readonly<Record<string, Special>> = {
  '.google.firestore.v1.Value': {
    from: (json) => v.valueFromJson(json),
    to: (value: Value) => v.valueToJson(value),
  },
  '.google.firestore.v1.Document': { from: documentFromJson, to: documentToJson },
  '.google.protobuf.Timestamp': {
    from: (json) => microsFromTimestamp(instantFromText(json)),
    to: (micros: number) => textFromInstant(timestampFromMicros(micros)),
  },
  '.google.protobuf.Int32Value': wrapper,
  '.google.protobuf.Int64Value': wrapper,
  '.google.protobuf.DoubleValue': wrapper,
};

const MAX_DEPTH = 100;

function documentFromJson(json: unknown): { name: string; fields: ReadonlyMap<string, Value> } {
  const { name = '', fields } = v.asObject(json, 'document');
  return { name: v.asString(name, 'name'), fields: v.fieldsFromJson(fields) };
}

const micros = (n: number) => textFromInstant(timestampFromMicros(n));

function documentToJson(document: ResponseDocument): v.Json {
  if (!('bytes' in document)) return { name: document.name };
  const { name, fields, createTime, updateTime }: StoredDocument = document;
  return {
    name,
    fields: v.fieldsToJson(fields),
    createTime: micros(createTime),
    updateTime: micros(updateTime),
  };
}

const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, c: string) => c.toUpperCase());

function scalarFromJson(field: protobuf.Field, json: unknown): unknown {
  switch (field.type) {
    case 'string':
      return v.asString(json, field.name);
    case 'bytes':
      return v.asBytes(json, field.name);
    case 'bool':
      return v.asBoolean(json, field.name);
    case 'double':
    case 'float':
      return v.asDouble(json, field.name);
    default: {
      const number = v.asDouble(json, field.name);
      if (Number.isInteger(number)) return number;
      throw invalidArgument(`${field.name} must be a whole number.`);
    }
  }
}

function oneFromJson(field: protobuf.Field, json: unknown, depth: number): unknown {
  const { resolvedType } = field.resolve();
  if (resolvedType instanceof protobuf.Type) return messageFromJson(resolvedType, json, depth + 1);
  if (!resolvedType) return scalarFromJson(field, json);
  const known = typeof json === 'string' ? resolvedType.values[json] : json;
  if (typeof known === 'number') return known;
  throw invalidArgument(`${field.name} has no value ${String(json).slice(0, 100)}.`);
}

function fieldFromJson(field: protobuf.Field, json: unknown, depth: number): unknown {
  if (field.map) {
    const entries = Object.entries(v.asObject(json, field.name));
    return Object.fromEntries(entries.map(([key, value]) => [key, oneFromJson(field, value, depth)]));
  }
  if (!field.repeated) return oneFromJson(field, json, depth);
  return v.asArray(json, field.name).map((element) => oneFromJson(field, element, depth));
}

/** A message as the gRPC door would have decoded it, or INVALID_ARGUMENT. */
export function messageFromJson(type: protobuf.Type, json: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw invalidArgument('The message is nested too deeply.');
  const special = SPECIAL[type.fullName];
  if (special) return special.from(json, type);
  const message: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(v.asObject(json, type.name))) {
    const name = camel(key);
    const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined;
    if (!field) throw invalidArgument(`Invalid JSON payload received. Unknown name "${key}".`);
    if (value !== null && value !== undefined) message[name] = fieldFromJson(field, value, depth);
  }
  return type.create(message);
}

function oneToJson(field: protobuf.Field, value: unknown): unknown {
  const { resolvedType } = field.resolve();
  if (resolvedType instanceof protobuf.Type) return messageToJson(resolvedType, value);
  if (resolvedType) return resolvedType.valuesById[value as number] ?? value;
  if (field.type === 'bytes') return Buffer.from(value as Uint8Array).toString('base64');
  return field.type === 'double' ? v.doubleToJson(value as number) : value;
}

function fieldToJson(field: protobuf.Field, value: unknown): unknown {
  if (field.map) {
    const entries = Object.entries(value as object);
    return Object.fromEntries(entries.map(([key, element]) => [key, oneToJson(field, element)]));
  }
  return field.repeated
    ? (value as unknown[]).map((element) => oneToJson(field, element))
    : oneToJson(field, value);
}

/** An answer of the engine's methods as JSON. */
export function messageToJson(type: protobuf.Type, message: unknown): unknown {
  const special = SPECIAL[type.fullName];
  if (special) return special.to(message as never, type);
  const json: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(message as object)) {
    const field = type.fields[name];
    if (field && value !== undefined && value !== null) json[name] = fieldToJson(field, value);
  }
  return json;
}
