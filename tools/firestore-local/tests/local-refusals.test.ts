import { expect, test } from 'vitest';
import { Code, failureOf } from './support/codes.ts';
import { describeLocal, ownServer } from './support/local-server.ts';

// What this Firestore does not do, it says: an answer that ignores half of the question would be taken for the whole.
describeLocal('what is not supported is refused', 'production explains its plans', () => {
  test('query explain is UNIMPLEMENTED, for queries and for aggregations', async () => {
    const { db } = await ownServer();
    await db.doc('a/b').set({ n: 1 });
    const query = db.collection('a').where('n', '==', 1);
    expect((await failureOf(query.explain())).code).toBe(Code.UNIMPLEMENTED);
    expect((await failureOf(query.count().explain())).code).toBe(Code.UNIMPLEMENTED);
    expect((await query.get()).size).toBe(1);
  });
});
