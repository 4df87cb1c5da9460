import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inScope } from '../queries/matcher.ts';
import { anyText } from '../values/text.arbitrary.ts';
import { compileRules } from './compile.ts';
import { RulesError } from './rules-error.ts';
import { access, gateOf, listing, person, query, ROOT, rules } from './testing.ts';

const TOKENS =
  `service cloud.firestore { } match / { } /a {x=**} {x} allow read write get : if ; function f ( ) let = return
  true false null 1 2.5 'a' "b" && || ! == != < <= + - * / % in is int map . , [ ] ? $( ** request resource data size matches
  constructor __proto__ toString math abs // /* */ \\ ' " \u0000 ñ 😀 @`.split(/\s+/);

test('whatever is written, a rules file is read or refused with a place', () => {
  const soup = fc.array(fc.constantFrom(...TOKENS), { maxLength: 40 }).map((tokens) => tokens.join(' '));
  const conditions = soup.map(
    (text) => `service cloud.firestore { match /a/{b} { allow get: if ${text}; } }`,
  );
  fc.assert(
    fc.property(fc.oneof(soup, conditions, anyText()), (source) => {
      try {
        gateOf(compileRules(source)).check(access('get', 'a/1', { auth: person('ana') }));
      } catch (error) {
        expect(error).toBeInstanceOf(RulesError);
        expect(error).toMatchObject({ line: expect.any(Number), column: expect.any(Number) });
      }
    }),
    { numRuns: 2_000 },
  );
});

const id = fc.constantFrom('a', 'b', '1');
const segment = fc.constantFrom('a', 'b', '1', '{x}', '{y}', '{x}', '{r=**}');
const patterns = fc
  .array(segment, { minLength: 1, maxLength: 5 })
  .filter((parts) => parts.filter((s) => s === '{r=**}').length <= 1)
  .map((parts) => `/${parts.join('/')}`);
const CONDITIONS = [
  'true',
  "x == 'a'",
  "x != 'b'",
  'x == y',
  'r == /a/b',
  'r.size() == 1',
  "y in ['a', '1']",
];
const documentPaths = fc.array(fc.tuple(id, id), { minLength: 1, maxLength: 3 }).map((pairs) => pairs.flat());
const parents = fc.array(fc.tuple(id, id), { maxLength: 2 }).map((pairs) => pairs.flat());

test('whatever the match, every document in the scope of an allowed list passes get', () => {
  let met = 0;
  fc.assert(
    fc.property(
      fc.array(fc.tuple(patterns, fc.constantFrom(...CONDITIONS)), { minLength: 1, maxLength: 3 }),
      fc.record({
        parent: parents,
        groupId: id,
        scope: fc.constantFrom('collection' as const, 'group' as const),
      }),
      fc.array(documentPaths, { minLength: 5, maxLength: 15 }),
      (matches, { parent, groupId, scope }, paths) => {
        const known = matches.filter(([pattern, condition]) =>
          ['x', 'y', 'r'].every(
            (name) => !new RegExp(`\\b${name}\\b`).test(condition) || pattern.includes(`{${name}`),
          ),
        );
        const body = known.map(([pattern, condition]) => `match ${pattern} { allow read: if ${condition}; }`);
        const gate = gateOf(rules(body.join('\n')));
        const asked = query('c', { parent: [ROOT, ...parent].join('/'), groupId, scope });
        if (!gate.check(listing(asked)).allowed) return;
        for (const path of [
          ...paths,
          ...paths.map((p) => [...parent, ...p.slice(0, -2), groupId, p.at(-1) ?? '']),
        ]) {
          if (!inScope(asked, `${ROOT}/${path.join('/')}`)) continue;
          met += 1;
          expect(gate.check(access('get', path.join('/'))), path.join('/')).toStrictEqual({ allowed: true });
        }
      },
    ),
    { numRuns: 2_000 },
  );
  expect(met).toBeGreaterThan(200);
});
