import { describe, expect, test } from 'vitest';
import { access, type Data, document, gateOf, person, ROOT, rules } from './testing.ts';

const stored: Readonly<Record<string, Data>> = {
  'users/ana': { active: true, role: 'boss' },
  'users/leo': { active: false },
  'a/1': { n: 1 },
};

describe('other documents', () => {
  const asked = (condition: string, parts = {}) =>
    gateOf(rules(`match /c/{id} { allow read, write: if ${condition}; }`), stored).check(
      access('update', 'c/1', { auth: person('ana'), ...parts }),
    );
  const user = '/databases/$(database)/documents/users/$(request.auth.uid)';

  test.each([
    `get(${user}).data.role == 'boss'`,
    `get(${user}).id == 'ana' && get(${user}).__name__ == ${user}`,
    `exists(${user}) && !exists(/databases/$(database)/documents/users/nadie)`,
    `get(path('/databases/(default)/documents/users/ana')).data.active`,
    `get(/databases/$(database)/documents/$('users')/ana).data.active`,
  ])('%s', (condition) => {
    expect(asked(condition)).toStrictEqual({ allowed: true });
  });

  test.each([
    ['get(/databases/$(database)/documents/users/nadie).data == {}', 'does not exist'],
    ['get(/users/ana).data.active', 'a path starts with'],
    ['get(/databases/other/documents/users/ana).data.active', 'a path starts with'],
    ['get(/databases/$(database)/documents/users).data.active', 'path of a document'],
    ["get('users/ana').data.active", 'a path is needed'],
    ["get(/databases/$(database)/documents/users/$('ana/x/y')).data.active", 'path of a document'],
    ['get(/databases/$(database)/documents/users/$(null)).data.active', '$() does not take null'],
  ])('%s is refused', (condition, why) => {
    expect(asked(condition)).toMatchObject({ allowed: false, reason: expect.stringContaining(why) });
  });

  test('getAfter and existsAfter see what the batch leaves, get and exists what is stored', () => {
    const pending = new Map([
      [`${ROOT}/users/ana`, document('users/ana', { active: false })],
      [`${ROOT}/users/leo`, undefined],
      [`${ROOT}/users/eva`, document('users/eva', { active: true })],
    ]);
    const at = (id: string) => `/databases/$(database)/documents/users/${id}`;
    const condition = [
      `get(${at('ana')}).data.active`,
      `!getAfter(${at('ana')}).data.active`,
      `exists(${at('leo')}) && !existsAfter(${at('leo')})`,
      `!exists(${at('eva')}) && existsAfter(${at('eva')}) && getAfter(${at('eva')}).data.active`,
      `existsAfter(/databases/$(database)/documents/a/1)`,
    ].join(' && ');
    expect(asked(condition, { pending })).toStrictEqual({ allowed: true });
  });

  test('request.resource is the document as it would be, resource as it is', () => {
    const parts = { before: document('c/1', { n: 1, k: 'x' }), after: document('c/1', { n: 2, k: 'x' }) };
    const condition = `request.resource.data.diff(resource.data).affectedKeys().hasOnly(['n'])
      && request.resource.data.n == resource.data.n + 1`;
    expect(asked(condition, parts).allowed).toBe(true);
    expect(asked(condition, { ...parts, after: document('c/1', { n: 2, k: 'y' }) }).allowed).toBe(false);
  });

  test('the request.resource of a delete is null, that of another write is not', () => {
    const gate = gateOf(rules('match /c/{id} { allow write: if request.resource == null; }'));
    const before = document('c/1', {});
    expect(gate.check(access('delete', 'c/1', { before })).allowed).toBe(true);
    expect(gate.check(access('update', 'c/1', { before, after: before })).allowed).toBe(false);
    expect(gate.check(access('create', 'c/1', { after: before })).allowed).toBe(false);
  });

  test('nothing can be read of the null of a delete', () => {
    const gate = gateOf(rules('match /c/{id} { allow delete: if request.resource.data.n == 1; }'));
    expect(gate.check(access('delete', 'c/1', { before: document('c/1', { n: 1 }) })).reason).toContain(
      "null has no field 'data'",
    );
  });
});

describe('limits', () => {
  const reads = (n: number, from = 0) =>
    Array.from({ length: n }, (_, i) => `!exists(/databases/$(database)/documents/x/d${i + from})`).join(
      ' && ',
    );
  const gate = (condition: string) => gateOf(rules(`match /c/{id} { allow get: if ${condition}; }`));

  test('ten documents per access, each counted once', () => {
    expect(gate(reads(10)).check(access('get', 'c/1')).allowed).toBe(true);
    expect(gate(`${reads(10)} && ${reads(10)}`).check(access('get', 'c/1')).allowed).toBe(true);
    expect(gate(`${reads(11)} || true`).check(access('get', 'c/1'))).toMatchObject({
      allowed: false,
      reason: 'more than 10 documents read by the rules',
    });
  });

  test('twenty documents per request', () => {
    const all = gateOf(
      rules(
        ['a', 'b', 'c'].map((c, i) => `match /${c}/{id} { allow get: if ${reads(8, i * 8)}; }`).join('\n'),
      ),
    );
    expect(all.checkAll([access('get', 'a/1'), access('get', 'b/1')]).allowed).toBe(true);
    expect(all.checkAll([access('get', 'a/1'), access('get', 'b/1'), access('get', 'c/1')])).toMatchObject({
      allowed: false,
      reason: expect.stringContaining('more than 20'),
    });
  });

  test('a thousand expressions, which no || absorbs', () => {
    const functions = `function f0() { return 1 == 1; }
      ${Array.from({ length: 9 }, (_, i) => `function f${i + 1}() { return f${i}() && f${i}(); }`).join('\n')}`;
    const check = (n: number) =>
      gateOf(rules(`${functions} match /c/{id} { allow get: if f${n}() || true; }`)).check(
        access('get', 'c/1'),
      );
    expect(check(7).allowed).toBe(true);
    expect(check(9)).toMatchObject({ allowed: false, reason: 'more than 1000 expressions evaluated' });
  });

  test('twenty calls deep, which is told when the rules are loaded', () => {
    const functions = (n: number) =>
      Array.from({ length: n }, (_, i) => `function f${i + 1}() { return f${i}(); }`).join('\n');
    const check = (n: number) =>
      gateOf(
        rules(`function f0() { return true; } ${functions(n)} match /c/{id} { allow get: if f${n}(); }`),
      ).check(access('get', 'c/1'));
    expect(check(19).allowed).toBe(true);
    expect(() => check(20)).toThrow('rules:23:25: calls nested more than 20 deep');
  });

  test('large documents: membership and sets take time in proportion', () => {
    const many = Array.from({ length: 40_000 }, (_, i) => i);
    const before = document('c/1', { many, maps: many.slice(0, 10_000).map((n) => ({ n })) });
    const condition = `resource.data.many.toSet().size() == 40000 && resource.data.many.hasAll(resource.data.many)
      && resource.data.maps.toSet().size() == 10000 && resource.data.many.toSet() == resource.data.many.toSet()`;
    expect(gate(condition).check(access('get', 'c/1', { before })).allowed).toBe(true);
  });

  test('texts and lists that would grow without end are errors', () => {
    const twice = (i: number) => `function f${i}(x) { return f${i - 1}(x) + f${i - 1}(x); }`;
    const functions = `function f0(x) { return x + x; } ${[1, 2, 3, 4, 5].map(twice).join(' ')}`;
    const check = gateOf(
      rules(`${functions} match /c/{id} { allow get: if f5(resource.data.s).size() > 1; }`),
    );
    const before = document('c/1', { s: 'x'.repeat(500_000) });
    expect(check.check(access('get', 'c/1', { before })).reason).toContain('too long');
  });
});

test('values that hold themselves again and again are errors', () => {
  const nested = (open: string, close: string) =>
    `${`twice${open}(`.repeat(30)}resource.data.n${')'.repeat(30)} ${close}`;
  const check = (condition: string) =>
    gateOf(
      rules(`function twiceList(x) { return [x, x]; } function twiceMap(x) { return {'a': x, 'b': x}; }
        match /c/{id} { allow get: if ${condition}; }`),
    ).check(access('get', 'c/1', { before: document('c/1', { n: 1 }) })).reason;
  expect(check(nested('List', '== 1'))).toContain('too large');
  expect(check(nested('Map', '== 1'))).toContain('too large');
});
