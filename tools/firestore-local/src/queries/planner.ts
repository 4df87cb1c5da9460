import type { Composite, IndexDefinitions, IndexField } from '../indexes/definitions.ts';
import type { PhysicalIndex } from '../indexes/physical-index.ts';
import { appendValue } from '../values/key.ts';
import { KeyWriter } from '../values/key-writer.ts';
import { EVERYTHING, filterRanges, HIGHEST, intersect, invertRanges, LOWEST, type Range } from './bounds.ts';
import { missingIndex, needsIndex } from './missing-index.ts';
import { type FieldFilter, isInequality, type Needs, NAME, type Query } from './model.ts';
import type { Conjunction } from './normal-form.ts';
import { ascendingNameKey, cursorRange } from './order-key.ts';
import type { Leg, Plan, Scan } from './plan.ts';

function needsOf(query: Query, conjunction: Conjunction, aggregated: readonly string[]): Needs {
  const fields = conjunction.filter((f) => f.path !== NAME);
  const fixed = fields.filter((f) => f.op === '==' || f.op === 'array-contains');
  const equal = new Set(fixed.filter((f) => f.op === '==').map((f) => f.path));
  const orders = query.orders.filter((o) => o.path !== NAME && !equal.has(o.path));
  const ordered = new Set(orders.map((o) => o.path));
  return {
    query,
    fixed,
    names: conjunction.filter((f) => f.path === NAME),
    ranges: fields.filter(isInequality),
    orders,
    extras: [...new Set(aggregated)].filter((path) => !equal.has(path) && !ordered.has(path)),
    nameDescending: query.orders.at(-1)?.descending ?? false,
  };
}

const prefixOf = (filters: readonly FieldFilter[]) =>
  filters.reduce((w, f) => appendValue(w, f.value), new KeyWriter()).finish();

const modeOf = (f: FieldFilter) => (f.op === 'array-contains' ? ('contains' as const) : ('asc' as const));

function singleField(needs: Needs, fields: readonly IndexField[]): PhysicalIndex {
  return { scope: needs.query.scope, fields, nameDescending: false };
}

const leg = (needs: Needs, f: FieldFilter): Leg => ({
  index: singleField(needs, [{ path: f.path, mode: modeOf(f) }]),
  prefix: prefixOf([f]),
});

function nameFilterRanges(needs: Needs, f: FieldFilter): Range[] {
  const key = (i: number) => {
    const value = f.value.type === 'array' ? f.value.values[i] : f.value;
    return ascendingNameKey(needs.query, value ?? f.value);
  };
  const one = (k: Uint8Array) => ({ before: { bytes: k, after: false }, behind: { bytes: k, after: true } });
  const count = f.value.type === 'array' ? f.value.values.length : 1;
  if (f.op === '<') return [{ from: LOWEST, to: one(key(0)).before }];
  if (f.op === '<=') return [{ from: LOWEST, to: one(key(0)).behind }];
  if (f.op === '>') return [{ from: one(key(0)).behind, to: HIGHEST }];
  if (f.op === '>=') return [{ from: one(key(0)).before, to: HIGHEST }];
  if (f.op === '==') return [{ from: one(key(0)).before, to: one(key(0)).behind }];
  let ranges: Range[] = [EVERYTHING];
  for (let i = 0; i < count; i++) {
    const cut = one(key(i));
    ranges = intersect(ranges, [
      { from: LOWEST, to: cut.before },
      { from: cut.behind, to: HIGHEST },
    ]);
  }
  return ranges;
}

/** Ranges of what follows the prefix, in the query's order, and the filters they settle. */
function suffixRanges(needs: Needs): { ranges: Range[]; settled: Set<FieldFilter> } {
  const first =
    needs.orders[0] ?? needs.extras.map((path) => ({ path, descending: needs.nameDescending }))[0];
  const filters = first ? needs.ranges.filter((f) => f.path === first.path) : needs.names;
  let ranges: Range[] = [EVERYTHING];
  for (const f of filters) ranges = intersect(ranges, first ? filterRanges(f) : nameFilterRanges(needs, f));
  const descending = first ? first.descending : needs.nameDescending;
  return { ranges: descending ? invertRanges(ranges) : ranges, settled: new Set(filters) };
}

type Choice = {
  readonly legs: readonly Leg[];
  readonly used: readonly FieldFilter[];
  readonly reverse: boolean;
};

/**
 * Rule (a): only equalities, `in` and one array-contains; their single-field indexes are merged by name. Descending
 * indexes of fields end with descending names; those of arrays do not, nor does the collection by itself.
 */
function mergeOfSingles(needs: Needs, definitions: IndexDefinitions): Choice | undefined {
  const { fixed, nameDescending: reverse } = needs;
  if (needs.orders.length > 0 || needs.extras.length > 0) return undefined;
  if (reverse && (fixed.length === 0 || fixed.some((f) => f.op === 'array-contains'))) return undefined;
  const { groupId = '', scope } = needs.query;
  const has = (f: FieldFilter) =>
    definitions.hasSingleField(groupId, scope, f.path, reverse ? 'desc' : modeOf(f));
  if (!fixed.every(has)) return undefined;
  return { legs: fixed.map((f) => leg(needs, f)), used: fixed, reverse };
}

/** Rule (b): the range or order of one field alone. */
function oneField(needs: Needs, definitions: IndexDefinitions): Choice | undefined {
  const path = needs.orders[0]?.path ?? needs.extras[0];
  if (path === undefined || needs.fixed.length > 0 || needs.orders.length + needs.extras.length !== 1)
    return undefined;
  const descending = needs.orders[0]?.descending ?? needs.nameDescending;
  if (descending !== needs.nameDescending) return undefined;
  const { groupId = '', scope } = needs.query;
  if (!definitions.hasSingleField(groupId, scope, path, descending ? 'desc' : 'asc')) return undefined;
  const index = singleField(needs, [{ path, mode: 'asc' }]);
  return { legs: [{ index, prefix: Buffer.alloc(0) }], used: [], reverse: descending };
}

function prefixFilters(needs: Needs, head: readonly IndexField[]): FieldFilter[] | undefined {
  const chosen = head.map((field) =>
    needs.fixed.find(
      (f) => f.path === field.path && (modeOf(f) === 'contains') === (field.mode === 'contains'),
    ),
  );
  const wanted = new Set(needs.fixed.map((f) => `${modeOf(f)} ${f.path}`));
  const complete = chosen.every((f) => f !== undefined) && wanted.size === head.length;
  return complete ? chosen.filter((f) => f !== undefined) : undefined;
}

function tailFits(needs: Needs, tail: readonly IndexField[]): boolean {
  const { orders, extras } = needs;
  if (tail.length !== orders.length + extras.length) return false;
  const inOrder = orders.every(
    (o, i) => tail[i]?.path === o.path && tail[i]?.mode === (o.descending ? 'desc' : 'asc'),
  );
  const rest = new Set(tail.slice(orders.length).map((f) => f.path));
  return inOrder && extras.every((path) => rest.has(path));
}

/** Rule (c): one composite: the equality fields, then the inequality and order fields in order and direction. */
function fromComposite(needs: Needs, composite: Composite): Choice | undefined {
  const fields = composite.fields.filter((f) => f.path !== NAME);
  const name = composite.fields.find((f) => f.path === NAME);
  const nameDescending = (name ?? fields.at(-1))?.mode === 'desc';
  const heads = new Set(needs.fixed.map((f) => `${modeOf(f)} ${f.path}`)).size;
  const used = prefixFilters(needs, fields.slice(0, heads));
  if (!used || !tailFits(needs, fields.slice(heads))) return undefined;
  if (needs.nameDescending !== nameDescending) return undefined;
  const physical = fields.map((f, i) =>
    i < heads && f.mode === 'desc' ? { path: f.path, mode: 'asc' as const } : f,
  );
  const index = { scope: composite.scope, fields: physical, nameDescending };
  return { legs: [{ index, prefix: prefixOf(used) }], used, reverse: false };
}

function choose(needs: Needs, definitions: IndexDefinitions): Choice {
  const simple = mergeOfSingles(needs, definitions) ?? oneField(needs, definitions);
  if (simple) return simple;
  for (const composite of definitions.composites(needs.query.groupId ?? '', needs.query.scope)) {
    const choice = fromComposite(needs, composite);
    if (choice) return choice;
  }
  const missing = missingIndex(needs);
  if (definitions.make(missing)) return choose(needs, definitions);
  throw needsIndex(missing);
}

function scanOf(needs: Needs, choice: Choice, ranges: readonly Range[]): Scan {
  const { reverse } = choice;
  const name = needs.names.find((f) => f.op === '==')?.value;
  if (name?.type === 'reference') return { kind: 'lookup', name: name.value };
  const [first, ...others] = choice.legs;
  if (first && others.length === 0) return { kind: 'index', leg: first, ranges, reverse };
  if (first) return { kind: 'merge', legs: choice.legs, ranges, reverse };
  if (needs.query.scope === 'collection') return { kind: 'names', ranges, reverse };
  return { kind: 'index', leg: { index: singleField(needs, []), prefix: Buffer.alloc(0) }, ranges, reverse };
}

/** Finds the index that serves a conjunction, or refuses with FAILED_PRECONDITION and the index to add. */
export function planConjunction(
  query: Query,
  conjunction: Conjunction,
  definitions: IndexDefinitions,
  aggregated: readonly string[] = [],
): Plan {
  const needs = needsOf(query, conjunction, aggregated);
  const choice = choose(needs, definitions);
  const { ranges, settled } = suffixRanges(needs);
  const orderFields = query.orders.filter((o) => o.path !== NAME).length;
  const ordered = needs.extras.length === 0 && needs.orders.length === orderFields;
  const scan = scanOf(needs, choice, ordered ? intersect(ranges, [cursorRange(query)]) : ranges);
  const lookup = scan.kind === 'lookup';
  const residual = conjunction.filter((f) => lookup || !(choice.used.includes(f) || settled.has(f)));
  const never = conjunction.some((f) => f.never);
  return { scan, residual, ordered: ordered && !lookup, never };
}
