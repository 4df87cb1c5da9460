import { type Value, timestampFromMicros } from './value.ts';

/** A value that `engine.load` takes for a field. */
export type JsValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | Date
  | Uint8Array
  | readonly JsValue[]
  | { readonly [key: string]: JsValue | undefined };

export function valueFromJs(value: JsValue): Value {
  if (value === null) return { type: 'null' };
  if (typeof value === 'string') return { type: 'string', value };
  if (typeof value === 'boolean') return { type: 'boolean', value };
  if (typeof value === 'bigint') return { type: 'integer', value };
  if (typeof value === 'number') {
    const whole = Number.isSafeInteger(value) && !Object.is(value, -0);
    return whole ? { type: 'integer', value: BigInt(value) } : { type: 'double', value };
  }
  if (value instanceof Date) return timestampFromMicros(value.getTime() * 1000);
  if (value instanceof Uint8Array) return { type: 'bytes', value };
  if (Array.isArray(value)) return { type: 'array', values: value.map((v: JsValue) => valueFromJs(v)) };
  return { type: 'map', fields: fieldsFromJs(value as { readonly [key: string]: JsValue | undefined }) };
}

/** Fields that are undefined are left out. */
export function fieldsFromJs(data: { readonly [key: string]: JsValue | undefined }): Map<string, Value> {
  const fields = new Map<string, Value>();
  for (const [key, value] of Object.entries(data)) {
    if (value !== undefined) fields.set(key, valueFromJs(value));
  }
  return fields;
}
