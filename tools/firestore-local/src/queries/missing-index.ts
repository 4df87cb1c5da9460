import { failedPrecondition, type FirestoreError } from '../errors.ts';
import type { Needs } from './model.ts';

type JsonField = { fieldPath: string; order?: 'ASCENDING' | 'DESCENDING'; arrayConfig?: 'CONTAINS' };

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
  const extras: JsonField[] = needs.extras.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }));
  const last = orders.at(-1)?.order ?? 'ASCENDING';
  const wanted = needs.nameDescending ? 'DESCENDING' : 'ASCENDING';
  const name: JsonField[] = last === wanted ? [] : [{ fieldPath: '__name__', order: wanted }];
  return [...fields.values(), ...orders, ...extras, ...name];
}

/** The refusal, with what to put into `firestore.indexes.json`. */
export function missingIndex(needs: Needs): FirestoreError {
  const { groupId, scope } = needs.query;
  const queryScope = scope === 'group' ? 'COLLECTION_GROUP' : 'COLLECTION';
  const fields = fieldsNeeded(needs);
  const [only, ...more] = fields;
  if (only && more.length === 0 && only.fieldPath !== '__name__') {
    const { fieldPath, ...index } = only;
    const override = { collectionGroup: groupId, fieldPath, indexes: [{ queryScope, ...index }] };
    return failedPrecondition(
      `The query requires a single-field index that does not exist. Add it to fieldOverrides of firestore.indexes.json: ${JSON.stringify(override)}`,
    );
  }
  const index = { collectionGroup: groupId, queryScope, fields };
  return failedPrecondition(
    `The query requires an index. Add it to indexes of firestore.indexes.json: ${JSON.stringify(index)}`,
  );
}
