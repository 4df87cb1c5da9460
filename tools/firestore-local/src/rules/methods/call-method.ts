import { contains } from '../values/equality.ts';
import { fail, halted, isVague, type RuleValue, TRUE, UNKNOWN, type ValueOf } from '../values/rule-value.ts';
import { LIST_METHODS, SET_METHODS } from './collections.ts';
import { DIFF_METHODS, getOr, MAP_METHODS } from './maps.ts';
import type { Method, Methods } from './method.ts';
import { NAMESPACES } from './namespaces.ts';
import { LATLNG_METHODS, PATH_METHODS } from './places.ts';
import { BYTES_METHODS, STRING_METHODS } from './strings.ts';
import { DURATION_METHODS, TIMESTAMP_METHODS } from './times.ts';

const BY_TYPE: { readonly [T in RuleValue['type']]?: Methods<T> } = {
  string: STRING_METHODS,
  bytes: BYTES_METHODS,
  list: LIST_METHODS,
  set: SET_METHODS,
  map: MAP_METHODS,
  map_diff: DIFF_METHODS,
  path: PATH_METHODS,
  timestamp: TIMESTAMP_METHODS,
  duration: DURATION_METHODS,
  latlng: LATLNG_METHODS,
};

/** The numbers of arguments a method of this name takes on some type; none: there is no such method. */
export function methodArities(name: string): number[] {
  const found = Object.values(BY_TYPE).flatMap((methods) =>
    Object.hasOwn(methods, name) ? [methods[name]?.takes ?? 0] : [],
  );
  return [...new Set(found)];
}

/** A list of which some elements are known: enough to say that they are in it. */
function ofSomeList(target: ValueOf<'some-list'>, name: string, [other]: readonly RuleValue[]): RuleValue {
  if ((other?.type !== 'list' && other?.type !== 'set') || isVague(other)) return UNKNOWN;
  const proved =
    (name === 'hasAny' && other.items.some((item) => contains(target.items, item))) ||
    (name === 'hasAll' && other.items.every((item) => contains(target.items, item)));
  return proved ? TRUE : UNKNOWN;
}

export function callMethod(target: RuleValue, name: string, args: readonly RuleValue[]): RuleValue {
  if (target.type === 'namespace') return callBuiltin(NAMESPACES[target.name]?.[name], args, name);
  if (target.type === 'error' || target.type === 'unknown') return target;
  const halt = args.find((a) => a.type === 'error');
  if (halt) return halt;
  if (target.type === 'some-list') return ofSomeList(target, name, args);
  if (target.type === 'map' && name === 'get' && args.length === 2 && !args.some(isVague))
    return getOr(target, args);
  if ([target, ...args].some(isVague)) return UNKNOWN;
  const methods = BY_TYPE[target.type] as Readonly<Record<string, Method>> | undefined;
  const method = methods && Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (!method) return fail(`${target.type} has no method '${name}'`);
  return method.takes === args.length
    ? method.run(target, args)
    : fail(`'${name}' takes ${method.takes} arguments`);
}

export function callBuiltin(
  builtin: { takes: number; run: (args: readonly RuleValue[]) => RuleValue } | undefined,
  args: readonly RuleValue[],
  name: string,
): RuleValue {
  if (!builtin) return fail(`unknown function '${name}'`);
  return halted(args) ?? builtin.run(args);
}
