import { invalidArgument } from '../errors.ts';
import type { Meter } from '../meter.ts';
import { aggregate, aggregatedFields, type Aggregation, parseAggregations } from '../queries/aggregate.ts';
import type { Executor } from '../queries/executor.ts';
import type { Query } from '../queries/model.ts';
import { orderKey } from '../queries/order-key.ts';
import { NO_OVERLAY, type Overlay } from '../queries/overlay.ts';
import { parseQuery } from '../queries/parse.ts';
import type { StoredDocument } from '../store/document.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { parseDatabase, parseDocumentName } from '../values/resource-name.ts';
import type { Snapshots, View } from './snapshots.ts';
import type { Storage } from './storage.ts';
import type {
  AggregationRequest,
  AggregationResult,
  Call,
  GetRequest,
  GetResult,
  QueryRequest,
  QueryResult,
} from './requests.ts';

type Parts = { storage: Storage; executor: Executor; snapshots: Snapshots; meter: Meter };

const INDEX_ENTRIES_PER_READ = 1000;

/** Reads: in a read-write transaction under shared locks, else a consistent look at one instant. */
export class Reads {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async get(request: GetRequest, call: Call = {}): Promise<GetResult> {
    const { consistency } = request;
    const database = parseDatabase(request.database);
    const names = [...new Set(request.names)];
    for (const name of names) {
      if (parseDocumentName(name).database !== database)
        throw invalidArgument(`"${name}" is not in "${database}".`);
    }
    return this.#parts.snapshots.within({ database, consistency, names }, call, (view, transaction) => {
      this.#checkGets(database, names, view, call);
      for (const name of names) if (view.tx) this.#parts.snapshots.lockDocument(view.tx, name);
      this.#parts.meter.read(names.length);
      const documents = names.map((name) => ({
        name,
        document: this.#parts.storage.version(name, view.overlay),
      }));
      return { transaction, readTime: view.readTime, documents };
    });
  }

  async query(request: QueryRequest, call: Call = {}): Promise<QueryResult> {
    const { consistency } = request;
    const query = parseQuery(request.parent, request.query);
    const { database } = query;
    const building = this.prepare(query, (view) => this.#checkList(query, view, call));
    if (building) await this.#parts.snapshots.beforehand(consistency, () => building);
    return this.#parts.snapshots.within({ database, consistency }, call, (view, transaction) => {
      this.#checkList(query, view, call);
      const { skipped, documents } = this.#run(query, view.overlay);
      this.#lock(query, view.tx, documents);
      this.#parts.meter.read(Math.max(1, skipped + documents.length));
      return { transaction, readTime: view.readTime, skipped, documents, select: query.select };
    });
  }

  async aggregate(request: AggregationRequest, call: Call = {}): Promise<AggregationResult> {
    const aggregations = parseAggregations(request.query.aggregations);
    if (!request.query.structuredQuery) throw invalidArgument('An aggregation needs a structured query.');
    const { consistency } = request;
    const query = parseQuery(request.parent, request.query.structuredQuery);
    const { database } = query;
    const check = (view: View) => this.#checkList(query, view, call);
    const building = this.prepare(query, check, aggregatedFields(aggregations));
    if (building) await this.#parts.snapshots.beforehand(consistency, () => building);
    return this.#parts.snapshots.within({ database, consistency }, call, (view, transaction) => {
      this.#checkList(query, view, call);
      const { fields, documents } = this.#aggregated(query, aggregations, view.overlay);
      if (view.tx) this.#parts.snapshots.lockRange(view.tx, { query, upTo: undefined });
      this.#parts.meter.read(Math.max(1, Math.ceil(documents / INDEX_ENTRIES_PER_READ)));
      return { transaction, readTime: view.readTime, fields };
    });
  }

  /**
   * The indexes that a query lacks are built while others are answered, once `check` lets the caller have it. A query
   * that lacks none is answered in the caller's turn.
   */
  prepare(
    query: Query,
    check: (view: View) => void,
    aggregated: readonly string[] = [],
  ): Promise<void> | undefined {
    const build = this.#parts.executor.prepare(query, aggregated);
    if (!build) return undefined;
    check(this.#parts.snapshots.present());
    return build();
  }

  /** The present result of a query, at once and not billed: for listeners, which are billed for what they are sent. */
  now(query: Query): StoredDocument[] {
    return this.#run(query, NO_OVERLAY).documents;
  }

  /** The present version of a document, not billed. */
  documentNow(name: string): StoredDocument | undefined {
    return this.#parts.storage.documents.get(name);
  }

  #checkGets(database: string, names: readonly string[], view: View, call: Call): void {
    if (!call.guard) return;
    const lookup = (name: string) => this.#parts.storage.version(name, view.overlay);
    const time = view.readTime;
    call.guard.check(
      names.map((name) => ({ database, time, lookup, verb: 'get', name, document: lookup(name) })),
    );
  }

  #checkList(query: Query, view: View, call: Call): void {
    const lookup = (name: string) => this.#parts.storage.version(name, view.overlay);
    call.guard?.check([{ database: query.database, time: view.readTime, lookup, verb: 'list', query }]);
  }

  #run(query: Query, overlay: Overlay): { skipped: number; documents: StoredDocument[] } {
    const documents: StoredDocument[] = [];
    let skipped = 0;
    if (query.limit === 0) this.#parts.executor.plan(query);
    if (query.limit === 0) return { skipped, documents };
    for (const document of this.#parts.executor.documents(query, overlay)) {
      if (skipped < query.offset) skipped += 1;
      else if (documents.push(document) === query.limit) break;
    }
    return { skipped, documents };
  }

  /** The whole range of the query, or as far as a limit let it look. */
  #lock(query: Query, tx: Transaction | undefined, documents: readonly StoredDocument[]): void {
    if (!tx) return;
    const last = documents.at(-1);
    const reached = query.limit !== undefined && documents.length === query.limit;
    const upTo = reached && last && query.groupId !== undefined ? orderKey(query, last) : undefined;
    this.#parts.snapshots.lockRange(tx, { query, upTo });
  }

  #aggregated(query: Query, aggregations: readonly Aggregation[], overlay: Overlay) {
    const paths = aggregatedFields(aggregations);
    const { offset, limit = Infinity } = query;
    if (paths.length === 0) {
      const upTo = Math.max(...aggregations.map((a) => (a.kind === 'count' ? a.upTo : Infinity)));
      const counted = this.#parts.executor.count(query, offset + Math.min(limit, upTo), overlay);
      const total = Math.max(0, counted - offset);
      const result = aggregate([], aggregations);
      for (const a of aggregations) {
        if (a.kind === 'count')
          result.fields.set(a.alias, { type: 'integer', value: BigInt(Math.min(total, a.upTo)) });
      }
      return { fields: result.fields, documents: total };
    }
    const documents = this.#parts.executor.documents(query, overlay, paths);
    return aggregate(slice(documents, offset, limit), aggregations);
  }
}

/** The documents after `offset`, at most `limit` of them. */
function* slice(
  documents: Iterable<StoredDocument>,
  offset: number,
  limit: number,
): Generator<StoredDocument> {
  let at = 0;
  if (limit <= 0) return;
  for (const document of documents) {
    at += 1;
    if (at > offset) yield document;
    if (at >= offset + limit) return;
  }
}
