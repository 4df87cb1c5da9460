type Order = 'ASCENDING' | 'DESCENDING';

const composite = (collectionGroup: string, fields: readonly (readonly [string, Order])[]) => ({
  collectionGroup,
  queryScope: 'COLLECTION',
  fields: fields.map(([fieldPath, order]) => ({ fieldPath, order })),
});

const asc = (fieldPath: string) => [fieldPath, 'ASCENDING'] as const;
const desc = (fieldPath: string) => [fieldPath, 'DESCENDING'] as const;

const withArray = (collectionGroup: string, array: string, then: string) => ({
  collectionGroup,
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: array, arrayConfig: 'CONTAINS' },
    { fieldPath: then, order: 'ASCENDING' },
  ],
});

const groupScoped = (collectionGroup: string, fieldPath: string) => ({
  collectionGroup,
  fieldPath,
  indexes: [
    { order: 'ASCENDING', queryScope: 'COLLECTION' },
    { order: 'DESCENDING', queryScope: 'COLLECTION' },
    { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
    { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
    { order: 'DESCENDING', queryScope: 'COLLECTION_GROUP' },
    { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION_GROUP' },
  ],
});

/**
 * The indexes that the suite's queries need, in the format of firestore.indexes.json. Every other query of the suite is
 * one that production answers from its automatic single-field indexes.
 */
export const indexes = {
  indexes: [
    composite('items', [asc('a'), asc('b')]),
    composite('items', [asc('a'), desc('b')]),
    composite('items', [desc('a'), asc('b')]),
    composite('items', [desc('a'), desc('b')]),
    composite('items', [asc('b'), asc('a')]),
    composite('items', [desc('b'), desc('a')]),
    composite('items', [asc('a'), asc('b'), asc('c')]),
    composite('items', [asc('a'), desc('__name__')]),
    withArray('items', 'tags', 'a'),
    withArray('items', 'tags', 'b'),
    composite('random', [asc('p'), asc('q')]),
    composite('random', [asc('p'), desc('q')]),
    composite('random', [desc('p'), asc('q')]),
    composite('random', [desc('p'), desc('q')]),
    composite('random', [asc('q'), asc('p')]),
    composite('random', [desc('q'), asc('p')]),
    composite('random', [asc('q'), desc('p')]),
    composite('random', [desc('q'), desc('p')]),
    withArray('random', 't', 'p'),
    withArray('random', 't', 'q'),
  ],
  fieldOverrides: [groupScoped('grouped', 'n')],
};
