import type { ReadDocument } from '../access.ts';
import { documentsRoot, idOf } from '../../values/resource-name.ts';
import type { StoredDocument } from '../../store/document.ts';
import { fieldsOf, referencePath } from '../values/from-stored.ts';
import { mapFrom } from '../values/plain-map.ts';
import { bool, fail, type RuleValue, text } from '../values/rule-value.ts';
import { LimitExceeded, MAX_READS, MAX_SHARED_READS } from './limits.ts';

/** A document as `resource` and as `get()` answers it. */
export const resourceOf = (document: StoredDocument): RuleValue =>
  mapFrom([
    ['data', fieldsOf(document)],
    ['id', text(idOf(document.name))],
    ['__name__', referencePath(document.name)],
  ]);

export type Pending = ReadonlyMap<string, StoredDocument | undefined>;

/** The documents that a whole request has read already: each counts once. */
export class SharedReads {
  readonly #read: ReadDocument;
  readonly #found = new Map<string, StoredDocument | undefined>();

  constructor(read: ReadDocument) {
    this.#read = read;
  }

  get(name: string): StoredDocument | undefined {
    if (this.#found.has(name)) return this.#found.get(name);
    if (this.#found.size >= MAX_SHARED_READS)
      throw new LimitExceeded(`more than ${MAX_SHARED_READS} documents read by the rules of one request`);
    const document = this.#read(name);
    this.#found.set(name, document);
    return document;
  }
}

/** `get()`, `exists()`, `getAfter()` and `existsAfter()` of one access. */
export class DocumentReader {
  readonly #shared: SharedReads;
  readonly #database: string;
  readonly #pending: Pending | undefined;
  readonly #names = new Set<string>();

  constructor(shared: SharedReads, database: string, pending: Pending | undefined) {
    this.#shared = shared;
    this.#database = database;
    this.#pending = pending;
  }

  call(name: string, path: RuleValue): RuleValue {
    const document = this.#nameOf(path);
    if (typeof document !== 'string') return document;
    this.#names.add(document);
    if (this.#names.size > MAX_READS)
      throw new LimitExceeded(`more than ${MAX_READS} documents read by the rules`);
    const after = name.endsWith('After') && this.#pending?.has(document);
    const found = after ? this.#pending?.get(document) : this.#shared.get(document);
    if (name.startsWith('exists')) return bool(found !== undefined);
    return found ? resourceOf(found) : fail(`${name}() of a document that does not exist`);
  }

  /** The full name a path stands for: `/databases/{this one}/documents/{collection}/{id}…`. */
  #nameOf(path: RuleValue): string | RuleValue {
    if (path.type !== 'path') return fail('a path is needed');
    const [databases, database, documents, ...rest] = path.segments;
    const here = databases === 'databases' && documents === 'documents' && database === idOf(this.#database);
    if (!here) return fail('a path starts with /databases/$(database)/documents');
    if (rest.length === 0 || rest.length % 2 !== 0 || rest.some((s) => s === '' || s.includes('/')))
      return fail('the path of a document is needed');
    return `${documentsRoot(this.#database)}/${rest.join('/')}`;
  }
}
