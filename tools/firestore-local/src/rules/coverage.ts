import type { Block, Expression, RulesFile } from './syntax/ast.ts';
import { children } from './syntax/children.ts';
import { printExpression } from './syntax/print.ts';
import type { RuleValue } from './values/rule-value.ts';

/** Counts of one place of the rules: an allow, a function or a branch of a condition. */
export type CoverageEntry = {
  readonly kind: 'allow' | 'function' | 'branch';
  readonly line: number;
  readonly column: number;
  /** The text of the place, for a report. */
  readonly text: string;
  /** The place is written as true or false: it cannot come out the other way. */
  readonly constant: boolean;
  readonly true: number;
  readonly false: number;
  /** An error, or a value that is no boolean. */
  readonly error: number;
  /** Seen undecided, while a list was proved. */
  readonly unknown: number;
};
type Counter = { -readonly [K in keyof CoverageEntry]: CoverageEntry[K] };

/** Counts the results of each condition. */
export class Coverage {
  readonly #counters = new Map<Expression, Counter[]>();

  constructor(file: RulesFile) {
    this.#block(file.service);
  }

  count(expression: Expression, value: RuleValue): void {
    const counters = this.#counters.get(expression);
    if (!counters) return;
    for (const counter of counters) {
      if (value.type === 'bool') counter[value.value ? 'true' : 'false'] += 1;
      else if (value.type === 'unknown') counter.unknown += 1;
      else counter.error += 1;
    }
  }

  entries(): CoverageEntry[] {
    const all = [...this.#counters.values()].flat();
    return all.map((c) => ({ ...c })).sort((a, b) => a.line - b.line || a.column - b.column);
  }

  #block(block: Block): void {
    for (const { name, parameters, lets, result, line, column } of block.functions) {
      this.#add('function', result, `${name}(${parameters.join(', ')})`, { line, column });
      for (const { value } of lets) this.#branches(value);
      this.#branches(result);
    }
    for (const { text, condition, line, column } of block.allows) {
      this.#add('allow', condition, text, { line, column });
      this.#branches(condition);
    }
    for (const inner of block.matches) this.#block(inner);
  }

  /** The sides of && and ||, and the tests of ternaries; a side that is itself a chain is counted by its links. */
  #branches(e: Expression): void {
    if (e.kind === 'logic') for (const side of [e.left, e.right]) this.#branch(side);
    if (e.kind === 'ternary') this.#branch(e.test);
    for (const child of children(e)) this.#branches(child);
  }

  #branch(e: Expression): void {
    if (e.kind !== 'logic') this.#add('branch', e, printExpression(e), e);
  }

  #add(
    kind: CoverageEntry['kind'],
    e: Expression,
    text: string,
    { line, column }: { line: number; column: number },
  ): void {
    const constant = e.kind === 'literal';
    const counter: Counter = { kind, line, column, text, constant, true: 0, false: 0, error: 0, unknown: 0 };
    this.#counters.set(e, [...(this.#counters.get(e) ?? []), counter]);
  }
}
