import { describe, expect, test } from 'vitest';
import type { Query } from '../queries/model.ts';
import { compileRules } from './compile.ts';
import { access, document, gateOf, listing, person, query, rules } from './testing.ts';

describe('verbs', () => {
  const gate = gateOf(
    rules(`match /r/{id} { allow read; } match /w/{id} { allow write; }
      match /g/{id} { allow get; } match /l/{id} { allow list; } match /c/{id} { allow create, delete; }
      match /u/{id} { allow update; } match /n/{id} { }`),
  );
  const after = document('x/1', {});
  const KINDS = ['get', 'create', 'update', 'delete'] as const;
  test.each([
    ['r', ['get', 'list']],
    ['w', ['create', 'update', 'delete']],
    ['g', ['get']],
    ['l', ['list']],
    ['c', ['create', 'delete']],
    ['u', ['update']],
    ['n', []],
    ['unknown', []],
  ])('%s allows %j and nothing else', (collection, allowed) => {
    const found: string[] = KINDS.filter(
      (kind) => gate.check(access(kind, `${collection}/1`, { after })).allowed,
    );
    if (gate.check(listing(query(collection))).allowed) found.push('list');
    expect(found.sort()).toStrictEqual([...allowed].sort());
  });
});

describe('matches', () => {
  const tells = (pattern: string, condition: string, path: string) =>
    gateOf(rules(`match ${pattern} { allow get: if ${condition}; }`)).check(access('get', path)).allowed;

  test.each([
    ['/a/{x}', "x == 'b'", 'a/b'],
    ['/a/b', 'true', 'a/b'],
    ['/{x}/{y}', "x == 'a' && y == 'b'", 'a/b'],
    ['/{x=**}', 'x == /a/b', 'a/b'],
    ['/{x=**}', 'x == /a/b/c/d', 'a/b/c/d'],
    ['/a/{x=**}', "x[0] == 'b'", 'a/b/c/d'],
    ['/{x=**}/c/{y}', "x == /a/b && y == 'd'", 'a/b/c/d'],
    ['/{x=**}/a/{y}', "y == 'b'", 'a/b'],
  ])('%s binds: %s', (pattern, condition, path) => {
    expect(tells(pattern, condition, path)).toBe(true);
  });

  test.each([
    ['/a/{x}', 'a/b/c/d'],
    ['/a/b', 'a/c'],
    ['/a/{x}/c/{y}', 'a/b'],
    ['/{x=**}/c/{y}', 'a/b/d/e'],
    ['/a/{x}/{y=**}', 'b/c'],
  ])('%s does not match %s', (pattern, path) => {
    expect(tells(pattern, 'true', path)).toBe(false);
  });

  test('inner matches see the wildcards of outer ones, and shadow them', () => {
    const gate = gateOf(
      rules(`match /a/{x} { function outer() { return x; }
        match /b/{y} { allow get: if x == '1' && y == '2' && outer() == '1'; }
        match /c/{x} { allow get: if x == '2' && outer() == '1'; } }`),
    );
    expect(gate.check(access('get', 'a/1/b/2')).allowed).toBe(true);
    expect(gate.check(access('get', 'a/1/c/2')).allowed).toBe(true);
    expect(gate.check(access('get', 'a/2/b/2')).allowed).toBe(false);
  });

  test('version 1: {x=**} takes at least one segment', () => {
    const one = (version: string) =>
      gateOf(
        compileRules(`${version} service cloud.firestore { match /databases/{d}/documents/a/{id}/{rest=**} {
          allow get; } }`),
      );
    expect(one('').check(access('get', 'a/1')).allowed).toBe(false);
    expect(one('').check(access('get', 'a/1/b/2')).allowed).toBe(true);
    expect(one("rules_version = '2';").check(access('get', 'a/1')).allowed).toBe(true);
  });

  test('one allow of any match is enough', () => {
    const gate = gateOf(
      rules('match /a/{x} { allow get: if 1 / 0 == 1; allow get: if false; } match /{x=**} { allow get; }'),
    );
    expect(gate.check(access('get', 'a/1')).allowed).toBe(true);
  });
});

describe('functions', () => {
  test('an argument or a let that is an error makes the call one, used or not', () => {
    const gate = gateOf(
      rules(`function ignores(x) { return true; } function lets() { let x = 1 / 0; return true; }
        match /a/{id} { allow get: if ignores(1 / 0); } match /b/{id} { allow get: if lets(); }
        match /c/{id} { allow get: if ignores(1 / 0) || lets() || true; }`),
    );
    expect(gate.check(access('get', 'a/1')).allowed).toBe(false);
    expect(gate.check(access('get', 'b/1')).allowed).toBe(false);
    expect(gate.check(access('get', 'c/1')).allowed).toBe(true);
  });
});

test('coverage counts every allow, function and branch by its place', () => {
  const compiled = rules(`function boss() { return request.auth.uid == 'ana'; }
match /c/{id} { allow get: if boss() || id == 'open' && resource == null; allow list: if false; }`);
  const gate = gateOf(compiled);
  gate.check(access('get', 'c/1', { auth: person('ana') }));
  gate.check(access('get', 'c/open'));
  gate.check(access('get', 'c/1', { auth: person('leo') }));
  gate.check(listing(query('c') satisfies Query));
  const counted = compiled.coverage().map((e) => [e.kind, e.text, e.true, e.false, e.error, e.unknown]);
  expect(counted).toStrictEqual([
    ['function', 'boss()', 1, 1, 1, 0],
    ['allow', 'allow get', 2, 1, 0, 0],
    ['branch', 'boss()', 1, 1, 1, 0],
    ['branch', "id == 'open'", 1, 1, 0, 0],
    ['branch', 'resource == null', 1, 0, 0, 0],
    ['allow', 'allow list', 0, 1, 0, 0],
  ]);
  expect(compiled.coverage().at(-1)).toMatchObject({ constant: true, line: 5, column: 75 });
});
