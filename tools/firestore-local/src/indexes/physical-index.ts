import type { StoredDocument } from '../store/document.ts';
import { parseFieldPath } from '../values/field-path.ts';
import { appendPath, appendSegment, appendValue } from '../values/key.ts';
import { KeyWriter } from '../values/key-writer.ts';
import { databaseOf, documentsRoot, idOf } from '../values/resource-name.ts';
import type { Value } from '../values/value.ts';
import type { IndexField } from './definitions.ts';
import type { Scope } from './single-fields.ts';

/** An index on disk: the fields in order and the direction of the name that ends every key. */
export type PhysicalIndex = {
  readonly scope: Scope;
  readonly fields: readonly IndexField[];
  readonly nameDescending: boolean;
};

/** The name as the last part of a key: the id within one collection, the whole path within a group. */
export function appendName(w: KeyWriter, scope: Scope, name: string): KeyWriter {
  if (scope === 'collection') return appendSegment(w, idOf(name));
  return appendPath(w, name.slice(documentsRoot(databaseOf(name)).length + 1));
}

export function appendDirected(w: KeyWriter, value: Value, descending: boolean): KeyWriter {
  const from = w.length;
  appendValue(w, value);
  return descending ? w.invertFrom(from) : w;
}

const nameKey = (index: PhysicalIndex, name: string): Buffer => {
  const w = appendName(new KeyWriter(), index.scope, name);
  return (index.nameDescending ? w.invertFrom(0) : w).finish();
};

/** The encodings of one field of the index: none when the document lacks it, several for an array. */
function fieldKeys(field: IndexField, document: StoredDocument): Buffer[] {
  const value = document.field(parseFieldPath(field.path));
  if (value === undefined) return [];
  const key = (v: Value) => appendDirected(new KeyWriter(), v, field.mode === 'desc').finish();
  if (field.mode !== 'contains') return [key(value)];
  return value.type === 'array' ? value.values.map(key) : [];
}

/** The keys a document has in an index: empty unless it has every field. */
export function indexKeys(index: PhysicalIndex, document: StoredDocument): Map<string, Buffer> {
  let prefixes: Buffer[] = [Buffer.alloc(0)];
  for (const field of index.fields) {
    const parts = fieldKeys(field, document);
    prefixes = prefixes.flatMap((prefix) => parts.map((part) => Buffer.concat([prefix, part])));
    if (prefixes.length === 0) return new Map();
  }
  const name = nameKey(index, document.name);
  const keys = new Map<string, Buffer>();
  for (const prefix of prefixes) {
    const key = Buffer.concat([prefix, name]);
    keys.set(key.toString('latin1'), key);
  }
  return keys;
}
