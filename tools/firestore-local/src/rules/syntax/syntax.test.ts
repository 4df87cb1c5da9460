import { describe, expect, test } from 'vitest';
import { compileRules } from '../compile.ts';
import { RulesError } from '../rules-error.ts';

function mistake(source: string): string {
  try {
    compileRules(source, 'x.rules');
  } catch (error) {
    if (error instanceof RulesError) return error.message;
    throw error;
  }
  return 'none';
}

/** The body of a service; its first line is line 1. */
const inService = (body: string) => `service cloud.firestore { ${body}\n}`;
const inMatch = (body: string) => inService(`match /c/{id} { ${body}\n}`);
const condition = (text: string) => inMatch(`allow get: if\n${text};`);

describe('what is read', () => {
  test.each([
    '',
    'match /a/{b} { }',
    'match /a-b.c/{d} { allow read; }',
    'match /a/{b=**} { allow read, write: if false; }',
    'match /2024-x_y/{d} { /* a\n * b */ allow get; // c\n }',
    'match /a/{b} { function f() { return true; } match /c/{d} { allow get: if f() && b == d; } }',
    'match /a/{b} { function f(x, y) { let z = x + y; let w = z; return w > 1; } allow get: if f(1, 2); }',
  ])('%s', (body) => {
    expect(mistake(`rules_version = '2'; ${inService(body)}`)).toBe('none');
  });
});

describe('mistakes of form', () => {
  test.each([
    ['', "x.rules:1:1: expected 'service', found the end of the file"],
    ["rules_version = '3';", "x.rules:1:17: unknown rules_version '3': '1' or '2'"],
    ['rules_version = 2;', "x.rules:1:17: unknown rules_version '2': '1' or '2'"],
    ['service firebase.storage { }', "x.rules:1:9: unknown service 'firebase.storage': cloud.firestore"],
    [
      'service cloud.firestore {',
      "x.rules:1:26: expected 'match', 'function' or '}', found the end of the file",
    ],
    ['service cloud.firestore { } x', "x.rules:1:29: expected the end of the file, found 'x'"],
    [inService('allow read;'), "x.rules:1:27: expected 'match', 'function' or '}', found 'allow'"],
    [inService('match a { }'), "x.rules:1:33: a match starts with a path: '/…'"],
    [inService('match / { }'), "x.rules:1:35: expected a path segment after '/'"],
    [inService('match /{a=*} { }'), "x.rules:1:37: expected '**', found '*'"],
    [inService('match /a/{b { }'), "x.rules:1:39: expected '}', found '{'"],
    [
      inMatch('allow ver;'),
      "x.rules:1:49: unknown verb 'ver': read, write, get, list, create, update, delete",
    ],
    [inMatch('allow read'), "x.rules:2:1: expected ';', found '}'"],
    [inMatch('allow read: true;'), "x.rules:1:55: expected 'if', found 'true'"],
    [inMatch('function let() { return 1; }'), "x.rules:1:52: 'let' cannot be a function name"],
    [inMatch('function f(a b) { return 1; }'), "x.rules:1:56: expected ',', found 'b'"],
    [inMatch('function f() { let a = 1; }'), "x.rules:1:69: expected 'return', found '}'"],
    [inMatch('function f() { return 1 }'), "x.rules:1:67: expected ';', found '}'"],
    [condition('1 +'), "x.rules:2:4: expected an expression, found ';'"],
    [condition('true constructor'), "x.rules:2:6: expected ';', found 'constructor'"],
    [condition('(1'), "x.rules:2:3: expected ')', found ';'"],
    [condition('[1 2]'), "x.rules:2:4: expected ',', found '2'"],
    [condition('{1}'), "x.rules:2:3: expected ':', found '}'"],
    [condition('a.1'), "x.rules:2:3: expected a field or a method, found '1'"],
    [condition("b'\\xF'"), "x.rules:2:1: unknown escape '\\x' in bytes"],
    [condition("b'\\0'"), "x.rules:2:1: unknown escape '\\0' in bytes"],
    [condition("b'abc"), 'x.rules:2:2: a string without its end'],
    [condition("'abc"), 'x.rules:2:1: a string without its end'],
    [condition("'\\q'"), "x.rules:2:1: unknown escape '\\q' in a string"],
    [condition("'\\ud800'"), 'x.rules:2:1: \\ud800 is no character'],
    [condition('1 & 2'), "x.rules:2:3: unexpected character '&'"],
    [condition('9223372036854775808 > 0'), 'x.rules:2:1: 9223372036854775808 does not fit in 64 bits'],
    [condition(`${'9'.repeat(5_000)} > 0`), `x.rules:2:1: ${'9'.repeat(5_000)} does not fit in 64 bits`],
    [condition('1 is'), "x.rules:2:5: expected a type, found ';'"],
    [condition('/a/$(1'), "x.rules:2:7: expected ')', found ';'"],
  ])('%s', (source, message) => {
    expect(mistake(source)).toBe(message);
  });
});

describe('mistakes of sense', () => {
  test.each([
    [condition('quien == 1'), "x.rules:2:1: unknown variable 'quien'"],
    [condition('f()'), "x.rules:2:1: unknown function 'f'"],
    [condition('exists(/a/$(quien))'), "x.rules:2:13: unknown variable 'quien'"],
    [condition("/a/$(f(quien)).bind({'quien': 1}) == /a"), "x.rules:2:6: unknown function 'f'"],
    [condition('(/a/$(x)).bind(quien) == /a/b'), "x.rules:2:16: unknown variable 'quien'"],
    [condition('get(/a/b, 1)'), "x.rules:2:1: 'get' takes 1 argument, not 2"],
    [condition('true && [1].tiene(1)'), "x.rules:2:12: unknown method 'tiene'"],
    [condition('[1].hasAny()'), "x.rules:2:4: 'hasAny' takes 1 argument, not 0"],
    [condition('{}.get(1)'), "x.rules:2:3: 'get' takes 2 arguments, not 1"],
    [condition('math.sin(1)'), "x.rules:2:5: unknown function 'math.sin'"],
    [condition('math.abs()'), "x.rules:2:5: 'math.abs' takes 1 argument, not 0"],
    [condition('math == 1'), "x.rules:2:1: 'math' is no value"],
    [condition("hashing.sha1('a') == 'b'"), "x.rules:2:8: unknown function 'hashing.sha1'"],
    [condition('1 is entero'), "x.rules:2:6: unknown type 'entero'"],
    [condition("'a'.matches('(a')"), "x.rules:2:13: invalid pattern: '(' without its ')'"],
    [condition("'a'.matches('(?=a)')"), "x.rules:2:13: invalid pattern: '(?' takes flags"],
    [condition("'a'.matches('(a)\\\\1')"), "x.rules:2:13: invalid pattern: unsupported escape '\\1'"],
    [inMatch('function f() { return f(); }'), "x.rules:1:65: 'f' calls itself"],
    [inMatch('function f() { return g(); } function g() { return 1 + f(); }'), "'f' calls itself"],
    [inMatch('function f() { return 1; } function f() { return 2; }'), "'f' is declared twice"],
    [inMatch('function f(a, a) { return 1; }'), 'two parameters of one name'],
    [inMatch('function f(a) { let a = 1; return 1; }'), "x.rules:1:59: 'a' is declared twice"],
    [inMatch('function f() { let a = b; let b = 1; return a; }'), "unknown variable 'b'"],
    [inMatch('function get(a) { return 1; }'), "'get' is part of the language"],
    [inMatch('function f(a) { return 1; } allow get: if f();'), "'f' takes 1 argument, not 0"],
    [inService('function f() { return id; } match /c/{id} { allow get: if f(); }'), "unknown variable 'id'"],
    [
      inService('match /a/{b} { function f() { return 1; } } match /c/{d} { allow get: if f(); }'),
      "unknown function 'f'",
    ],
    [inService('match /{a=**} { match /b/{c=**} { } }'), 'a path takes one {name=**} only'],
    [inService('match /{a=**}/b { }'), "{name=**} must be last in rules_version '1'"],
    [inMatch(`function f(${'abcdefgh'.split('').join(', ')}) { return 1; }`), '7 parameters at most'],
    [
      inMatch(
        `function f() { ${Array.from({ length: 11 }, (_, i) => `let v${i} = 1;`).join(' ')} return 1; }`,
      ),
      '10 lets at most',
    ],
  ])('%s', (source, message) => {
    expect(mistake(source)).toContain(message);
  });
});

describe('huge and deep sources', () => {
  test.each([
    ['brackets', condition(`${'('.repeat(50_000)}1${')'.repeat(50_000)}`), 'nested more than'],
    ['negations', condition(`${'!'.repeat(50_000)}true`), 'nested more than'],
    ['minus signs', condition(`${'-'.repeat(50_000)}a`), 'nested more than'],
    ['lists', condition('['.repeat(50_000)), 'nested more than'],
    ['ternaries', condition('true ? '.repeat(20_000)), 'nested more than'],
    ['a long chain', condition(`true${' && true'.repeat(20_000)}`), 'an expression of more than'],
    ['a long path of fields', condition(`request${'.a'.repeat(20_000)}`), 'an expression of more than'],
    ['matches', inService('match /a/{b} { '.repeat(5_000)), 'nested more than'],
    [
      'eleven matches',
      inService(`${'match /a/{b} { '.repeat(11)}${'}'.repeat(11)}`),
      'nested more than 10 deep',
    ],
    [
      'captures',
      inService(`match /a/{x}${Array.from({ length: 20 }, (_, i) => `/{c${i}}`).join('')} { }`),
      'more than 20 captures',
    ],
    ['segments', inService(`match ${'/a'.repeat(101)} { }`), 'more than 100 segments'],
    ['bytes', `// ${'x'.repeat(300_000)}`, 'limited to 262144 bytes'],
    ['a comment without end', `/*${'*'.repeat(200_000)}`, "expected 'service'"],
  ])('%s', (_, source, message) => {
    expect(mistake(source)).toContain(message);
  });
});
