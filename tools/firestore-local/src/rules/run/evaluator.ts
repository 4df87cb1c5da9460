import type { Resolved } from '../check/scope.ts';
import type { Coverage } from '../coverage.ts';
import { callBuiltin, callMethod } from '../methods/call-method.ts';
import { DOCUMENT_CALLS, GLOBALS } from '../methods/namespaces.ts';
import type { Call, Expression, Logic } from '../syntax/ast.ts';
import { negate } from '../values/arithmetic.ts';
import { binary, isOfType } from '../values/operators.ts';
import { bool, fail, halted, type RuleValue, text, UNKNOWN } from '../values/rule-value.ts';
import { indexed, member, sliced } from './access-values.ts';
import type { DocumentReader } from './documents.ts';
import { listOf, mapOfPairs, pathOf } from './literals.ts';
import { LimitExceeded, MAX_EXPRESSIONS } from './limits.ts';
import { Scope } from './scope.ts';

type Program = { readonly calls: ReadonlyMap<Call, Resolved>; readonly coverage: Coverage };
type Of<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

/** Evaluates conditions. An error is a value that goes up until something absorbs it, and so is what is unknown. */
export class Evaluator {
  readonly #program: Program;
  readonly #documents: DocumentReader;
  /** The scopes of the service and of the matches around what is evaluated. */
  #blocks: readonly Scope[] = [];
  #evaluated = 0;

  constructor(program: Program, documents: DocumentReader) {
    this.#program = program;
    this.#documents = documents;
  }

  condition(e: Expression, blocks: readonly Scope[]): RuleValue {
    this.#blocks = blocks;
    const innermost = blocks.at(-1) ?? new Scope([]);
    return this.#counted(e, innermost);
  }

  #counted(e: Expression, scope: Scope): RuleValue {
    const value = this.#evaluate(e, scope);
    this.#program.coverage.count(e, value);
    return value;
  }

  #evaluate(e: Expression, scope: Scope): RuleValue {
    const leaf = e.kind === 'literal' || e.kind === 'name';
    if (!leaf && ++this.#evaluated > MAX_EXPRESSIONS)
      throw new LimitExceeded(`more than ${MAX_EXPRESSIONS} expressions evaluated`);
    const value = this.#value(e, scope);
    return value.type === 'error' && value.line === undefined
      ? { ...value, line: e.line, column: e.column }
      : value;
  }

  #value(e: Expression, scope: Scope): RuleValue {
    switch (e.kind) {
      case 'literal':
        return e.value;
      case 'name':
        return scope.find(e.name) ?? fail(`unknown variable '${e.name}'`);
      case 'member':
        return member(this.#evaluate(e.target, scope), e.name);
      case 'index':
        return indexed(this.#evaluate(e.target, scope), this.#evaluate(e.index, scope));
      case 'slice':
        return sliced(this.#evaluate(e.target, scope), this.#all([e.from, e.to], scope));
      case 'binary':
        return binary(e.op, this.#evaluate(e.left, scope), this.#evaluate(e.right, scope));
      case 'is':
        return isOfType(this.#evaluate(e.operand, scope), e.type);
      case 'unary':
        return this.#unary(e, scope);
      case 'logic':
        return this.#logic(e, scope);
      case 'ternary':
        return this.#ternary(e, scope);
      default:
        return this.#compound(e, scope);
    }
  }

  #compound(e: Of<'call' | 'method' | 'list' | 'map' | 'path'>, scope: Scope): RuleValue {
    switch (e.kind) {
      case 'call':
        return this.#call(e, this.#all(e.args, scope));
      case 'method':
        return this.#method(e, scope);
      case 'list':
        return listOf(this.#all(e.items, scope));
      case 'map':
        return mapOfPairs(e.entries.map((pair) => this.#all(pair, scope)));
      default:
        return pathOf(e.parts.map((p) => (typeof p === 'string' ? text(p) : this.#evaluate(p, scope))));
    }
  }

  #all(expressions: readonly Expression[], scope: Scope): RuleValue[] {
    return expressions.map((e) => this.#evaluate(e, scope));
  }

  #unary(e: Of<'unary'>, scope: Scope): RuleValue {
    const v = this.#evaluate(e.operand, scope);
    const halt = halted([v]);
    if (halt) return halt;
    if (e.op === '-') return negate(v);
    return v.type === 'bool' ? bool(!v.value) : fail(`'!' does not take ${v.type}`);
  }

  /** One side that decides is enough, whatever the other one is: false for &&, true for ||. */
  #logic(e: Logic, scope: Scope): RuleValue {
    const decides = e.op === '||';
    const left = this.#counted(e.left, scope);
    if (left.type === 'bool' && left.value === decides) return left;
    const right = this.#counted(e.right, scope);
    if (right.type === 'bool' && (left.type === 'bool' || right.value === decides)) return right;
    for (const side of [left, right]) if (side.type === 'error') return side;
    const odd = [left, right].find((side) => side.type !== 'bool' && side.type !== 'unknown');
    return odd ? fail(`'${e.op}' does not take ${odd.type}`) : UNKNOWN;
  }

  #ternary(e: Of<'ternary'>, scope: Scope): RuleValue {
    const test = this.#counted(e.test, scope);
    if (test.type === 'bool') return this.#evaluate(test.value ? e.yes : e.no, scope);
    return halted([test]) ?? fail(`'?' does not take ${test.type}`);
  }

  #method(e: Of<'method'>, scope: Scope): RuleValue {
    if (e.name === 'bind' && e.target.kind === 'path') return this.#bound(e.target, e.args, scope);
    const space = e.target.kind === 'name' && scope.find(e.target.name) === undefined;
    const target: RuleValue =
      space && e.target.kind === 'name'
        ? { type: 'namespace', name: e.target.name }
        : this.#evaluate(e.target, scope);
    return callMethod(target, e.name, this.#all(e.args, scope));
  }

  /** `/a/$(b)` whose unknown names come from a map. */
  #bound(path: Of<'path'>, args: readonly Expression[], scope: Scope): RuleValue {
    const given = this.#all(args, scope);
    const [from] = given;
    const inner = new Scope([], scope);
    for (const part of path.parts) {
      if (typeof part === 'string' || part.kind !== 'name' || scope.find(part.name)) continue;
      const value = from?.type === 'map' ? from.map.get(part.name) : from;
      inner.set(part.name, value ?? fail(`bind has no '${part.name}'`));
    }
    return callMethod(this.#evaluate(path, inner), 'bind', given);
  }

  #call(e: Of<'call'>, args: readonly RuleValue[]): RuleValue {
    const resolved = this.#program.calls.get(e);
    if (resolved) return this.#function(resolved, args);
    if (!DOCUMENT_CALLS.has(e.name)) return callBuiltin(GLOBALS[e.name], args, e.name);
    const [path = fail('no path')] = args;
    return halted([path]) ?? this.#documents.call(e.name, path);
  }

  /** An argument or a `let` that is an error makes the call one, used or not; an unknown one might be. */
  #function({ declaration, depth }: Resolved, args: readonly RuleValue[]): RuleValue {
    const wrong = args.find((a) => a.type === 'error');
    if (wrong) return wrong;
    let undecided = args.some((a) => a.type === 'unknown');
    const scope = new Scope([], this.#blocks[depth - 1]);
    declaration.parameters.forEach((name, i) => scope.set(name, args[i] ?? fail('no argument')));
    for (const { name, value } of declaration.lets) {
      const v = this.#evaluate(value, scope);
      if (v.type === 'error') return v;
      undecided ||= v.type === 'unknown';
      scope.set(name, v);
    }
    const result = this.#counted(declaration.result, scope);
    return undecided && result.type !== 'error' ? UNKNOWN : result;
  }
}
