import { expect, test } from 'vitest';
import { type IndexFile, type MissingIndex, startFirestoreLocal } from '../src/index.ts';
import { Code, codeOf } from './support/codes.ts';
import { fill, idsOf, newDatabase } from './support/database.ts';
import { describeLocal } from './support/local-server.ts';

describeLocal('indexes that queries make', 'the official emulator asks for none', () => {
  async function withStore(
    indexes: IndexFile | undefined,
    onMissingIndex: ((missing: MissingIndex) => void) | undefined,
    body: (db: ReturnType<typeof newDatabase>, file: () => IndexFile) => Promise<void>,
  ): Promise<void> {
    const local = await startFirestoreLocal({ data: ':memory:', indexes, onMissingIndex });
    const db = newDatabase(local.inProcess);
    await body(db, () => local.engine.indexFile());
    await db.terminate();
    await local.close();
  }

  const DATA = { a: { n: 1, t: ['x'] }, b: { n: 2, t: ['x', 'y'] }, c: { n: 3, t: ['y'] } };

  test('each is made once, and what was made is enough for a store that refuses', async () => {
    const told: MissingIndex[] = [];
    let made: IndexFile = {};
    const queries = async (db: ReturnType<typeof newDatabase>) => {
      const items = await fill(db.collection('runs/1/items'), DATA);
      const group = db.collectionGroup('items');
      return [
        idsOf(await items.where('t', 'array-contains', 'x').orderBy('n', 'desc').get()),
        idsOf(await group.where('n', '>', 1).get()),
        idsOf(await group.where('t', 'array-contains', 'y').get()),
        // The override for the group keeps what the field had by itself.
        idsOf(await items.orderBy('n', 'desc').get()),
      ];
    };
    const found = [
      ['b', 'a'],
      ['b', 'c'],
      ['b', 'c'],
      ['c', 'b', 'a'],
    ];
    await withStore(
      undefined,
      (missing) => told.push(missing),
      async (db, file) => {
        expect(await queries(db)).toStrictEqual(found);
        expect(await queries(db)).toStrictEqual(found);
        made = file();
      },
    );
    expect(told).toHaveLength(3);
    await withStore(made, undefined, async (db) => {
      expect(await queries(db)).toStrictEqual(found);
    });
  });

  test('they come after those of the file, and a field that was exempted gets back just the one', async () => {
    const exempted = { collectionGroup: 'items', fieldPath: 'n', indexes: [] };
    await withStore(
      { fieldOverrides: [exempted] },
      () => undefined,
      async (db, file) => {
        const items = await fill(db.collection('runs/1/items'), DATA);
        expect(idsOf(await items.where('n', '<', 3).get())).toStrictEqual(['a', 'b']);
        const indexes = [{ queryScope: 'COLLECTION', order: 'ASCENDING' }];
        expect(file().fieldOverrides).toStrictEqual([{ ...exempted, indexes }]);
      },
    );
  });

  test('without the switch such a query is refused', async () => {
    await withStore(undefined, undefined, async (db) => {
      const query = db.collectionGroup('items').where('n', '>', 1);
      expect(await codeOf(query.get())).toBe(Code.FAILED_PRECONDITION);
    });
  });
});
