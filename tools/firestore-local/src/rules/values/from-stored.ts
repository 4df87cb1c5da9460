import type { StoredDocument } from '../../store/document.ts';
import type { Value } from '../../values/value.ts';
import { bool, fail, NULL, type RuleMap, type RuleValue } from './rule-value.ts';

const NANOS = 1_000_000_000n;

/** The path of a reference as rules write it: from `databases` on. */
export const referencePath = (name: string): RuleValue => ({
  type: 'path',
  segments: name.split('/').slice(2),
});

/** A stored value as rules see it. */
export function fromStored(v: Value): RuleValue {
  switch (v.type) {
    case 'null':
      return NULL;
    case 'boolean':
      return bool(v.value);
    case 'integer':
      return { type: 'int', value: v.value };
    case 'double':
      return { type: 'float', value: v.value };
    case 'string':
    case 'bytes':
      return v;
    case 'timestamp':
      return { type: 'timestamp', nanos: BigInt(v.seconds) * NANOS + BigInt(v.nanos) };
    case 'reference':
      return referencePath(v.value);
    case 'geopoint':
      return { type: 'latlng', latitude: v.latitude, longitude: v.longitude };
    case 'array':
      return { type: 'list', items: v.values.map(fromStored) };
    case 'map':
      return { type: 'map', map: new StoredMap(v.fields) };
    default:
      return fail('a value of no type');
  }
}

/** Where the stored values of a map are found. */
type Source = { keys(): Iterable<string>; get(key: string): Value | undefined };

/** A map of a document: a value is made when somebody asks for it. */
class StoredMap implements RuleMap {
  readonly complete = true;
  readonly #source: Source;
  readonly #made = new Map<string, RuleValue | undefined>();

  constructor(source: Source) {
    this.#source = source;
  }

  keys(): Iterable<string> {
    return this.#source.keys();
  }

  get(key: string): RuleValue | undefined {
    if (this.#made.has(key)) return this.#made.get(key);
    const stored = this.#source.get(key);
    const value = stored && fromStored(stored);
    this.#made.set(key, value);
    return value;
  }
}

/** The fields of a document: one that is asked for is decoded alone. */
export const fieldsOf = (document: StoredDocument): RuleValue => ({
  type: 'map',
  map: new StoredMap({ keys: () => document.fields.keys(), get: (key) => document.field([key]) }),
});
