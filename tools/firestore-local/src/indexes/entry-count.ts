import { invalidArgument } from '../errors.ts';
import { Limits } from '../limits.ts';
import type { StoredDocument } from '../store/document.ts';
import { collectionOf, idOf } from '../values/resource-name.ts';
import { type Fields, type Value, vectorElements } from '../values/value.ts';
import type { IndexDefinitions } from './definitions.ts';
import { type FieldIndexes, fieldInside, hasIndex, hasNone } from './single-fields.ts';

/** The least bytes that go into a field, so that a small document cannot have too many. */
const SMALLEST_FIELD_BYTES = 4;

/** The index entries of a field: one ascending, one descending, one per element of an array. */
function entriesOf(value: Value, field: FieldIndexes): number {
  if (hasNone(field, 'collection')) return 0;
  const has = (mode: 'asc' | 'desc' | 'contains') => hasIndex(field, 'collection', mode);
  let count = Number(has('asc')) + Number(has('desc'));
  if (value.type === 'array' && has('contains')) count += value.values.length;
  if (value.type === 'map' && !vectorElements(value)) count += entriesIn(value.fields, field);
  return count;
}

function entriesIn(fields: Fields, at: FieldIndexes): number {
  let count = 0;
  for (const [name, value] of fields) count += entriesOf(value, fieldInside(at, name));
  return count;
}

/** Refuses a document that would have more single-field index entries than production keeps for one. */
export function checkEntryCount(document: StoredDocument, definitions: IndexDefinitions): void {
  if (document.bytes.length < (Limits.indexEntries / 2) * SMALLEST_FIELD_BYTES) return;
  const at = definitions.singleFields(idOf(collectionOf(document.name)));
  if (entriesIn(document.fields, at) > Limits.indexEntries) {
    throw invalidArgument(`too many index entries for entity ${document.name}`);
  }
}
