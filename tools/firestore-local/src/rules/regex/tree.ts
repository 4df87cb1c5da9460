/** What a pattern may be made of: all of it can be matched without going back. */
export type Pattern =
  | { readonly kind: 'empty' }
  | { readonly kind: 'class'; readonly ranges: readonly Range[]; readonly negated: boolean }
  | { readonly kind: 'start' | 'end' | 'boundary' | 'no-boundary' }
  | { readonly kind: 'sequence'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'choice'; readonly options: readonly Pattern[] }
  | {
      readonly kind: 'repeat';
      readonly part: Pattern;
      readonly min: number;
      readonly max: number;
      readonly greedy: boolean;
    };

export type Range = readonly [from: number, to: number];

export class PatternError extends Error {}
