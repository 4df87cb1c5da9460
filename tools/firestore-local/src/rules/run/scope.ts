import type { RuleValue } from '../values/rule-value.ts';

/** Values by name, inside others. */
export class Scope {
  readonly #names: Map<string, RuleValue>;
  readonly #parent: Scope | undefined;

  constructor(names: Iterable<readonly [string, RuleValue]>, parent?: Scope) {
    this.#names = new Map(names);
    this.#parent = parent;
  }

  set(name: string, value: RuleValue): void {
    this.#names.set(name, value);
  }

  find(name: string): RuleValue | undefined {
    return this.#names.get(name) ?? this.#parent?.find(name);
  }
}
