import { FirestoreError } from '../errors.ts';
import type { IndexDefinitions } from '../indexes/definitions.ts';
import type { StoredDocument } from '../store/document.ts';
import { compareNames } from '../values/order.ts';
import { documentsRoot } from '../values/resource-name.ts';
import { cutBytes, type Range } from './bounds.ts';
import { kindlessDocuments } from './kindless.ts';
import { inScope, matches, matchesFilter } from './matcher.ts';
import { collectionPath, type Query } from './model.ts';
import { conjunctions } from './normal-form.ts';
import { cursorRange, orderKey } from './order-key.ts';
import { NO_OVERLAY, type Overlay } from './overlay.ts';
import type { Plan } from './plan.ts';
import { planConjunction } from './planner.ts';
import { type Lacking, lackingIndexes, type Reader, scanHits, singleCursor } from './scan.ts';

/** A document of the result, or its number alone while nobody needs the document. */
type Found = { readonly key: Uint8Array; readonly doc: number; document?: StoredDocument };

const within = (range: Range, key: Uint8Array) =>
  Buffer.compare(key, cutBytes(range.from)) >= 0 && Buffer.compare(key, cutBytes(range.to)) < 0;

/** Runs planned queries over the indexes as they are now, or as an overlay says they were. */
export class Executor {
  readonly #reader: Reader;
  readonly #definitions: IndexDefinitions;

  constructor(reader: Reader, definitions: IndexDefinitions) {
    this.#reader = reader;
    this.#definitions = definitions;
  }

  plan(query: Query, aggregated: readonly string[] = []): Plan[] {
    return conjunctions(query.filter).map((c) => planConjunction(query, c, this.#definitions, aggregated));
  }

  /** Builds the indexes a query lacks, slice by slice; nothing when it lacks none, or is not served anyway. */
  prepare(query: Query, aggregated: readonly string[] = []): (() => Promise<void>) | undefined {
    const lacking = this.#lacking(query, aggregated);
    if (lacking.length === 0) return undefined;
    return async () => {
      for (const { coverage, index } of lacking) await this.#reader.indexes.prepare(coverage, index);
    };
  }

  #lacking(query: Query, aggregated: readonly string[]): Lacking[] {
    if (query.groupId === undefined) return [];
    try {
      const scans = this.plan(query, aggregated).map(({ scan }) => scan);
      return lackingIndexes(this.#reader, query, scans);
    } catch (error) {
      // The error is told when the query takes its turn, after the caller's rights have been looked at.
      if (error instanceof FirestoreError) return [];
      throw error;
    }
  }

  /** The documents of a query in its order, before offset and limit. */
  *documents(
    query: Query,
    overlay: Overlay = NO_OVERLAY,
    aggregated: readonly string[] = [],
  ): Generator<StoredDocument> {
    if (query.groupId === undefined) {
      yield* kindlessDocuments(this.#reader, query, overlay);
      return;
    }
    for (const found of this.#found(query, this.plan(query, aggregated), overlay)) {
      const document = found.document ?? this.#load(query, found.doc);
      if (document) yield document;
    }
  }

  /** Counts the documents of a query, up to a bound; walks only keys where the index settles everything. */
  count(query: Query, upTo: number, overlay: Overlay): number {
    if (query.groupId !== undefined) {
      const plans = this.plan(query);
      const [plan] = plans;
      if (plan && plans.length === 1 && overlay.size === 0 && this.#countable(query, plan)) {
        return Math.min(upTo, singleCursor(this.#reader, query, plan.scan)?.count() ?? 0);
      }
      return this.#walk(this.#found(query, plans, overlay), upTo);
    }
    return this.#walk(this.documents(query, overlay), upTo);
  }

  #walk(results: Iterable<unknown>, upTo: number): number {
    let count = 0;
    if (upTo > 0) for (const _ of results) if (++count >= upTo) break;
    return count;
  }

  #countable(query: Query, plan: Plan): boolean {
    const single = plan.scan.kind === 'index' || plan.scan.kind === 'names';
    return single && !plan.never && plan.ordered && plan.residual.length === 0 && !this.#belowDocument(query);
  }

  #belowDocument(query: Query): boolean {
    return query.scope === 'group' && query.parent !== documentsRoot(query.database);
  }

  #load(query: Query, doc: number): StoredDocument | undefined {
    return this.#reader.documents.byNumber(doc, collectionPath(query));
  }

  *#found(query: Query, plans: readonly Plan[], overlay: Overlay): Generator<Found> {
    const streams = plans.map((plan) => this.#stream(query, plan, overlay));
    if (overlay.size > 0) streams.push(this.#earlier(query, overlay));
    const [only] = streams;
    if (only && streams.length === 1) yield* only;
    else yield* mergeStreams(streams);
  }

  *#stream(query: Query, plan: Plan, overlay: Overlay): Generator<Found> {
    const needsDocument =
      plan.residual.length > 0 || !plan.ordered || overlay.size > 0 || this.#belowDocument(query);
    if (plan.never) return;
    const range = cursorRange(query);
    const hits = scanHits(this.#reader, query, plan.scan);
    if (!needsDocument) {
      yield* hits;
      return;
    }
    const found: Found[] = [];
    for (const { doc, key } of hits) {
      const document = this.#load(query, doc);
      if (!document || overlay.has(document.name) || !inScope(query, document.name)) continue;
      if (!plan.residual.every((f) => matchesFilter(f, document))) continue;
      const place = plan.ordered ? key : orderKey(query, document);
      if (!place || !within(range, place)) continue;
      if (plan.ordered) yield { key: place, doc, document };
      else found.push({ key: place, doc, document });
    }
    yield* found.sort((a, b) => Buffer.compare(a.key, b.key));
  }

  *#earlier(query: Query, overlay: Overlay): Generator<Found> {
    const range = cursorRange(query);
    const found: Found[] = [];
    for (const document of overlay.values()) {
      const key = document && matches(query, document) ? orderKey(query, document) : undefined;
      if (document && key && within(range, key)) found.push({ key, doc: -1, document });
    }
    yield* found.sort(
      (a, b) => Buffer.compare(a.key, b.key) || compareNames(a.document?.name ?? '', b.document?.name ?? ''),
    );
  }
}

/** The union of ordered streams, each document once. */
function* mergeStreams(streams: readonly Generator<Found>[]): Generator<Found> {
  const heads = streams.map((stream) => stream.next());
  let last: Uint8Array | undefined;
  for (;;) {
    let best = -1;
    heads.forEach((head, i) => {
      if (head.done) return;
      const current = heads[best];
      if (!current || current.done || Buffer.compare(head.value.key, current.value.key) < 0) best = i;
    });
    const head = heads[best];
    const stream = streams[best];
    if (!head || head.done || !stream) return;
    // The key ends with the document's name: an equal key is the same document, found by two conjunctions.
    if (!last || Buffer.compare(last, head.value.key) !== 0) yield head.value;
    last = head.value.key;
    heads[best] = stream.next();
  }
}
