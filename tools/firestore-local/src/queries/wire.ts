import type { Value } from '../values/value.ts';

/* The request shapes every door produces, in the names of google.firestore.v1; enums are numbers. */
type FieldReference = { readonly fieldPath: string };

export type WireFilter = {
  readonly compositeFilter?: { readonly op: number; readonly filters: readonly WireFilter[] } | null;
  readonly fieldFilter?: {
    readonly field?: FieldReference | null;
    readonly op: number;
    readonly value?: Value | null;
  } | null;
  readonly unaryFilter?: { readonly op: number; readonly field?: FieldReference | null } | null;
};

export type WireCursor = { readonly values: readonly Value[]; readonly before: boolean };

export type WireQuery = {
  readonly select?: { readonly fields: readonly FieldReference[] } | null;
  readonly from: readonly { readonly collectionId: string; readonly allDescendants: boolean }[];
  readonly where?: WireFilter | null;
  readonly orderBy: readonly { readonly field?: FieldReference | null; readonly direction: number }[];
  readonly startAt?: WireCursor | null;
  readonly endAt?: WireCursor | null;
  readonly offset: number;
  readonly limit?: { readonly value: number } | null;
  readonly findNearest?: unknown;
};

export type WireAggregation = {
  readonly alias: string;
  readonly count?: { readonly upTo?: { readonly value: unknown } | null } | null;
  readonly sum?: { readonly field?: FieldReference | null } | null;
  readonly avg?: { readonly field?: FieldReference | null } | null;
};

export type WireAggregationQuery = {
  readonly structuredQuery?: WireQuery | null;
  readonly aggregations: readonly WireAggregation[];
};
