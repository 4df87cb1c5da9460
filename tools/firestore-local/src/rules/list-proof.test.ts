import { describe, expect, test } from 'vitest';
import type { FieldFilter, Filter, Operator, Query } from '../queries/model.ts';
import { type JsValue, valueFromJs } from '../values/from-js.ts';
import type { Value } from '../values/value.ts';
import { all, any, DATABASE, gateOf, listing, person, query, rules } from './testing.ts';

const where = (path: string, op: Operator, value: JsValue): FieldFilter => ({
  kind: 'field',
  path,
  op,
  value: valueFromJs(value),
});
const whereValue = (path: string, value: Value): FieldFilter => ({ kind: 'field', path, op: '==', value });
const ana = person('ana', { zones: ['n', 's'] });

function proves(condition: string, filter?: Filter, parts: Partial<Query> = {}): boolean {
  const gate = gateOf(rules(`match /c/{id} { allow list: if ${condition}; }`), { 'u/ana': { role: 'boss' } });
  return gate.check(listing(query('c', { filter, ...parts }), ana)).allowed;
}

describe('a field that an equality fixes is known', () => {
  test.each<[string, Filter]>([
    ['resource.data.owner == request.auth.uid', where('owner', '==', 'ana')],
    ["resource.data.owner != 'leo'", where('owner', '==', 'ana')],
    ["!(resource.data.owner == 'leo')", where('owner', '==', 'ana')],
    ["'owner' in resource.data && resource.data.get('owner', '') == 'ana'", where('owner', '==', 'ana')],
    ["resource.data['owner'].size() == 3", where('owner', '==', 'ana')],
    [
      "resource.data.owner == 'ana' && resource.data.open == true",
      all(where('owner', '==', 'ana'), where('open', '==', true)),
    ],
    ['resource.data.a.b == null', where('a.b', '==', null)],
    ["resource.data.a.b == 'x' && resource.data.a is map && 'a' in resource.data", where('a.b', '==', 'x')],
    ["resource.data['a.b'] == 'x'", where('`a.b`', '==', 'x')],
    ["resource.data.m == {'x': 'y'} && resource.data.m.keys() == ['x']", where('m', '==', { x: 'y' })],
    ['resource.data.n > 4 && resource.data.n is number && resource.data.n in [5, 6]', where('n', '==', 5)],
    ["resource.data.owner in ['ana', 'leo']", where('owner', 'in', ['ana', 'leo'])],
    ['resource.data.zone in request.auth.token.zones', where('zone', 'in', ['n', 's'])],
    ["resource.data.a == 'x' || resource.data.b == 'y'", any(where('a', '==', 'x'), where('b', '==', 'y'))],
    ["'x' in resource.data.tags && resource.data.tags is list", where('tags', 'array-contains', 'x')],
    ["resource.data.tags.hasAny(['x', 'z'])", where('tags', 'array-contains', 'x')],
    ["resource.data.tags.hasAny(['x', 'y'])", where('tags', 'array-contains-any', ['x', 'y'])],
    ["resource.data.tags.hasAll(['x'])", where('tags', 'array-contains', 'x')],
    ['1 in resource.data.tags', where('tags', 'array-contains', 1)],
    ['resource.data.n > 4 && resource.data.n >= 5 && 4 < resource.data.n', where('n', '>', 5)],
    ['resource.data.n != 5 && !(resource.data.n == 4.5) && resource.data.n is number', where('n', '>', 5)],
    ['resource.data.n <= 9 && resource.data.n >= 1', all(where('n', '>=', 1), where('n', '<', 9))],
    ["resource.data.s >= 'a' && resource.data.s is string", where('s', '>', 'b')],
    ["resource.data.s < 'c' && 's' in resource.data", where('s', '<=', 'b')],
    ['resource.data.when < request.time', where('when', '<', new Date(0))],
    ['resource.data.a.n > 0', where('a.n', '>', 1)],
    ['resource.data.when < request.time', where('when', '==', new Date(0))],
  ])('%s', (condition, filter) => {
    expect(proves(condition, filter)).toBe(true);
  });
});

describe('what a query does not fix is not known', () => {
  test.each<[string, Filter | undefined]>([
    ['resource.data.owner == request.auth.uid', undefined],
    ['resource.data.owner != request.auth.uid', undefined],
    ['!(resource.data.owner == request.auth.uid)', undefined],
    ['resource.data.owner == request.auth.uid', where('owner', '==', 'leo')],
    ['resource.data.owner == request.auth.uid', where('owner', 'in', ['ana', 'leo'])],
    ['resource.data.owner == request.auth.uid', any(where('owner', '==', 'ana'), where('x', '==', 1))],
    ['resource.data.owner == request.auth.uid', where('owner', '>=', 'ana')],
    ['resource.data.owner == request.auth.uid', where('OWNER', '==', 'ana')],
    ["resource.data.owner != 'leo'", where('owner', '!=', 'leo')],
    ['resource.data.n > 5', where('n', '>=', 5)],
    ['resource.data.n > 6', where('n', '>', 5)],
    ['resource.data.n < 9', where('n', '>', 5)],
    ['resource.data.n > 4', any(where('n', '>', 5), where('x', '>', 5))],
    // NaN is before every number.
    ['resource.data.n < 9', where('n', '<', 5)],
    ['resource.data.n != 5', where('n', '<', 5)],
    ['resource.data.n is int', where('n', '>', 5)],
    ["resource.data.s > 'a'", where('n', '>', 'b')],
    ['resource.data.n > 4', where('n', '>', '5')],
    ['resource.data.n > 4', where('n', '!=', 5)],
    ['resource.data.n + 1 > 4', where('n', '>', 5)],
    ["'owner' in resource.data", undefined],
    ["!('owner' in resource.data)", where('x', '==', 1)],
    ["resource.data.get('owner', 'ana') == 'ana'", undefined],
    ["resource.data.keys().hasOnly(['owner'])", where('owner', '==', 'ana')],
    ["resource.data == {'owner': 'ana'}", where('owner', '==', 'ana')],
    ["resource.data != {'owner': 'leo'}", where('owner', '==', 'ana')],
    ['resource.data.size() == 1', where('owner', '==', 'ana')],
    ["resource.data.a.keys() == ['b']", where('a.b', '==', 'x')],
    ["resource.data.a == {'b': 'x'}", where('a.b', '==', 'x')],
    ['resource.data.n is int', where('n', '==', 5)],
    ['resource.data.n / 2 == 2', where('n', '==', 5)],
    ['1 / resource.data.n > 0', where('n', '==', 0)],
    ['resource.data.l[0] is int', where('l', '==', [1])],
    ["'y' in resource.data.tags", where('tags', 'array-contains', 'x')],
    ["!('y' in resource.data.tags)", where('tags', 'array-contains', 'x')],
    ["resource.data.tags == ['x']", where('tags', 'array-contains', 'x')],
    ["resource.data.tags.hasOnly(['x'])", where('tags', 'array-contains', 'x')],
    ["resource.data.tags.hasAll(['x', 'y'])", where('tags', 'array-contains', 'x')],
    ['resource.data.tags.size() == 1', where('tags', 'array-contains', 'x')],
    ["resource.data.tags.hasAny(['x'])", where('tags', 'array-contains-any', ['x', 'y'])],
    ["id == 'x'", undefined],
    ["id != ''", undefined],
    ["resource.id == 'x' || resource.id != 'x'", undefined],
    ['resource.__name__ == /databases/(default)/documents/c/x', undefined],
    ["request.path[3] == 'c'", undefined],
    ['exists(/databases/$(database)/documents/u/$(id))', undefined],
    ["resource.data.owner == 'ana' ? true : true", undefined],
    ['[resource.data.x].size() == 1', undefined],
    ['resource.data.x is string || !(resource.data.x is string)', undefined],
  ])('%s', (condition, filter) => {
    expect(proves(condition, filter)).toBe(false);
  });
});

describe('three values', () => {
  const unknown = "resource.data.x == 'a'";
  test.each([
    [`${unknown} || true`, true],
    [`true || ${unknown}`, true],
    [`!(${unknown} && false)`, true],
    [`!(false && ${unknown})`, true],
    [unknown, false],
    [`!(${unknown})`, false],
    [`${unknown} || !(${unknown})`, false],
    [`${unknown} || false`, false],
    [`!(${unknown} || false)`, false],
    [`!(${unknown} && true)`, false],
    [`${unknown} || 1 / 0 == 1 || true`, true],
    [`!(${unknown} || 1 / 0 == 1)`, false],
  ])('%s: %s', (condition, expected) => {
    expect(proves(condition)).toBe(expected);
  });

  test('an unknown argument or let leaves a call undecided, whatever it says', () => {
    const gate = gateOf(
      rules(`function ignores(x) { return true; } function lets() { let x = resource.data.x; return true; }
        match /a/{id} { allow list: if ignores(resource.data.x); } match /b/{id} { allow list: if lets(); }
        match /c/{id} { allow list: if !ignores(resource.data.x) || true; }
        match /d/{id} { allow list: if ignores(resource.data); }`),
    );
    const allowed = ['a', 'b', 'c', 'd'].filter((c) => gate.check(listing(query(c))).allowed);
    expect(allowed).toStrictEqual(['c', 'd']);
  });
});

describe('what is known without filters', () => {
  test('the limit, the offset and the order of the query', () => {
    expect(proves('request.query.limit <= 20', undefined, { limit: 20 })).toBe(true);
    expect(proves('request.query.limit <= 20', undefined, { limit: 21 })).toBe(false);
    expect(proves('request.query.limit <= 20')).toBe(false);
    expect(proves('request.query.offset == 0')).toBe(true);
    const orders = [
      { path: 'n', descending: true },
      { path: '__name__', descending: true },
    ];
    expect(proves("request.query.orderBy.n == 'DESC'", undefined, { orders })).toBe(true);
    expect(proves("request.query.orderBy.n == 'ASC'", undefined, { orders })).toBe(false);
  });

  test('who asks, when, and other documents', () => {
    expect(proves("request.auth.uid == 'ana' && request.method == 'list'")).toBe(true);
    expect(proves("get(/databases/$(database)/documents/u/$(request.auth.uid)).data.role == 'boss'")).toBe(
      true,
    );
  });

  test('the wildcards on the way, not the last one', () => {
    const gate = gateOf(
      rules(`match /a/{x}/b/{y} { allow list: if x == request.auth.uid; } match /c/{x} { allow list: if x != ''; }
        match /d/fixed { allow list; } match /e/{rest=**} { allow list; } match /f/{rest=**} { allow list: if rest[0] == 'g'; }`),
    );
    const lists = (collection: string) => gate.check(listing(query(collection), ana)).allowed;
    const collections = ['a/ana/b', 'a/leo/b', 'c', 'd', 'e', 'e/1/e', 'f', 'f/g/h'];
    expect(collections.filter(lists)).toStrictEqual(['a/ana/b', 'e', 'e/1/e']);
  });

  test('without a document there is no get of one: a list has no request.resource', () => {
    expect(proves('request.resource == null')).toBe(false);
  });
});

describe('collection groups', () => {
  const lists = (pattern: string, parts: Partial<Query> = {}, condition = 'true') =>
    gateOf(rules(`match ${pattern} { allow list: if ${condition}; }`)).check(
      listing(query('c', { scope: 'group', ...parts }), ana),
    ).allowed;

  test.each([
    ['/{path=**}/c/{id}', true],
    ['/{path=**}/{c}/{id}', true],
    ['/{path=**}', true],
    ['/c/{id}', false],
    ['/{a}/{b}/c/{id}', false],
    ['/a/{path=**}', false],
    ['/{path=**}/d/{id}', false],
    ['/{path=**}/b/{b}/c/{id}', false],
    ['/{path=**}/c/x', false],
  ])('%s: %s', (pattern, expected) => {
    expect(lists(pattern)).toBe(expected);
  });

  test('what is above is not known, nor whether there is anything', () => {
    expect(lists('/{path=**}/c/{id}', {}, 'path.size() == 0 || true')).toBe(true);
    expect(lists('/{path=**}/c/{id}', {}, 'path != /a/b')).toBe(false);
    expect(lists('/{path=**}/{c}/{id}', {}, "c == 'c'")).toBe(true);
  });

  test('below a document its own segments are known', () => {
    const below = { parent: `${DATABASE}/documents/a/1` };
    expect(lists('/a/{x}/{path=**}', below, "x == '1'")).toBe(true);
    expect(lists('/a/{x}/{path=**}/c/{id}', below, "x == '2'")).toBe(false);
    expect(lists('/a/{x}/c/{id}', below)).toBe(false);
  });

  test('collections of any id are refused', () => {
    expect(lists('/{path=**}', { groupId: undefined })).toBe(false);
  });
});

test('special numbers: NaN is itself, and 0 may be -0', () => {
  const nan: Value = { type: 'double', value: NaN };
  expect(proves('math.isNaN(resource.data.n)', whereValue('n', nan))).toBe(true);
  expect(proves('resource.data.n == 0', whereValue('n', { type: 'double', value: -0 }))).toBe(true);
  expect(proves('1.0 / resource.data.n > 0', whereValue('n', { type: 'double', value: 0 }))).toBe(false);
  expect(proves('resource.data.n is int', whereValue('n', { type: 'integer', value: 2n ** 53n + 1n }))).toBe(
    true,
  );
  expect(proves('resource.data.n is float', whereValue('n', { type: 'double', value: 1e300 }))).toBe(true);
});

test('more ways than are tried: fields of numbers are left unknown', () => {
  const filters = Array.from({ length: 8 }, (_, i) => where(`f${i}`, '==', 1));
  expect(proves('resource.data.f0 == 1', all(...filters.slice(0, 4)))).toBe(true);
  expect(proves('resource.data.f0 == 1', all(...filters))).toBe(false);
  expect(proves("resource.data.s == 'x'", all(...filters, where('s', '==', 'x')))).toBe(true);
});
