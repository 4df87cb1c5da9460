import type { RuleValue } from '../values/rule-value.ts';
import type { Expression } from './ast.ts';

const many = (items: readonly Expression[]) => items.map(printExpression).join(', ');

const UNPRINTED = /[^ -~]|['\\]/g;
const escaped = (c: string) => `\\x${c.charCodeAt(0).toString(16).padStart(2, '0')}`;

function literal(v: RuleValue): string {
  if (v.type === 'string') return `'${v.value}'`;
  if (v.type === 'bytes')
    return `b'${Buffer.from(v.value).toString('latin1').replaceAll(UNPRINTED, escaped)}'`;
  if (v.type === 'int' || v.type === 'float' || v.type === 'bool') return String(v.value);
  return v.type;
}

/** An expression as one line, for reports: the brackets of the source are not kept. */
export function printExpression(e: Expression): string {
  switch (e.kind) {
    case 'literal':
      return literal(e.value);
    case 'name':
      return e.name;
    case 'member':
      return `${printExpression(e.target)}.${e.name}`;
    case 'index':
      return `${printExpression(e.target)}[${printExpression(e.index)}]`;
    case 'slice':
      return `${printExpression(e.target)}[${printExpression(e.from)}:${printExpression(e.to)}]`;
    case 'call':
      return `${e.name}(${many(e.args)})`;
    case 'method':
      return `${printExpression(e.target)}.${e.name}(${many(e.args)})`;
    case 'unary':
      return `${e.op}${printExpression(e.operand)}`;
    case 'is':
      return `${printExpression(e.operand)} is ${e.type}`;
    case 'binary':
    case 'logic':
      return `${printExpression(e.left)} ${e.op} ${printExpression(e.right)}`;
    case 'ternary':
      return `${printExpression(e.test)} ? ${printExpression(e.yes)} : ${printExpression(e.no)}`;
    case 'list':
      return `[${many(e.items)}]`;
    case 'map':
      return `{${e.entries.map(([k, v]) => `${printExpression(k)}: ${printExpression(v)}`).join(', ')}}`;
    default:
      return e.parts.map((p) => (typeof p === 'string' ? `/${p}` : `/$(${printExpression(p)})`)).join('');
  }
}
