import { invalidArgument } from '../errors.ts';
import { Limits } from '../limits.ts';
import type { StoredDocument } from '../store/document.ts';
import { type FieldPath, formatFieldPath } from '../values/field-path.ts';
import { collectionOf, idOf } from '../values/resource-name.ts';
import { type Fields, type Value, vectorElements } from '../values/value.ts';
import type { IndexDefinitions, Mode } from './definitions.ts';

/** At least this many bytes go into a field, so that a small document cannot have too many. */
const SMALLEST_FIELD_BYTES = 4;

/** How many index entries a field has: one ascending, one descending, one per element of an array. */
function entriesOf(path: FieldPath, value: Value, has: (path: string, mode: Mode) => boolean): number {
  const text = formatFieldPath(path);
  let count = Number(has(text, 'asc')) + Number(has(text, 'desc'));
  if (value.type === 'array' && has(text, 'contains')) count += value.values.length;
  if (value.type === 'map' && !vectorElements(value)) count += entriesIn(value.fields, path, has);
  return count;
}

function entriesIn(fields: Fields, at: FieldPath, has: (path: string, mode: Mode) => boolean): number {
  let count = 0;
  for (const [name, value] of fields) count += entriesOf([...at, name], value, has);
  return count;
}

/** Refuses a document that would have more single-field index entries than production keeps for one. */
export function checkEntryCount(document: StoredDocument, definitions: IndexDefinitions): void {
  if (document.bytes.length < (Limits.indexEntries / 2) * SMALLEST_FIELD_BYTES) return;
  const groupId = idOf(collectionOf(document.name));
  const has = (path: string, mode: Mode) => definitions.hasSingleField(groupId, 'collection', path, mode);
  if (entriesIn(document.fields, [], has) > Limits.indexEntries) {
    throw invalidArgument(`too many index entries for entity ${document.name}`);
  }
}
