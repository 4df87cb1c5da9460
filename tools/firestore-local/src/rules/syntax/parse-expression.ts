import { INT64_MAX } from '../../values/value.ts';
import { inInt64, type RuleValue } from '../values/rule-value.ts';
import type { BinaryOperator, Expression } from './ast.ts';
import { parsePathLiteral } from './parse-path.ts';
import { unescapeBytes } from './strings.ts';
import { at, type TokenStream } from './token-stream.ts';
import { describe } from './tokens.ts';

/** The binding of each operator, as the reference of the language orders them. */
const BINDING: Readonly<Record<string, number>> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  in: 4,
  is: 4,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  '+': 6,
  '-': 6,
  '*': 7,
  '/': 7,
  '%': 7,
};
const CONSTANTS: Readonly<Record<string, RuleValue>> = {
  true: { type: 'bool', value: true },
  false: { type: 'bool', value: false },
  null: { type: 'null' },
};

export function parseExpression(s: TokenStream): Expression {
  s.startExpression();
  return ternary(s);
}

function ternary(s: TokenStream): Expression {
  const test = s.nested(() => binary(s, 1));
  if (!s.is('?')) return test;
  const start = at(test);
  s.take();
  const yes = s.nested(() => ternary(s));
  s.expect(':');
  const no = s.nested(() => ternary(s));
  return { kind: 'ternary', test, yes, no, ...start };
}

function binary(s: TokenStream, weakest: number): Expression {
  let left = unary(s);
  for (;;) {
    const { text: op, kind } = s.token;
    const operator = (kind === 'mark' || kind === 'name') && Object.hasOwn(BINDING, op);
    const binding = operator ? BINDING[op] : undefined;
    if (binding === undefined || binding < weakest) return left;
    const where = at(s.take());
    left = op === 'is' ? typeTest(s, left) : combine(op, left, binary(s, binding + 1), where);
    s.countNode();
  }
}

const typeTest = (s: TokenStream, operand: Expression): Expression => ({
  kind: 'is',
  operand,
  ...at(s.token),
  type: s.name('a type').text,
});

function combine(
  op: string,
  left: Expression,
  right: Expression,
  where: { line: number; column: number },
): Expression {
  if (op === '&&' || op === '||') return { kind: 'logic', op, left, right, ...where };
  return { kind: 'binary', op: op as BinaryOperator, left, right, ...where };
}

function unary(s: TokenStream): Expression {
  const start = at(s.token);
  s.countNode();
  if (s.skip('!')) return { kind: 'unary', op: '!', operand: s.nested(() => unary(s)), ...start };
  if (!s.skip('-')) return postfix(s, primary(s));
  if (s.token.kind === 'int') return postfix(s, integer(s, -1n));
  return { kind: 'unary', op: '-', operand: s.nested(() => unary(s)), ...start };
}

function postfix(s: TokenStream, first: Expression): Expression {
  let target = first;
  for (;;) {
    const start = at(s.token);
    if (s.skip('.')) {
      const { text: name } = s.name('a field or a method');
      target = s.is('(')
        ? { kind: 'method', target, name, args: list(s, '(', ')'), ...start }
        : { kind: 'member', target, name, ...start };
    } else if (s.skip('[')) target = { ...subscript(s, target), ...start };
    else return target;
    s.countNode();
  }
}

function subscript(s: TokenStream, target: Expression): Expression {
  const start = at(s.token);
  const index = s.nested(() => ternary(s));
  const to = s.skip(':') ? s.nested(() => ternary(s)) : undefined;
  s.expect(']');
  return to === undefined
    ? { kind: 'index', target, index, ...start }
    : { kind: 'slice', target, from: index, to, ...start };
}

/** Expressions between brackets, a comma after the last one allowed in lists. */
function list(s: TokenStream, open: string, close: string): Expression[] {
  s.expect(open);
  const items: Expression[] = [];
  while (!s.is(close)) {
    items.push(s.nested(() => ternary(s)));
    if (!s.is(close)) s.expect(',');
  }
  s.expect(close);
  return items;
}

function map(s: TokenStream): Expression {
  const start = at(s.expect('{'));
  const entries: [Expression, Expression][] = [];
  while (!s.is('}')) {
    const key = s.nested(() => ternary(s));
    s.expect(':');
    entries.push([key, s.nested(() => ternary(s))]);
    if (!s.is('}')) s.expect(',');
  }
  s.expect('}');
  return { kind: 'map', entries, ...start };
}

function integer(s: TokenStream, sign: bigint): Expression {
  const token = s.take();
  const value = token.text.length > 20 ? INT64_MAX + 2n : sign * BigInt(token.text);
  if (!inInt64(value)) throw s.error(`${token.text} does not fit in 64 bits`, token);
  return { kind: 'literal', value: { type: 'int', value }, ...at(token) };
}

function primary(s: TokenStream): Expression {
  const { token } = s;
  const start = at(token);
  if (token.kind === 'int') return integer(s, 1n);
  if (token.kind === 'float')
    return { kind: 'literal', value: { type: 'float', value: Number(s.take().text) }, ...start };
  if (token.kind === 'string')
    return { kind: 'literal', value: { type: 'string', value: s.take().text }, ...start };
  if (token.kind === 'bytes')
    return {
      kind: 'literal',
      value: { type: 'bytes', value: unescapeBytes(s.take().text, start) },
      ...start,
    };
  if (token.kind === 'name') return named(s);
  if (s.is('/')) return parsePathLiteral(s, () => ternary(s));
  if (s.is('[')) return { kind: 'list', items: list(s, '[', ']'), ...start };
  if (s.is('{')) return map(s);
  if (!s.skip('(')) throw s.error(`expected an expression, found ${describe(token)}`);
  const inner = s.nested(() => ternary(s));
  s.expect(')');
  return inner;
}

function named(s: TokenStream): Expression {
  const token = s.take();
  const constant = Object.hasOwn(CONSTANTS, token.text) ? CONSTANTS[token.text] : undefined;
  if (constant) return { kind: 'literal', value: constant, ...at(token) };
  if (!s.is('(')) return { kind: 'name', name: token.text, ...at(token) };
  return { kind: 'call', name: token.text, args: list(s, '(', ')'), ...at(token) };
}
