import type { Query } from '../../queries/model.ts';
import { conjunctions } from '../../queries/normal-form.ts';
import { mapFrom, PlainMap } from '../values/plain-map.ts';
import { mapOf, type RuleValue, UNKNOWN } from '../values/rule-value.ts';
import { type Fact, factOf, rangeFacts } from './filter-values.ts';

/** Ways a conjunction's fields may be; with more, fields that may be several things are left unknown. */
const MAX_WAYS = 32;
const PARTLY: ReadonlySet<RuleValue['type']> = new Set(['some-list', 'range']);
type Tree = Map<string, RuleValue | Tree>;

function place(tree: Tree, [head = '', ...rest]: readonly string[], value: RuleValue): void {
  const there = tree.get(head);
  if (rest.length === 0) {
    // A whole value says more than some of its fields, or than one of its elements.
    if (!there || there instanceof Map || (PARTLY.has(there.type) && !PARTLY.has(value.type)))
      tree.set(head, value);
    return;
  }
  if (there && !(there instanceof Map)) return;
  const inner: Tree = there ?? new Map();
  tree.set(head, inner);
  place(inner, rest, value);
}

const grown = (tree: Tree): RuleValue =>
  mapOf(
    new PlainMap(
      new Map([...tree].map(([key, v]) => [key, v instanceof Map ? grown(v) : v] as const)),
      false,
    ),
  );

function dataOf(facts: readonly Fact[]): RuleValue {
  const tree: Tree = new Map();
  for (const { path, options } of facts) if (options[0]) place(tree, path, options[0]);
  return grown(tree);
}

function ways(facts: readonly Fact[]): Fact[][] {
  const product = facts.reduce((n, { options }) => n * options.length, 1);
  const sure = product > MAX_WAYS ? facts.filter(({ options }) => options.length === 1) : facts;
  return sure.reduce<Fact[][]>(
    (all, { path, options }) => all.flatMap((way) => options.map((o) => [...way, { path, options: [o] }])),
    [[]],
  );
}

/** All that `resource` may be for a document the query finds: each must be allowed. */
export function possibleResources(query: Query): RuleValue[] {
  return conjunctions(query.filter).flatMap((conjunction) => {
    const facts = [...conjunction.flatMap((filter) => factOf(filter) ?? []), ...rangeFacts(conjunction)];
    return ways(facts).map((way) =>
      mapFrom([
        ['data', dataOf(way)],
        ['id', UNKNOWN],
        ['__name__', UNKNOWN],
      ]),
    );
  });
}
