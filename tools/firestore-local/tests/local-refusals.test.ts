import { FieldValue } from '@google-cloud/firestore';
import { expect, test } from 'vitest';
import { Code, failureOf } from './support/codes.ts';
import { newProject } from './support/database.ts';
import { describeLocal, ownServer } from './support/local-server.ts';
import { RawClient } from './support/raw-client.ts';

// This Firestore says what it does not do: an answer that ignores half of the question would be taken for the whole.
describeLocal('what is not supported is refused', 'production explains its plans', () => {
  test('query explain is UNIMPLEMENTED, for queries and for aggregations', async () => {
    const { db } = await ownServer();
    await db.doc('a/b').set({ n: 1 });
    const query = db.collection('a').where('n', '==', 1);
    expect((await failureOf(query.explain())).code).toBe(Code.UNIMPLEMENTED);
    expect((await failureOf(query.count().explain())).code).toBe(Code.UNIMPLEMENTED);
    expect((await query.get()).size).toBe(1);
  });

  test('and says which words to leave out: explain, and searches for near vectors', async () => {
    const { db, host } = await ownServer();
    const near = { vectorField: 'v', queryVector: [1, 2], limit: 3, distanceMeasure: 'EUCLIDEAN' as const };
    await db.doc('a/b').set({ v: FieldValue.vector([1, 2]) });
    const found = await failureOf(db.collection('a').findNearest(near).get());
    expect(found.code).toBe(Code.UNIMPLEMENTED);
    expect(found.message).toContain('Vector search (findNearest) is not supported here');
    const explained = await failureOf(db.collection('a').explain({ analyze: true }));
    expect(explained.message).toContain('Query explain is not supported here');
    const raw = new RawClient(host, newProject());
    for (const method of ['PartitionQuery', 'ExecutePipeline']) {
      const { code, message } = await failureOf(raw.call(method, {}));
      expect([code, message]).toStrictEqual([Code.UNIMPLEMENTED, expect.stringContaining(method)]);
    }
    raw.close();
    expect((await db.doc('a/b').get()).get('v')).toStrictEqual(FieldValue.vector([1, 2]));
  });
});
