import { expect, test } from 'vitest';
import { bearerOf, describeLocal, loadRules, ownServer } from './support/local-server.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow get: if resource.data.owner == request.auth.uid;
      allow list: if resource.data[request.auth.uid] == true;
      allow read: if false;
    }
  }
}`;

describeLocal('why something was refused', 'its log is its own', () => {
  test('a developer hears where the rules said no; the caller does not, and the line names nobody', async () => {
    const reasons: string[] = [];
    const { host } = await ownServer({}, { onDenied: (reason) => reasons.push(reason) });
    const root = `http://${host}/v1/projects/p/databases/(default)/documents`;
    await loadRules(host, 'p', RULES);
    const headers = { authorization: bearerOf('secret-ana') };
    const fields = { owner: { stringValue: 'secret-eva' } };
    await fetch(`${root}/notes/secret-1`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ fields }),
    });

    const answers = [
      await fetch(`${root}/notes/secret-1`, { headers }),
      await fetch(`${root}/notes`, { headers }),
      await fetch(`${root}/notes/secret-1/lines/2`),
      await fetch(`${root}:listCollectionIds`, { method: 'POST', headers }),
    ];

    expect(reasons).toEqual([
      'signed in: get notes/*: allow get at 5:7: false; allow read at 7:7: false',
      'signed in: list notes: allow list at 6:7: the query does not prove it; allow read at 7:7: false',
      'anonymous: get notes/*/lines/*: no allow get for this path',
      "signed in: no rule can allow this: it is the owner's",
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('Missing or insufficient permissions.');
    }
  });
});
