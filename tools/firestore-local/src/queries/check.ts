import { invalidArgument } from '../errors.ts';
import { Limits } from '../limits.ts';
import { collectionOf } from '../values/resource-name.ts';
import type { Value } from '../values/value.ts';
import { type FieldFilter, type Filter, isInequality, NAME } from './model.ts';

const elements = (v: Value): readonly Value[] => (v.type === 'array' ? v.values : []);
const LISTS = new Set(['in', 'not-in', 'array-contains-any']);

function checkList(f: FieldFilter): void {
  if (!LISTS.has(f.op)) return;
  if (f.value.type !== 'array' || f.value.values.length === 0) {
    throw invalidArgument(`'${f.op}' requires a non-empty ArrayValue.`);
  }
  if (f.op === 'not-in' && f.value.values.length > Limits.notInValues) {
    throw invalidArgument(`'NOT_IN' supports up to ${Limits.notInValues} comparison values.`);
  }
  if (f.op !== 'not-in' && f.value.values.length > Limits.disjunctions) {
    throw invalidArgument(`'${f.op}' supports up to ${Limits.disjunctions} comparison values.`);
  }
}

function checkName(f: FieldFilter): void {
  if (f.path !== NAME) return;
  if (f.op.startsWith('array-contains')) throw invalidArgument('__name__ is not an array.');
  const values = LISTS.has(f.op) ? elements(f.value) : [f.value];
  if (values.some((v) => v.type !== 'reference')) {
    throw invalidArgument('__key__ filter value must be a Key');
  }
  if (values.some((v) => v.type === 'reference' && collectionOf(v.value) === '')) {
    throw invalidArgument('__name__ filters need whole document names.');
  }
}

const hasOr = (f: Filter | undefined): boolean =>
  f !== undefined && f.kind !== 'field' && (f.kind === 'or' || f.filters.some(hasOr));

function checkCombination(filter: Filter | undefined, filters: readonly FieldFilter[]): void {
  const negative = filters.filter((f) => f.op === '!=' || f.op === 'not-in');
  if (negative.length > 1)
    throw invalidArgument('Only a single NOT_EQUAL, NOT_IN, IS_NOT_NAN or IS_NOT_NULL is allowed.');
  const notIn = filters.some((f) => f.op === 'not-in');
  const disjunctive = hasOr(filter) || filters.some((f) => f.op === 'in' || f.op === 'array-contains-any');
  if (notIn && disjunctive) {
    throw invalidArgument("NOT_IN cannot be used in the same query with 'OR', 'IN' or 'ARRAY_CONTAINS_ANY'.");
  }
  const ranges = new Set(filters.filter(isInequality).map((f) => f.path));
  if (ranges.size > 0 && !ranges.has(NAME) && filters.some((f) => f.path === NAME && f.op === '==')) {
    throw invalidArgument(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
  if (ranges.size > Limits.inequalityFields) {
    throw invalidArgument(`A query has inequalities on more than ${Limits.inequalityFields} fields.`);
  }
}

/** Refuses what production refuses before it looks for an index. */
export function checkFilters(
  filter: Filter | undefined,
  filters: readonly FieldFilter[],
  parent: string,
): void {
  for (const f of filters) {
    checkList(f);
    checkName(f);
    if (f.value.type === 'invalid') throw invalidArgument(`A filter under ${parent} has no value.`);
  }
  checkCombination(filter, filters);
}
