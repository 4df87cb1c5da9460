import { readFileSync } from 'node:fs';
import { formatFieldPath, parseFieldPath } from '../values/field-path.ts';

/** How an index holds a field: ascending, descending, or one entry per array element. */
export type Mode = 'asc' | 'desc' | 'contains';
export type Scope = 'collection' | 'group';
export type IndexField = { readonly path: string; readonly mode: Mode };
export type Composite = {
  readonly groupId: string;
  readonly scope: Scope;
  readonly fields: readonly IndexField[];
};

type JsonField = { fieldPath: string; order?: string; arrayConfig?: string; vectorConfig?: unknown };
type JsonIndex = { collectionGroup: string; queryScope?: string; fields: JsonField[] };
type JsonOverride = {
  collectionGroup: string;
  fieldPath: string;
  indexes?: { queryScope?: string; order?: string; arrayConfig?: string }[];
};

/** The shape of `firestore.indexes.json`. */
export type IndexFile = { indexes?: JsonIndex[]; fieldOverrides?: JsonOverride[] };

const canonical = (path: string) =>
  path === '__name__' || path === '*' ? path : formatFieldPath(parseFieldPath(path));
const scopeOf = (queryScope: string | undefined): Scope =>
  queryScope === 'COLLECTION_GROUP' ? 'group' : 'collection';

function modeOf(field: { order?: string; arrayConfig?: string }): Mode {
  if (field.arrayConfig === 'CONTAINS') return 'contains';
  if (field.order === 'ASCENDING') return 'asc';
  if (field.order === 'DESCENDING') return 'desc';
  throw new Error(`Index field without order or arrayConfig: ${JSON.stringify(field)}`);
}

function composite(json: JsonIndex): Composite {
  const fields = json.fields
    .filter((f) => f.vectorConfig === undefined)
    .map((f) => ({ path: canonical(f.fieldPath), mode: modeOf(f) }));
  return { groupId: json.collectionGroup, scope: scopeOf(json.queryScope), fields };
}

type Override = { readonly scope: Scope; readonly mode: Mode };

/** Which indexes exist: single-field ones unless exempted, composites only where declared. */
export class IndexDefinitions {
  readonly #composites: readonly Composite[];
  readonly #overrides = new Map<string, readonly Override[]>();

  constructor(file: IndexFile = {}) {
    this.#composites = (file.indexes ?? []).map(composite);
    for (const { collectionGroup, fieldPath, indexes } of file.fieldOverrides ?? []) {
      if (!indexes) continue;
      const kept = indexes.map((i) => ({ scope: scopeOf(i.queryScope), mode: modeOf(i) }));
      this.#overrides.set(`${collectionGroup}/${canonical(fieldPath)}`, kept);
    }
  }

  /** From a path, from what the path would hold, or none at all. */
  static from(source: string | IndexFile | undefined): IndexDefinitions {
    if (typeof source !== 'string') return new IndexDefinitions(source);
    return new IndexDefinitions(JSON.parse(readFileSync(source, 'utf8')) as IndexFile);
  }

  composites(groupId: string, scope: Scope): Composite[] {
    return this.#composites.filter((c) => c.groupId === groupId && c.scope === scope);
  }

  /** Whether a single-field index exists. An override of a map holds for the fields inside it too. */
  hasSingleField(groupId: string, scope: Scope, path: string, mode: Mode): boolean {
    const override = this.#override(groupId, path);
    if (override) return override.some((o) => o.scope === scope && o.mode === mode);
    return scope === 'collection';
  }

  #override(groupId: string, path: string): readonly Override[] | undefined {
    if (this.#overrides.size === 0) return undefined;
    const segments = parseFieldPath(path);
    for (let length = segments.length; length > 0; length--) {
      const found = this.#overrides.get(`${groupId}/${formatFieldPath(segments.slice(0, length))}`);
      if (found) return found;
    }
    return this.#overrides.get(`${groupId}/*`);
  }
}
