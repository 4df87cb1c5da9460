import type { Position } from '../rules-error.ts';
import type { Allow, Block, FunctionDeclaration, Let, RulesFile, Segment, Verb } from './ast.ts';
import { tokenize } from './lexer.ts';
import { parseExpression } from './parse-expression.ts';
import { parsePattern } from './parse-path.ts';
import { at, TokenStream } from './token-stream.ts';
import { describe } from './tokens.ts';

const VERBS: Readonly<Record<string, readonly Verb[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};
const RESERVED = new Set(['true', 'false', 'null', 'let', 'return', 'if', 'in', 'is', 'function', 'match']);

function newName(s: TokenStream, what: string): string {
  const token = s.name(what);
  if (RESERVED.has(token.text)) throw s.error(`'${token.text}' cannot be ${what}`, token);
  return token.text;
}

function parseVersion(s: TokenStream): '1' | '2' {
  if (!s.skip('rules_version')) return '1';
  s.expect('=');
  const token = s.take();
  const known = token.kind === 'string' && (token.text === '1' || token.text === '2');
  if (!known) throw s.error(`unknown rules_version ${describe(token)}: '1' or '2'`, token);
  s.expect(';');
  return token.text === '2' ? '2' : '1';
}

function parseLets(s: TokenStream): Let[] {
  const lets: Let[] = [];
  while (s.is('let')) {
    const start = at(s.take());
    const name = newName(s, 'a variable name');
    s.expect('=');
    lets.push({ name, value: parseExpression(s), ...start });
    s.expect(';');
  }
  return lets;
}

function parseFunction(s: TokenStream): FunctionDeclaration {
  const start = at(s.expect('function'));
  const name = newName(s, 'a function name');
  s.expect('(');
  const parameters: string[] = [];
  while (!s.is(')')) {
    parameters.push(newName(s, 'a parameter name'));
    if (!s.is(')')) s.expect(',');
  }
  s.expect(')');
  s.expect('{');
  const lets = parseLets(s);
  s.expect('return');
  const result = parseExpression(s);
  s.expect(';');
  s.expect('}');
  return { name, parameters, lets, result, ...start };
}

function parseAllow(s: TokenStream): Allow {
  const start = at(s.expect('allow'));
  const names: string[] = [];
  do {
    const token = s.name('a verb');
    if (!Object.hasOwn(VERBS, token.text))
      throw s.error(`unknown verb '${token.text}': ${Object.keys(VERBS).join(', ')}`, token);
    names.push(token.text);
  } while (s.skip(','));
  const condition = parseCondition(s, start);
  s.expect(';');
  const verbs = new Set(names.flatMap((name) => VERBS[name] ?? []));
  return { verbs, text: `allow ${names.join(', ')}`, condition, ...start };
}

function parseCondition(s: TokenStream, start: Position) {
  if (!s.skip(':')) return { kind: 'literal', value: { type: 'bool', value: true }, ...start } as const;
  s.expect('if');
  return parseExpression(s);
}

function parseMatch(s: TokenStream): Block {
  const start = at(s.expect('match'));
  const pattern = parsePattern(s);
  return s.nested(() => parseBody(s, pattern, start));
}

function parseBody(s: TokenStream, pattern: readonly Segment[], start: Position): Block {
  const functions: FunctionDeclaration[] = [];
  const allows: Allow[] = [];
  const matches: Block[] = [];
  s.expect('{');
  while (!s.skip('}')) {
    if (s.is('function')) functions.push(parseFunction(s));
    else if (s.is('match')) matches.push(parseMatch(s));
    else if (s.is('allow') && pattern.length > 0) allows.push(parseAllow(s));
    else throw s.error(`expected ${expected(pattern)} or '}', found ${describe(s.token)}`);
  }
  return { pattern, functions, allows, matches, ...start };
}

const expected = (pattern: readonly Segment[]) =>
  pattern.length > 0 ? "'allow', 'match', 'function'" : "'match', 'function'";

function parseService(s: TokenStream): Block {
  const start = at(s.expect('service'));
  const cloud = s.name('a service');
  const dotted = s.skip('.') ? `${cloud.text}.${s.name('a service').text}` : cloud.text;
  if (dotted !== 'cloud.firestore') throw s.error(`unknown service '${dotted}': cloud.firestore`, cloud);
  return parseBody(s, [], start);
}

/** The tree of a rules file, or RulesError where it cannot be read. */
export function parseRules(source: string): RulesFile {
  const s = new TokenStream(source, tokenize(source));
  const version = parseVersion(s);
  const service = parseService(s);
  if (s.token.kind !== 'end') throw s.error(`expected the end of the file, found ${describe(s.token)}`);
  return { version, service };
}
