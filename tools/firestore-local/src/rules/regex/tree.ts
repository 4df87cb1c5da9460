/** The parts of a pattern: all of it can be matched without going back. */
export type Pattern =
  | { readonly kind: 'empty' }
  | { readonly kind: 'class'; readonly ranges: readonly Range[]; readonly negated: boolean }
  | { readonly kind: Anchor }
  /** The match is kept under its number, from 1 on. */
  | { readonly kind: 'group'; readonly number: number; readonly inner: Pattern }
  | { readonly kind: 'sequence'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'choice'; readonly options: readonly Pattern[] }
  | {
      readonly kind: 'repeat';
      readonly part: Pattern;
      readonly min: number;
      readonly max: number;
      readonly greedy: boolean;
    };

/** A line's start and end are added by `(?m)`. */
export type Anchor = 'start' | 'end' | 'line-start' | 'line-end' | 'boundary' | 'no-boundary';
export type Range = readonly [from: number, to: number];

export class PatternError extends Error {}
