import { Timestamp } from '@google-cloud/firestore';

/** A naive Firestore: filter every document, sort them all, cut. Slow and short on purpose. */
export type Data = Record<string, unknown>;
export type Operator =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | 'not-in'
  | 'array-contains'
  | 'array-contains-any';
export interface Condition {
  field: string;
  operator: Operator;
  value: unknown;
}
export type Tree = Condition | { or: Tree[] } | { and: Tree[] };
export interface Order {
  field: string;
  direction: 'asc' | 'desc';
}
export interface Bound {
  kind: 'startAt' | 'startAfter' | 'endAt' | 'endBefore';
  values: unknown[];
}
export interface Asked {
  where: Tree[];
  orders: Order[];
  bounds: Bound[];
  offset: number;
  limit: number | undefined;
}

const rank = (value: unknown): number => {
  if (value === null) return 0;
  if (typeof value === 'boolean') return 1;
  if (typeof value === 'number') return 2;
  if (value instanceof Timestamp) return 3;
  if (typeof value === 'string') return 4;
  if (Buffer.isBuffer(value)) return 5;
  return Array.isArray(value) ? 6 : 7;
};

const sign = (a: number, b: number) => Number(a > b) - Number(a < b);
const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

function compareLists(a: unknown[], b: unknown[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const found = compare(a[i], b[i]);
    if (found !== 0) return found;
  }
  return sign(a.length, b.length);
}

/** A map as the list of its sorted keys, each before its value. */
const flat = (map: object): unknown[] =>
  Object.entries(map)
    .sort(([a], [b]) => byBytes(a, b))
    .flat();

export function compare(a: unknown, b: unknown): number {
  const types = sign(rank(a), rank(b));
  if (types !== 0) return types;
  if (typeof a === 'string') return byBytes(a, b as string);
  if (typeof a === 'number') return compareNumbers(a, b as number);
  if (a instanceof Timestamp) return sign(a.toMillis(), (b as Timestamp).toMillis());
  if (Buffer.isBuffer(a)) return Buffer.compare(a, b as Buffer);
  if (Array.isArray(a)) return compareLists(a, b as unknown[]);
  if (typeof a === 'object' && a !== null) return compareLists(flat(a), flat(b as object));
  return sign(Number(a), Number(b));
}

function compareNumbers(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return sign(Number(Number.isNaN(b)), Number(Number.isNaN(a)));
  return sign(a, b);
}

const same = (a: unknown, b: unknown) => compare(a, b) === 0;
/** null and NaN are found by == alone, never by in. */
const findable = (value: unknown) => value !== null && !Number.isNaN(value);

function holds(data: Data, { field, operator, value }: Condition): boolean {
  if (!(field in data)) return false;
  const actual = data[field];
  const list = value as unknown[];
  const inRange = (...signs: number[]) =>
    rank(actual) === rank(value) && signs.includes(compare(actual, value));
  const tests: Record<Operator, () => boolean> = {
    '==': () => same(actual, value),
    '!=': () => actual !== null && !same(actual, value),
    '<': () => inRange(-1),
    '<=': () => inRange(-1, 0),
    '>': () => inRange(1),
    '>=': () => inRange(0, 1),
    in: () => list.some((one) => findable(one) && same(actual, one)),
    'not-in': () => actual !== null && !list.includes(null) && !list.some((one) => same(actual, one)),
    'array-contains': () => Array.isArray(actual) && actual.some((one) => same(one, value)),
    'array-contains-any': () =>
      Array.isArray(actual) &&
      actual.some((one) => list.some((other) => findable(other) && same(one, other))),
  };
  return tests[operator]();
}

const satisfies = (data: Data, tree: Tree): boolean => {
  if ('or' in tree) return tree.or.some((branch) => satisfies(data, branch));
  if ('and' in tree) return tree.and.every((branch) => satisfies(data, branch));
  return holds(data, tree);
};

const isInequality = ({ operator }: Condition) => ['<', '<=', '>', '>=', '!=', 'not-in'].includes(operator);
const conditions = (tree: Tree): Condition[] => {
  if ('or' in tree) return tree.or.flatMap(conditions);
  return 'and' in tree ? tree.and.flatMap(conditions) : [tree];
};

/** The orders asked for, then the inequalities' fields by name; all in the last direction. */
function fullOrder({ where, orders }: Asked): Order[] {
  const direction = orders.at(-1)?.direction ?? 'asc';
  const named = new Set(orders.map((order) => order.field));
  const ranged = new Set(
    where
      .flatMap(conditions)
      .filter(isInequality)
      .map((condition) => condition.field),
  );
  const implied = [...ranged].filter((field) => !named.has(field)).sort(byBytes);
  return [...orders, ...implied.map((field) => ({ field, direction }))];
}

type Entry = [id: string, data: Data];

/** The ids the query finds, in order. */
export function expectedIds(documents: Entry[], asked: Asked): string[] {
  const orders = fullOrder(asked);
  const turn = (order: Order | undefined) => (order?.direction === 'desc' ? -1 : 1);
  const toBound = ([, data]: Entry, values: unknown[]) => {
    for (const [i, value] of values.entries()) {
      const found = compare(data[orders[i]!.field], value) * turn(orders[i]);
      if (found !== 0) return found;
    }
    return 0;
  };
  const within = (entry: Entry) =>
    asked.bounds.every(({ kind, values }) => {
      const at = toBound(entry, values);
      return { startAt: at >= 0, startAfter: at > 0, endAt: at <= 0, endBefore: at < 0 }[kind];
    });
  const sorted = documents
    .filter(([, data]) => asked.where.every((tree) => satisfies(data, tree)))
    .filter(([, data]) => orders.every(({ field }) => field in data))
    .sort(([idA, a], [idB, b]) => {
      for (const order of orders) {
        const found = compare(a[order.field], b[order.field]) * turn(order);
        if (found !== 0) return found;
      }
      return byBytes(idA, idB) * turn(orders.at(-1));
    })
    .filter(within);
  const end = asked.limit === undefined ? undefined : asked.offset + asked.limit;
  return sorted.slice(asked.offset, end).map(([id]) => id);
}
