import type { RuleValue, ValueOf } from '../values/rule-value.ts';

/** A method of one type, or a function of a namespace: what it takes, and what it makes of known values. */
export type Method<T extends RuleValue = RuleValue> = {
  /** The number of arguments. */
  readonly takes: number;
  readonly run: (target: T, args: readonly RuleValue[]) => RuleValue;
};
export type Methods<T extends RuleValue['type']> = Readonly<Record<string, Method<ValueOf<T>>>>;

/** A method without arguments. */
export const plain = <T extends RuleValue>(run: (target: T) => RuleValue): Method<T> => ({ takes: 0, run });
