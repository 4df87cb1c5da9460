// The indexes that the fields of a collection have by themselves, as a tree: what is said of a map holds for the fields
// inside it, until something is said of one of those.
import { type FieldPath, parseFieldPath } from '../values/field-path.ts';

/** The way in which an index holds a field: ascending, descending, or one entry per array element. */
export type Mode = 'asc' | 'desc' | 'contains';
export type Scope = 'collection' | 'group';
export type Override = { readonly scope: Scope; readonly mode: Mode };

/** `kept`: those that an override leaves; a field of which none speaks has them all in its collection, and none in its group. */
export type FieldIndexes = {
  readonly kept: readonly Override[] | undefined;
  readonly inside: ReadonlyMap<string, FieldIndexes>;
};

const NOTHING_INSIDE: ReadonlyMap<string, FieldIndexes> = new Map();

export const fieldInside = (field: FieldIndexes, name: string): FieldIndexes =>
  field.inside.get(name) ?? (field.inside.size === 0 ? field : { kept: field.kept, inside: NOTHING_INSIDE });

export function hasIndex({ kept }: FieldIndexes, scope: Scope, mode: Mode): boolean {
  return kept ? kept.some((o) => o.scope === scope && o.mode === mode) : scope === 'collection';
}

/** Neither the field nor any field inside it has one. */
export const hasNone = ({ kept, inside }: FieldIndexes, scope: Scope): boolean =>
  inside.size === 0 && kept !== undefined && kept.every((o) => o.scope !== scope);

function withOverride(field: FieldIndexes, path: FieldPath, kept: readonly Override[]): FieldIndexes {
  const [name, ...rest] = path;
  if (name === undefined) return { kept, inside: field.inside };
  const inside = new Map(field.inside);
  return { kept: field.kept, inside: inside.set(name, withOverride(fieldInside(field, name), rest, kept)) };
}

/** The indexes of a collection's fields; `every` is said of all its fields, `overrides` of some, by their paths. */
export const fieldIndexes = (
  every: readonly Override[] | undefined,
  overrides: readonly (readonly [path: string, kept: readonly Override[]])[],
): FieldIndexes =>
  overrides
    .map(([path, kept]) => ({ path: parseFieldPath(path), kept }))
    // A map before what is inside it.
    .toSorted((a, b) => a.path.length - b.path.length)
    .reduce<FieldIndexes>((root, { path, kept }) => withOverride(root, path, kept), {
      kept: every,
      inside: NOTHING_INSIDE,
    });
