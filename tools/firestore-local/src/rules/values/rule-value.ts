import { INT64_MAX, INT64_MIN } from '../../values/value.ts';

/** A map, or what is known of one. Values are made when somebody asks for them. */
export interface RuleMap {
  /** Whether it has no other keys than these. */
  readonly complete: boolean;
  readonly keys: () => Iterable<string>;
  readonly get: (key: string) => RuleValue | undefined;
  /** The number of values inside, where that has been counted. */
  readonly weight?: number;
}

/** A value of the rules language, and two that are none: an error, and what a list's proof does not know. */
export type RuleValue =
  | { readonly type: 'null' }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'int'; readonly value: bigint }
  | { readonly type: 'float'; readonly value: number }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'bytes'; readonly value: Uint8Array }
  /** Nanoseconds since the epoch. */
  | { readonly type: 'timestamp'; readonly nanos: bigint }
  | { readonly type: 'duration'; readonly nanos: bigint }
  | { readonly type: 'latlng'; readonly latitude: number; readonly longitude: number }
  | { readonly type: 'path'; readonly segments: readonly string[] }
  | { readonly type: 'list'; readonly items: readonly RuleValue[] }
  /** Some list that holds at least these. */
  | { readonly type: 'some-list'; readonly items: readonly RuleValue[] }
  /** Some value of the bounds' type that lies within all of them. */
  | { readonly type: 'range'; readonly bounds: readonly Bound[] }
  | { readonly type: 'set'; readonly items: readonly RuleValue[] }
  | { readonly type: 'map'; readonly map: RuleMap }
  | { readonly type: 'map_diff'; readonly before: RuleMap; readonly after: RuleMap }
  | Namespace
  | Unknown
  | Failure;

/** `op value` holds, as a filter of a query says it. */
export type Bound = { readonly op: '<' | '<=' | '>' | '>='; readonly value: RuleValue };

/** `math`, `timestamp`, …: nothing but a place for functions. */
export type Namespace = { readonly type: 'namespace'; readonly name: string };
/** Any value or an error. */
export type Unknown = { readonly type: 'unknown' };
export type Failure = {
  readonly type: 'error';
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
};
export type ValueOf<T extends RuleValue['type']> = Extract<RuleValue, { type: T }>;

export const UNKNOWN: Unknown = { type: 'unknown' };
export const NULL: RuleValue = { type: 'null' };
export const TRUE: RuleValue = { type: 'bool', value: true };
export const FALSE: RuleValue = { type: 'bool', value: false };

export const fail = (message: string): Failure => ({ type: 'error', message });
export const bool = (value: boolean): RuleValue => (value ? TRUE : FALSE);
export const text = (value: string): RuleValue => ({ type: 'string', value });
/** The largest values that operators and methods may make: conditions that double a value again and again end here. */
export const MAX_TEXT = 8_388_608;
export const MAX_ITEMS = 1_000_000;
export const boundedText = (value: string): RuleValue =>
  value.length > MAX_TEXT ? fail('the text is too long') : text(value);
export const float = (value: number): RuleValue => ({ type: 'float', value });
export const list = (items: readonly RuleValue[]): RuleValue =>
  items.length > MAX_ITEMS ? fail('the list is too long') : { type: 'list', items };
export const mapOf = (map: RuleMap): RuleValue => ({ type: 'map', map });

export const inInt64 = (value: bigint): boolean => value >= INT64_MIN && value <= INT64_MAX;

export const isNumeric = (v: RuleValue): v is ValueOf<'int' | 'float'> =>
  v.type === 'int' || v.type === 'float';

export const int = (value: bigint): RuleValue =>
  inInt64(value) ? { type: 'int', value } : fail('integer out of range');
export const count = (n: number): RuleValue => ({ type: 'int', value: BigInt(n) });

/** Known in part only: whatever looks at all of it is undecided. */
export const isVague = (v: RuleValue): boolean =>
  v.type === 'unknown' ||
  v.type === 'some-list' ||
  v.type === 'range' ||
  (v.type === 'map' && !v.map.complete);

/** The value that stops an operation before it begins: an error, else something undecided. */
export function halted(values: readonly RuleValue[]): Failure | Unknown | undefined {
  let vague = false;
  for (const v of values) {
    if (v.type === 'error') return v;
    vague ||= isVague(v);
  }
  return vague ? UNKNOWN : undefined;
}
