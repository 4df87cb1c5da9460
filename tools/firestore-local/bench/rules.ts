import { access, all, document, gateOf, listing, person, query, rules } from '../src/rules/testing.ts';
import type { Access } from '../src/rules/access.ts';

/*
 * The cost of a decision: `node tools/firestore-local/bench/rules.ts`. It prints and judges nothing; the aim is 0.2 ms
 * per document at the median.
 */
const RULES = `function user() { return get(/databases/$(database)/documents/users/$(request.auth.uid)).data; }
  function active() { return request.auth != null && user().active == true; }
  function has(role) { return active() && user().role == role && request.auth.token.role == role; }
  match /users/{id} { allow get: if active() && id == request.auth.uid; }
  match /days/{owner} { allow get: if has('boss') || has('walker') && owner == request.auth.uid; }
  match /loans/{id} {
    allow read: if has('boss') || has('guide') || has('walker') && resource.data.owner == request.auth.uid;
    allow update: if has('boss') && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['state', 'note'])
      && request.resource.data.note.matches('[a-z ]{1,40}');
    match /moves/{move} {
      allow read: if has('boss') || get(/databases/$(database)/documents/loans/$(id)).data.owner == request.auth.uid;
    }
  }`;

const loan = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`field${i}`, `value ${i}`]));
const mine = { ...loan, owner: 'ana', state: 'open', note: 'a note' };
const gate = gateOf(rules(RULES), {
  'users/ana': { active: true, role: 'walker' },
  'users/eva': { active: true, role: 'boss' },
  'loans/1': mine,
});
const ana = person('ana', { role: 'walker' });
const eva = person('eva', { role: 'boss' });
const owner = { kind: 'field', path: 'owner', op: '==', value: { type: 'string', value: 'ana' } } as const;
const stale = () => document('loans/1', mine).encoded();
const rows = Array.from({ length: 800 }, (_, i) => ({ id: `r${i}`, name: `Name ${i}`, amount: i }));

const CASES: Readonly<Record<string, () => Access>> = {
  'get of an own document': () => access('get', 'loans/1', { auth: ana, before: stale() }),
  'get that reads two documents': () =>
    access('get', 'loans/1/moves/2', { auth: ana, before: document('loans/1/moves/2', mine) }),
  'get that is refused': () => access('get', 'loans/1', { auth: person('leo'), before: stale() }),
  'get of a document of 800 rows': () =>
    access('get', 'days/ana', { auth: ana, before: document('days/ana', { owner: 'ana', rows }) }),
  'list of own documents': () => listing(query('loans', { filter: all(owner) }), ana),
  update: () =>
    access('update', 'loans/1', {
      auth: eva,
      before: stale(),
      after: document('loans/1', { ...mine, note: 'other' }),
    }),
};

function medianMicros(make: () => Access): { median: number; worst: number } {
  const prepared = Array.from({ length: 3_000 }, make);
  const times = prepared.map((asked) => {
    const from = performance.now();
    gate.check(asked);
    return (performance.now() - from) * 1_000;
  });
  const sorted = times.slice(500).sort((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    worst: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  };
}

for (const [name, make] of Object.entries(CASES)) {
  const { allowed } = gate.check(make());
  const { median, worst } = medianMicros(make);
  process.stdout.write(
    `${name.padEnd(32)} ${allowed ? 'allowed' : 'refused'}  median ${median.toFixed(1)} µs  p99 ${worst.toFixed(1)} µs\n`,
  );
}
