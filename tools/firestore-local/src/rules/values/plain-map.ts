import { type RuleMap, type RuleValue, UNKNOWN } from './rule-value.ts';

export class PlainMap implements RuleMap {
  readonly complete: boolean;
  readonly weight: number;
  readonly #entries: ReadonlyMap<string, RuleValue>;

  constructor(entries: ReadonlyMap<string, RuleValue>, complete = true, weight = 1) {
    this.#entries = entries;
    this.complete = complete;
    this.weight = weight;
  }

  keys(): Iterable<string> {
    return this.#entries.keys();
  }

  get(key: string): RuleValue | undefined {
    return this.#entries.get(key) ?? (this.complete ? undefined : UNKNOWN);
  }
}

export const mapFrom = (entries: Iterable<readonly [string, RuleValue]>): RuleValue => ({
  type: 'map',
  map: new PlainMap(new Map(entries)),
});
