import type { Expression } from './ast.ts';

/** The expressions directly inside one, in the order they are written. */
export function children(e: Expression): readonly Expression[] {
  switch (e.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'member':
      return [e.target];
    case 'index':
      return [e.target, e.index];
    case 'slice':
      return [e.target, e.from, e.to];
    case 'call':
      return e.args;
    case 'method':
      return [e.target, ...e.args];
    case 'unary':
    case 'is':
      return [e.operand];
    case 'binary':
    case 'logic':
      return [e.left, e.right];
    case 'ternary':
      return [e.test, e.yes, e.no];
    case 'list':
      return e.items;
    case 'map':
      return e.entries.flat();
    default:
      return e.parts.filter((part) => typeof part !== 'string');
  }
}
