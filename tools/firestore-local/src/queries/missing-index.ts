import { failedPrecondition, type FirestoreError } from '../errors.ts';
import type { JsonField, MissingIndex } from '../indexes/definitions.ts';
import type { Needs } from './model.ts';

function fieldsNeeded(needs: Needs): JsonField[] {
  const fields = new Map<string, JsonField>();
  for (const f of needs.fixed) {
    const contains = f.op === 'array-contains';
    const field: JsonField = contains
      ? { fieldPath: f.path, arrayConfig: 'CONTAINS' }
      : { fieldPath: f.path, order: 'ASCENDING' };
    fields.set(`${f.path} ${contains}`, field);
  }
  const orders: JsonField[] = needs.orders.map((o) => ({
    fieldPath: o.path,
    order: o.descending ? 'DESCENDING' : 'ASCENDING',
  }));
  const wanted = needs.nameDescending ? 'DESCENDING' : 'ASCENDING';
  // A field that is only added up goes the way of the names, which follow the last field.
  const extras: JsonField[] = needs.extras.map((fieldPath) => ({ fieldPath, order: wanted }));
  const last = [...orders, ...extras].at(-1)?.order ?? 'ASCENDING';
  const name: JsonField[] = last === wanted ? [] : [{ fieldPath: '__name__', order: wanted }];
  return [...fields.values(), ...orders, ...extras, ...name];
}

/** The index that the query lacks: a field's own, or a composite. */
export function missingIndex(needs: Needs): MissingIndex {
  const { groupId = '', scope } = needs.query;
  const queryScope = scope === 'group' ? 'COLLECTION_GROUP' : 'COLLECTION';
  const fields = fieldsNeeded(needs);
  const [only, ...more] = fields;
  if (!only || more.length > 0 || only.fieldPath === '__name__')
    return { index: { collectionGroup: groupId, queryScope, fields } };
  const { fieldPath, ...index } = only;
  return { override: { collectionGroup: groupId, fieldPath, indexes: [{ queryScope, ...index }] } };
}

/** The refusal, with what to put into `firestore.indexes.json`. */
export const needsIndex = (missing: MissingIndex): FirestoreError =>
  failedPrecondition(
    'index' in missing
      ? `The query requires an index. Add it to indexes of firestore.indexes.json: ${JSON.stringify(missing.index)}`
      : `The query requires a single-field index that does not exist. Add it to fieldOverrides of firestore.indexes.json: ${JSON.stringify(missing.override)}`,
  );
