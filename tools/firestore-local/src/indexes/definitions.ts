import { readFileSync } from 'node:fs';
import { formatFieldPath, parseFieldPath } from '../values/field-path.ts';
import {
  type FieldIndexes,
  fieldIndexes,
  fieldInside,
  hasIndex,
  type Mode,
  type Override,
  type Scope,
} from './single-fields.ts';

export type IndexField = { readonly path: string; readonly mode: Mode };
export type Composite = {
  readonly groupId: string;
  readonly scope: Scope;
  readonly fields: readonly IndexField[];
};

export type JsonField = { fieldPath: string; order?: string; arrayConfig?: string; vectorConfig?: unknown };
type JsonIndex = { collectionGroup: string; queryScope?: string; fields: JsonField[] };
type JsonSingle = { queryScope?: string; order?: string; arrayConfig?: string };
type JsonOverride = { collectionGroup: string; fieldPath: string; indexes?: JsonSingle[] };

/** The shape of `firestore.indexes.json`. */
export type IndexFile = { indexes?: JsonIndex[]; fieldOverrides?: JsonOverride[] };

/** The index that a query lacks, as the file would name it. */
export type MissingIndex = { readonly index: JsonIndex } | { readonly override: JsonOverride };

/** The single-field indexes of a field that no override speaks of. */
const AUTOMATIC: readonly JsonSingle[] = [
  { queryScope: 'COLLECTION', order: 'ASCENDING' },
  { queryScope: 'COLLECTION', order: 'DESCENDING' },
  { queryScope: 'COLLECTION', arrayConfig: 'CONTAINS' },
];

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

/** The overrides of a collection's fields: what is said of each, and of all. */
type Overrides = { every?: readonly Override[]; readonly ofField: Map<string, readonly Override[]> };

const NONE_SAID = fieldIndexes(undefined, []);
type OnMissing = (missing: MissingIndex) => void;

/** The indexes that exist: single-field ones unless exempted, composites only where declared or made. */
export class IndexDefinitions {
  readonly #file: Required<IndexFile>;
  readonly #composites: Composite[] = [];
  readonly #overrides = new Map<string, Overrides>();
  /** The indexes of a collection's fields, made of the overrides when they are asked for. */
  readonly #singleFields = new Map<string, FieldIndexes>();
  readonly #onMissing: OnMissing | undefined;

  /** A query that lacks an index is refused; with `onMissing` it gets the index, and this is told. */
  constructor(file: IndexFile = {}, onMissing?: OnMissing) {
    this.#file = { indexes: [...(file.indexes ?? [])], fieldOverrides: [...(file.fieldOverrides ?? [])] };
    this.#onMissing = onMissing;
    this.#composites = this.#file.indexes.map(composite);
    this.#file.fieldOverrides.forEach((override) => this.#set(override));
  }

  /** Reads the file at a path, or takes what the path would hold, or none at all. */
  static from(source: string | IndexFile | undefined, onMissing?: OnMissing): IndexDefinitions {
    if (typeof source !== 'string') return new IndexDefinitions(source, onMissing);
    return new IndexDefinitions(JSON.parse(readFileSync(source, 'utf8')) as IndexFile, onMissing);
  }

  /** The indexes of the file and those that were made, as `firestore.indexes.json`. */
  file(): IndexFile {
    return this.#file;
  }

  /** Adds what a query lacks, if that is wanted here. */
  make(missing: MissingIndex): boolean {
    if (!this.#onMissing) return false;
    if ('index' in missing) {
      this.#file.indexes.push(missing.index);
      this.#composites.push(composite(missing.index));
    } else this.#addSingle(missing.override);
    this.#onMissing(missing);
    return true;
  }

  /** An override takes the place of what a field had: it says that too. */
  #addSingle({ collectionGroup, fieldPath, indexes = [] }: JsonOverride): void {
    const overrides = this.#file.fieldOverrides;
    const found = overrides.findIndex(
      (o) => o.collectionGroup === collectionGroup && o.fieldPath === fieldPath,
    );
    const before = overrides[found]?.indexes ?? AUTOMATIC;
    const override = { collectionGroup, fieldPath, indexes: [...before, ...indexes] };
    overrides.splice(found < 0 ? overrides.length : found, 1, override);
    this.#set(override);
  }

  #set({ collectionGroup, fieldPath, indexes }: JsonOverride): void {
    const kept = indexes?.map((i) => ({ scope: scopeOf(i.queryScope), mode: modeOf(i) }));
    if (!kept) return;
    const known: Overrides = this.#overrides.get(collectionGroup) ?? { ofField: new Map() };
    if (fieldPath === '*') known.every = kept;
    else known.ofField.set(canonical(fieldPath), kept);
    this.#overrides.set(collectionGroup, known);
    this.#singleFields.delete(collectionGroup);
  }

  composites(groupId: string, scope: Scope): Composite[] {
    return this.#composites.filter((c) => c.groupId === groupId && c.scope === scope);
  }

  /** The indexes that the fields of a collection have by themselves. */
  singleFields(groupId: string): FieldIndexes {
    const said = this.#overrides.get(groupId);
    if (!said) return NONE_SAID;
    const made = this.#singleFields.get(groupId) ?? fieldIndexes(said.every, [...said.ofField]);
    this.#singleFields.set(groupId, made);
    return made;
  }

  hasSingleField(groupId: string, scope: Scope, path: string, mode: Mode): boolean {
    const field = parseFieldPath(path).reduce(fieldInside, this.singleFields(groupId));
    return hasIndex(field, scope, mode);
  }
}
