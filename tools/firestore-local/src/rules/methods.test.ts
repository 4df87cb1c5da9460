import { describe, expect, test } from 'vitest';
import { decide } from './testing.ts';

const holds = (condition: string) => expect(decide(condition)).toStrictEqual({ allowed: true });
const fails = (condition: string, why: string) =>
  expect(decide(condition)).toMatchObject({ allowed: false, reason: expect.stringContaining(why) });

const TABLES: Readonly<Record<string, readonly string[]>> = {
  strings: [
    "'Ñandú'.lower() == 'ñandú' && 'a'.upper() == 'A' && '  a '.trim() == 'a'",
    "'áé😀'.size() == 3 && ''.size() == 0",
    "'a,b,,c'.split(',') == ['a', 'b', '', 'c'] && 'abc'.split('') == ['a', 'b', 'c'] && ''.split(',') == ['']",
    "'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']",
    "'banana'.replace('an', 'x') == 'bxxa' && 'banana'.replace('[an]+', '') == 'b'",
    "'ana lopez'.replace('(\\\\w+) (\\\\w+)', '\\\\2, \\\\1') == 'lopez, ana' && 'ab'.replace('b', '[\\\\0]') == 'a[b]'",
    "'ac'.replace('a(b)?c', '<\\\\1>') == '<>' && 'aab'.replace('(a)+', '\\\\1') == 'ab'",
    "'ANA'.matches('(?i)ana') && 'Ñu'.matches('\\\\pL+') && !'ANA'.matches('ana')",
    "'á'.toUtf8().size() == 2 && 'hi'.toUtf8().toBase64() == 'aGk=' && 'hi'.toUtf8().toHexString() == '6869'",
  ],
  bytes: [
    "b'*' == b'\\x2A' && b'*' == b'\\052' && b'*' is bytes",
    "b'€' == b'\\342\\202\\254' && b'€' == b\"\\xE2\\x82\\xAC\" && b'€'.size() == 3",
    "b'\\xFF\\xFF'.size() == 2 && b'a'.size() == 1 && b''.size() == 0",
    "b'\\xFB\\xEF\\xBE'.toBase64() == '----' && b'\\xFF\\xFF\\xFF'.toBase64() == '____'",
    "b'\\x2A'.toHexString() == '2A' && b'**'.toHexString() == '2A2A' && b'€'.toHexString() == 'E282AC'",
    "b'\\n\\'\\\\' == '\\n\\'\\\\'.toUtf8()",
  ],
  hashing: [
    "hashing.crc32('123456789').toHexString() == 'CBF43926' && hashing.crc32('') is bytes",
    "hashing.crc32c('123456789').toHexString() == 'E3069283' && hashing.crc32c(b'123456789').size() == 4",
    "hashing.md5('').toHexString() == 'D41D8CD98F00B204E9800998ECF8427E'",
    "hashing.sha256('abc').toHexString() == 'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD'",
    "hashing.sha256('ñ') == hashing.sha256('ñ'.toUtf8())",
  ],
  paths: [
    '(/path/$(foo)/$(bar)).bind({"foo": "something", "bar": "another"}) == /path/something/another',
    "/path/$(id)/$(x).bind({'x': 'y', 'id': 'not this one'}) == /path/d/y",
    "/path/$('a' + 'b')/$(x).bind({'x': /c/d}) == /path/ab/c/d",
    "(/a/b).bind({}) == /a/b && path('/a/b').bind({'x': 'y'}) == /a/b",
  ],
  types: ["!('a' is constraint) && !(1 is constraint)"],
  lists: [
    '[].size() == 0 && [1, 1].size() == 2',
    '[1, 2].hasAny([2, 3]) && ![1, 2].hasAny([3]) && ![1].hasAny([])',
    '[1, 2].hasAll([2]) && [1].hasAll([]) && ![1, 2].hasAll([2, 3])',
    '[1, 1].hasOnly([1, 2]) && ![1, 3].hasOnly([1, 2]) && [].hasOnly([1])',
    '[1].concat([2, 1]) == [1, 2, 1] && [1, 2, 1, 3].removeAll([1]) == [2, 3]',
    "['a', 1, 2.0, true, null].join('-') == 'a-1-2.0-true-null' && [].join(',') == ''",
    '[1, 1.0, 2].toSet().size() == 2',
    '[1, 2].hasAny([2].toSet())',
  ],
  sets: [
    '[1, 2].toSet().difference([2].toSet()) == [1].toSet()',
    '[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()',
    '[1].toSet().union([2, 1].toSet()) == [1, 2].toSet()',
    '[1, 2].toSet().hasAny([2]) && [1, 2].toSet().hasAll([2].toSet()) && [1].toSet().hasOnly([1, 2])',
    "{'a': [1]}.diff({'a': [1, 2]}).changedKeys().hasOnly(['a'])",
  ],
  maps: [
    "{'a': 1, 'b': 2}.keys() == ['a', 'b'] && {'a': 1}.values() == [1] && {}.size() == 0",
    "{'a': 1}.get('a', 9) == 1 && {'a': 1}.get('b', 9) == 9 && {'a': null}.get('a', 9) == null",
    "{'a': {'b': 2}}.get(['a', 'b'], 9) == 2 && {'a': {'b': 2}}.get(['a', 'c'], 9) == 9",
    "{'a': 1}.get(['a', 'b'], 9) == 9",
    "{'a': 1, 'b': 2, 'c': 3}.diff({'b': 2, 'c': 4, 'd': 5}).affectedKeys() == ['a', 'c', 'd'].toSet()",
    "{'a': 1, 'b': 2}.diff({'b': 2, 'd': 5}).addedKeys() == ['a'].toSet()",
    "{'a': 1, 'b': 2}.diff({'b': 2, 'd': 5}).removedKeys() == ['d'].toSet()",
    "{'a': 1, 'b': 2}.diff({'b': 3, 'a': 1.0}).changedKeys() == ['b'].toSet()",
    "{'a': 1, 'b': 2}.diff({'b': 3, 'a': 1}).unchangedKeys() == ['a'].toSet()",
  ],
  times: [
    'timestamp.date(2026, 3, 31).year() == 2026 && timestamp.date(2026, 3, 31).month() == 3',
    'timestamp.date(2026, 3, 31).day() == 31 && timestamp.date(2026, 3, 31).dayOfWeek() == 2',
    'timestamp.date(2026, 11, 22).dayOfWeek() == 7 && timestamp.date(2024, 12, 31).dayOfYear() == 366',
    'request.time.hours() == 15 && request.time.minutes() == 4 && request.time.seconds() == 5',
    'request.time.nanos() == 678000000 && request.time.toMillis() == 1774969445678',
    'request.time.date() == timestamp.date(2026, 3, 31)',
    'request.time.date() + request.time.time() == request.time',
    'timestamp.value(-1).toMillis() == -1 && timestamp.value(-1).year() == 1969',
    "timestamp.date(2026, 1, 1) + duration.value(1, 'd') == timestamp.date(2026, 1, 2)",
    "timestamp.date(2026, 1, 8) - timestamp.date(2026, 1, 1) == duration.value(1, 'w')",
    "timestamp.date(2026, 1, 8) - duration.value(24, 'h') == timestamp.date(2026, 1, 7)",
    "request.time > timestamp.date(2026, 1, 1) && duration.value(1, 'm') < duration.value(61, 's')",
    'duration.time(1, 2, 3, 4).seconds() == 3723 && duration.time(1, 2, 3, 4).nanos() == 4',
    "duration.abs(duration.value(-5, 'ms')) == duration.value(5000000, 'ns')",
  ],
  numbers: [
    'math.abs(-2) == 2 && math.abs(-2.5) == 2.5 && math.abs(-2) is int',
    'math.ceil(1.2) == 2 && math.floor(-1.2) == -2 && math.round(1.5) == 2 && math.round(-1.5) == -2',
    'math.ceil(1.2) is int && math.floor(3) == 3',
    'math.pow(2, 10) == 1024 && math.sqrt(9) == 3.0 && math.pow(2, 2) is float',
    'math.isNaN(0.0 / 0) && math.isInfinite(1.0 / 0) && !math.isNaN(1)',
  ],
  conversions: [
    "int('12') == 12 && int(2.9) == 2 && int(-2.9) == -2 && int(7) == 7",
    "float('1.5') == 1.5 && float(2) is float && float('1e3') == 1000",
    "string(1) == '1' && string(2.0) == '2.0' && string(2.5) == '2.5' && string(true) == 'true' && string(null) == 'null'",
    "bool('true') && !bool('false') && bool(true)",
    "path('a/b') == /a/b && path('/a/b') == /a/b",
    'debug(1) == 1',
  ],
  places: [
    'latlng.value(10, 20).latitude() == 10.0 && latlng.value(10, 20).longitude() == 20.0',
    'latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000 && latlng.value(0, 0).distance(latlng.value(0, 1)) < 112000',
    'latlng.value(1, 2) == latlng.value(1.0, 2)',
  ],
};

describe.each(Object.entries(TABLES))('%s', (_, conditions) => {
  test.each(conditions)('%s', (condition) => {
    holds(condition);
  });
});

describe('type errors', () => {
  test.each([
    ["'a'.hasAny(['a'])", "string has no method 'hasAny'"],
    ['1.size() == 1', "int has no method 'size'"],
    ['null.keys() == []', "null has no method 'keys'"],
    ['[1].hasAny(1)', 'a list or set is needed'],
    ['[1].toSet().union([1]) == [1].toSet()', 'a set is needed'],
    ['[1].concat(1) == []', 'concat needs a list'],
    ["[[1]].join(',') == ''", 'does not take list'],
    ['[1].join(1) == 1', 'join needs a string'],
    ['{}.get(1, 2) == 2', 'get needs a string'],
    ['{}.diff(1).addedKeys().size() == 0', 'diff needs a map'],
    ["int('1.5') == 1", 'int() does not take this string'],
    ["int('99999999999999999999') == 1", 'int()'],
    ["float('') == 1", 'float()'],
    ['int(0.0 / 0) == 0', 'int()'],
    ["bool('si')", 'bool()'],
    ['string([]) == "[]"', 'string() does not take list'],
    ['timestamp.date(2026, 2, 30) == request.time', 'no such date'],
    ['timestamp.value(999999999999999) == request.time', 'out of range'],
    ["duration.value(1, 'y') == duration.value(1, 's')", 'needs an int and a unit'],
    ['latlng.value(91, 0) == latlng.value(0, 0)', 'no such latlng'],
    ['math.floor(1.0 / 0) == 1', 'not a finite number'],
    ['math.floor(1e300) == 1', 'out of range'],
    ["math.abs('a') == 1", 'a number is needed'],
    ["path('a//b') == /a/b", 'empty segment'],
    ["'a'.replace('a', '\\\\1') == 'a'", 'as far as there are groups'],
    ["'a'.replace('a', '\\\\x') == 'a'", 'a replacement has'],
    ["hashing.md5(1) == b''", 'hashing needs bytes or a string'],
    ["'a'.matches(1)", 'a pattern must be a string'],
    ["'a'.matches('(' + 'a')", 'invalid pattern'],
  ])('%s', (condition, why) => {
    fails(condition, why);
  });
});
