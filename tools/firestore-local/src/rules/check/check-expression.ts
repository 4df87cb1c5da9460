import { methodArities } from '../methods/call-method.ts';
import { DOCUMENT_CALLS, GLOBALS, NAMESPACES } from '../methods/namespaces.ts';
import { compilePattern } from '../regex/program.ts';
import { PatternError } from '../regex/tree.ts';
import { type Position, RulesError } from '../rules-error.ts';
import type { Call, Expression, FunctionDeclaration } from '../syntax/ast.ts';
import { children } from '../syntax/children.ts';
import { TYPE_NAMES } from '../values/operators.ts';
import type { Resolved, StaticScope } from './scope.ts';

type Method = Extract<Expression, { kind: 'method' }>;
const WITH_PATTERN = new Set(['matches', 'split', 'replace']);

/** The function that each call means, and who calls whom. */
export class Resolution {
  readonly calls = new Map<Call, Resolved>();
  readonly edges = new Map<FunctionDeclaration, Map<FunctionDeclaration, Position>>();

  add(call: Call & Position, resolved: Resolved, caller: FunctionDeclaration | undefined): void {
    this.calls.set(call, resolved);
    if (!caller) return;
    const callees = this.edges.get(caller) ?? new Map<FunctionDeclaration, Position>();
    callees.set(resolved.declaration, call);
    this.edges.set(caller, callees);
  }
}

const plural = (n: number) => (n === 1 ? '1 argument' : `${n} arguments`);

function checkCount(name: string, wanted: readonly number[], given: number, at: Position): void {
  if (wanted.includes(given)) return;
  throw new RulesError(`'${name}' takes ${wanted.map(plural).join(' or ')}, not ${given}`, at);
}

/** Refuses what can be seen to be wrong without running it. */
export class ExpressionChecker {
  readonly #resolution: Resolution;
  readonly #caller: FunctionDeclaration | undefined;

  constructor(resolution: Resolution, caller?: FunctionDeclaration) {
    this.#resolution = resolution;
    this.#caller = caller;
  }

  check(e: Expression, scope: StaticScope): void {
    if (e.kind === 'name') this.#name(e, scope);
    else if (e.kind === 'call') this.#call(e, scope);
    else if (e.kind === 'is' && !TYPE_NAMES.includes(e.type)) {
      throw new RulesError(`unknown type '${e.type}': ${TYPE_NAMES.join(', ')}`, e);
    } else if (e.kind === 'method' && this.#method(e, scope)) {
      for (const arg of e.args) this.check(arg, scope);
      return;
    }
    for (const child of children(e)) this.check(child, scope);
  }

  #name(e: Extract<Expression, { kind: 'name' }>, scope: StaticScope): void {
    if (scope.has(e.name)) return;
    const hint = Object.hasOwn(NAMESPACES, e.name)
      ? `'${e.name}' is no value`
      : `unknown variable '${e.name}'`;
    throw new RulesError(hint, e);
  }

  #call(e: Call & Position, scope: StaticScope): void {
    const resolved = scope.resolve(e.name);
    if (resolved) {
      checkCount(e.name, [resolved.declaration.parameters.length], e.args.length, e);
      this.#resolution.add(e, resolved, this.#caller);
      return;
    }
    const builtin = Object.hasOwn(GLOBALS, e.name) ? GLOBALS[e.name] : undefined;
    if (!builtin && !DOCUMENT_CALLS.has(e.name)) throw new RulesError(`unknown function '${e.name}'`, e);
    checkCount(e.name, [builtin?.takes ?? 1], e.args.length, e);
  }

  /** Whether its target has been dealt with: a namespace, or a path with places for `bind` to fill. */
  #method(e: Method, scope: StaticScope): boolean {
    if (e.name === 'bind' && e.target.kind === 'path') {
      checkCount(e.name, methodArities(e.name), e.args.length, e);
      for (const part of e.target.parts)
        if (typeof part !== 'string' && part.kind !== 'name') this.check(part, scope);
      return true;
    }
    const space = e.target.kind === 'name' && !scope.has(e.target.name) ? e.target.name : undefined;
    if (space !== undefined && Object.hasOwn(NAMESPACES, space)) {
      const builtin = Object.hasOwn(NAMESPACES[space] ?? {}, e.name)
        ? NAMESPACES[space]?.[e.name]
        : undefined;
      if (!builtin) throw new RulesError(`unknown function '${space}.${e.name}'`, e);
      checkCount(`${space}.${e.name}`, [builtin.takes], e.args.length, e);
      return true;
    }
    const arities = methodArities(e.name);
    if (arities.length === 0) throw new RulesError(`unknown method '${e.name}'`, e);
    checkCount(e.name, arities, e.args.length, e);
    this.#pattern(e);
    return false;
  }

  /** A pattern that is written down is read now. */
  #pattern({ name, args: [first] }: Method): void {
    if (!WITH_PATTERN.has(name) || first?.kind !== 'literal' || first.value.type !== 'string') return;
    try {
      compilePattern(first.value.value);
    } catch (error) {
      if (!(error instanceof PatternError)) throw error;
      throw new RulesError(`invalid pattern: ${error.message}`, first);
    }
  }
}
