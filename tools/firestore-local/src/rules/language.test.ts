import { describe, expect, test } from 'vitest';
import { decide, document, person } from './testing.ts';

const before = document('c/d', {
  n: 5,
  half: 2.5,
  s: 'abc',
  l: [1, 'x'],
  m: { a: 1, b: { c: null } },
  si: true,
});
const parts = { before, auth: person('ana', { role: 'boss', level: 3 }) };

/** A condition holds, or fails with an error: anything else would pass as 'not true'. */
const holds = (condition: string) => expect(decide(condition, parts)).toStrictEqual({ allowed: true });
const fails = (condition: string, why: string) =>
  expect(decide(condition, parts)).toMatchObject({ allowed: false, reason: expect.stringContaining(why) });

describe('operators', () => {
  test.each([
    '1 + 2 * 3 == 7',
    '(1 + 2) * 3 == 9',
    '7 / 2 == 3',
    '-7 / 2 == -3',
    '7.0 / 2 == 3.5',
    '7 % 3 == 1',
    '-7 % 3 == -1',
    '5 - 2 - 1 == 2',
    '-(1 + 1) == -2',
    '--1 == 1',
    '1.0 / 0 > 1e300',
    '!(0.0 / 0 == 0.0 / 0)',
    '0.0 / 0 != 0.0 / 0',
    '1 == 1.0',
    '9007199254740993 != 9007199254740992.0',
    '-9223372036854775808 < 0',
    "'a' + 'b' == 'ab'",
    "'a' < 'b' && 'B' < 'a'",
    '1 < 2 && 2 <= 2 && 3 > 2.5 && 3 >= 3',
    "1 != '1'",
    "'a' != null && null == null",
    "!('1' == 1)",
    'true && !false || false',
    'false || true && true',
    'true ? true : false',
    'false ? false : true ? true : false',
    '1 in [1, 2] && !(3 in [1, 2]) && 1.0 in [1]',
    "'a' in {'a': 1} && !('b' in {'a': 1})",
    "'a' in ['a'].toSet()",
    "[1, 2][1] == 2 && [1, 2, 3][1:3] == [2, 3] && 'hola'[1:3] == 'ol' && 'hola'[0] == 'h'",
    "{'a': {'b': 2}}.a.b == 2 && {'a': 1}['a'] == 1",
    "{'a': 1, 'b': 2} == {'b': 2.0, 'a': 1} && {'a': 1} != {'a': 1, 'b': 1}",
    '[1, [2]] == [1.0, [2]] && [1] != [1, 1]',
    '[1, 2].toSet() == [2, 1, 2].toSet()',
    "'\\u00e1\\x41\\n\\'' == \"áA\\n'\"",
    '1 < 2 == true',
    '1 in [1] == true',
    '1 + 1 in [2]',
    '/a/b == path("/a/b") && /a/$("b") == /a/b && /a/b/c[1] == "b"',
    '[1, 2,] == [1, 2]',
  ])('%s', (condition) => {
    holds(condition);
  });

  test.each([
    ['9223372036854775807 + 1 > 0', 'out of range'],
    ['-9223372036854775808 - 1 < 0', 'out of range'],
    ['-(-9223372036854775807 - 1) > 0', 'out of range'],
    ['9223372036854775807 * 2 > 0', 'out of range'],
    ['1 / 0 == 1', 'division by zero'],
    ['1 % 0 == 1', 'division by zero'],
    ["1 + 'a' == '1a'", "'+' does not take int and string"],
    ["1 < '2'", "'<' does not take int and string"],
    ['null < 1', "'<' does not take null and int"],
    ['[1] < [2]', "'<' does not take list and list"],
    ['true > false', "'>' does not take bool and bool"],
    ['!1', "'!' does not take int"],
    ["-'a' == 'a'", "'-' does not take string"],
    ['1 ? true : true', "'?' does not take int"],
    ['1 && true', "'&&' does not take int"],
    ['1 in 1', "'in' does not take int and int"],
    ["1 in {'a': 1}", "'in' does not take int and map"],
    ['[1][1] == 1', 'out of range'],
    ['[1][-1] == 1', 'out of range'],
    ['[1][1.0] == 1', 'indexed by float'],
    ["[1]['a'] == 1", 'indexed by string'],
    ["'abc'[2:1] == ''", 'out of range'],
    ["'abc'[0:9] == ''", 'out of range'],
    ['{1: 2} == {}', 'keys of a map are strings'],
    ["{'a': 1}.b == 1", "no field 'b'"],
    ["{'a': 1}['b'] == 1", 'no such key'],
    ['null.a == 1', "null has no field 'a'"],
    ['1', 'no boolean'],
    ["'true'", 'no boolean'],
  ])('%s is an error', (condition, why) => {
    fails(condition, why);
  });
});

describe('absorbing errors', () => {
  const error = '(1 / 0 == 1)';
  test.each([
    `${error} || true`,
    `true || ${error}`,
    `!(false && ${error})`,
    `!(${error} && false)`,
    `${error} || ${error} || true`,
    `!(${error} && ${error} && false)`,
    `1 || true`,
    `!(1 && false)`,
  ])('%s holds', (condition) => {
    holds(condition);
  });

  test.each([
    error,
    `!${error}`,
    `${error} || false`,
    `false || ${error}`,
    `${error} && true`,
    `true && ${error}`,
    `!(${error} || false)`,
    `${error} ? true : true`,
    `[${error}].size() == 1`,
    `${error} in [true, false]`,
    `${error} is bool || false`,
  ])('%s is an error', (condition) => {
    fails(condition, 'division by zero');
  });

  test('an error names its place', () => {
    fails('true && resource.data.nada > 1', "no field 'nada' (4:");
  });
});

describe('is', () => {
  test.each([
    ['true', 'bool'],
    ['1', 'int'],
    ['1', 'number'],
    ['1.5', 'float'],
    ['1.5', 'number'],
    ["'a'", 'string'],
    ["'a'.toUtf8()", 'bytes'],
    ['[]', 'list'],
    ['[].toSet()', 'set'],
    ['{}', 'map'],
    ['{}.diff({})', 'map_diff'],
    ['/a/b', 'path'],
    ['request.time', 'timestamp'],
    ["duration.value(1, 's')", 'duration'],
    ['latlng.value(1, 2)', 'latlng'],
  ])('%s is %s and nothing else', (value, type) => {
    const others = [
      'bool',
      'string',
      'list',
      'set',
      'map',
      'path',
      'timestamp',
      'duration',
      'latlng',
      'bytes',
    ];
    holds(`${value} is ${type}`);
    for (const other of others.filter((o) => o !== type)) holds(`!(${value} is ${other})`);
  });

  test('null is of none', () => {
    holds('!(null is map) && !(null is string)');
  });
});

describe('what a document and a request hold', () => {
  test.each([
    'resource.data.n == 5 && resource.data.n is int',
    'resource.data.half == 2.5 && resource.data.half is float',
    "resource.data.l == [1, 'x'] && resource.data.m.b.c == null",
    "resource.data.keys().hasOnly(['n', 'half', 's', 'l', 'm', 'si'])",
    "resource.data.m == {'a': 1, 'b': {'c': null}}",
    "resource.id == 'd' && resource.id == id",
    'resource.__name__ == /databases/(default)/documents/c/d',
    'request.path == /databases/$(database)/documents/c/$(id)',
    "request.auth.uid == 'ana' && request.auth.token.role == 'boss' && request.auth.token.level is int",
    "request.method == 'get'",
    'request.time == timestamp.value(1774969445678)',
    "'n' in resource.data && !('z' in resource.data)",
    'resource.data.si',
  ])('%s', (condition) => {
    holds(condition);
  });

  test.each([
    ['resource.data.z == null', "no field 'z'"],
    ['request.resource.data.n == 5', "no field 'resource'"],
    ['request.query.limit < 5', "no field 'query'"],
    ['request.auth.token.__proto__ == 1', "no field '__proto__'"],
    ['request.auth.token.toString == 1', "no field 'toString'"],
  ])('%s is an error', (condition, why) => {
    fails(condition, why);
  });

  test('a visitor has no auth, and a document that is not there is null', () => {
    expect(decide('request.auth == null && resource == null').allowed).toBe(true);
    expect(decide("request.auth.uid == 'ana'").reason).toContain("null has no field 'uid'");
    expect(decide('resource.data.n == 5').reason).toContain("null has no field 'data'");
  });
});
