import { invalidArgument } from '../errors.ts';
import { checkCollectionId } from '../limits.ts';
import type { Meter } from '../meter.ts';
import { NAME, type Query } from '../queries/model.ts';
import type { Overlay } from '../queries/overlay.ts';
import type { StoredDocument } from '../store/document.ts';
import { compareNames, compareStrings } from '../values/order.ts';
import { collectionOf, databaseOf, parseParent } from '../values/resource-name.ts';
import type { Call, Consistency } from './requests.ts';
import type { Snapshots } from './snapshots.ts';
import type { Storage } from './storage.ts';

type Parts = { storage: Storage; snapshots: Snapshots; meter: Meter };

export type ListRequest = {
  readonly parent: string;
  readonly collectionId: string;
  readonly pageSize: number;
  readonly pageToken: string;
  readonly showMissing: boolean;
  readonly consistency: Consistency;
};
export type Listed = { readonly name: string; readonly document: StoredDocument | undefined };
export type ListResult = {
  readonly documents: readonly Listed[];
  readonly nextPageToken: string;
  readonly readTime: number;
};

const DEFAULT_PAGE = 300;

/** Lists under a document: its collections, and documents one collection at a time, missing ones too. */
export class Listing {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  collectionIds(
    { parent, pageSize, pageToken }: Pick<ListRequest, 'parent' | 'pageSize' | 'pageToken'>,
    call: Call = {},
  ): { ids: string[]; nextPageToken: string } {
    this.#checkOwner(parent, call);
    this.#parts.meter.read(1);
    const below = this.#parts.storage.collections.below(parent);
    const own = below.map((c) => c.path.slice(parent.length + 1).split('/', 1)[0] ?? '');
    const ids = [...new Set(own)]
      .sort(compareStrings)
      .filter((id) => pageToken === '' || compareStrings(id, pageToken) > 0);
    const page = ids.slice(0, pageSize > 0 ? pageSize : ids.length);
    return { ids: page, nextPageToken: page.length < ids.length ? (page.at(-1) ?? '') : '' };
  }

  async documents(request: ListRequest, call: Call = {}): Promise<ListResult> {
    const { database } = parseParent(request.parent);
    if (request.collectionId === '') throw invalidArgument('ListDocuments needs a collection id here.');
    checkCollectionId(request.collectionId);
    const { consistency, pageToken } = request;
    return this.#parts.snapshots.within({ database, consistency }, call, ({ tx, overlay, readTime }) => {
      const size = request.pageSize > 0 ? request.pageSize : DEFAULT_PAGE;
      if (request.showMissing) this.#checkOwner(request.parent, call);
      const lookup = (name: string) => this.#parts.storage.version(name, overlay);
      const query = { ...allOf(request), limit: size };
      call.guard?.check([{ database: query.database, time: readTime, lookup, verb: 'list', query }]);
      const listed = this.#listed(request, overlay).filter(
        ({ name }) => pageToken === '' || compareNames(name, pageToken) > 0,
      );
      if (tx) this.#parts.snapshots.lockRange(tx, { query: allOf(request), upTo: undefined });
      const documents = listed.slice(0, size);
      this.#parts.meter.read(Math.max(1, documents.length));
      const nextPageToken = listed.length > size ? (documents.at(-1)?.name ?? '') : '';
      return { documents, nextPageToken, readTime };
    });
  }

  /** A listing that no rule can allow is the owner's alone. */
  #checkOwner(parent: string, call: Call): void {
    const { database } = parseParent(parent);
    call.guard?.check([{ database, time: 0, lookup: () => undefined, verb: 'administer' }]);
  }

  #listed({ parent, collectionId, showMissing }: ListRequest, overlay: Overlay): Listed[] {
    const { documents, collections } = this.#parts.storage;
    const path = `${parent}/${collectionId}`;
    const names = new Set(documents.namesIn(path));
    for (const name of overlay.keys()) if (collectionOf(name) === path) names.add(name);
    const below = showMissing ? collections.below(path) : [];
    for (const nested of below)
      names.add(`${path}/${nested.path.slice(path.length + 1).split('/', 1)[0] ?? ''}`);
    const listed = [...names]
      .sort(compareNames)
      .map((name) => ({ name, document: this.#parts.storage.version(name, overlay) }));
    return showMissing ? listed : listed.filter(({ document }) => document !== undefined);
  }
}

/** The query whose range a listing reads. */
const allOf = ({ parent, collectionId }: ListRequest): Query => ({
  database: databaseOf(parent),
  parent,
  groupId: collectionId,
  scope: 'collection',
  filter: undefined,
  orders: [{ path: NAME, descending: false }],
  start: undefined,
  end: undefined,
  offset: 0,
  limit: undefined,
  select: undefined,
});
