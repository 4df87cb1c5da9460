import type { Coverage, IndexManager } from '../indexes/index-manager.ts';
import type { PhysicalIndex } from '../indexes/physical-index.ts';
import type { Collections } from '../store/collections.ts';
import type { Documents } from '../store/documents.ts';
import type { Entries } from '../store/entries.ts';
import { collectionPath, type Query } from './model.ts';
import type { Leg, Scan } from './plan.ts';
import { type Hit, RowCursor } from './row-cursor.ts';

export type Reader = {
  readonly collections: Collections;
  readonly documents: Documents;
  readonly entries: Entries;
  readonly indexes: IndexManager;
};

export type Lacking = { readonly coverage: Coverage; readonly index: PhysicalIndex };

/** The documents that the indexes of a query cover; nothing when there is no such collection. */
function coverageOf(reader: Reader, query: Query): Coverage | undefined {
  const path = collectionPath(query);
  if (path !== undefined && reader.collections.find(path) === undefined) return undefined;
  const coverage = { database: query.database, groupId: query.groupId ?? '' };
  return path === undefined ? coverage : { ...coverage, path };
}

const legsOf = (scan: Scan): readonly Leg[] =>
  scan.kind === 'merge' ? scan.legs : scan.kind === 'index' ? [scan.leg] : [];

/** The indexes of scans that are still to be built. */
export function lackingIndexes(reader: Reader, query: Query, scans: readonly Scan[]): Lacking[] {
  const coverage = coverageOf(reader, query);
  if (!coverage) return [];
  const lacking = scans
    .flatMap(legsOf)
    .filter(({ index }) => reader.indexes.find(coverage, index) === undefined);
  return lacking.map(({ index }) => ({ coverage, index }));
}

function cursorOf(
  reader: Reader,
  query: Query,
  leg: Leg,
  scan: Exclude<Scan, { kind: 'lookup' }>,
): RowCursor | undefined {
  const coverage = coverageOf(reader, query);
  if (!coverage) return undefined;
  const index = reader.indexes.ensure(coverage, leg.index);
  return new RowCursor(reader.entries, index, leg.prefix, scan.ranges, scan.reverse);
}

/** Yields what every leg has: each leg jumps to where the furthest one stands, so the cost follows the rarest value. */
function* mergeHits(cursors: readonly RowCursor[]): Generator<Hit> {
  const [first, ...others] = cursors;
  if (!first) return;
  for (let hit = first.next(); hit;) {
    const candidate: Hit = hit;
    const ahead = furthest(others, candidate);
    if (ahead === undefined) return;
    if (ahead === candidate) {
      yield candidate;
      hit = first.next();
    } else hit = first.seek(ahead.key);
  }
}

/** The candidate when all legs have it, the first key beyond it when one lacks it, nothing when a leg is at its end. */
function furthest(legs: readonly RowCursor[], candidate: Hit): Hit | undefined {
  for (const leg of legs) {
    const found = leg.peekFrom(candidate.key);
    if (!found) return undefined;
    if (found.doc !== candidate.doc) return found;
  }
  return candidate;
}

function* drain(cursor: RowCursor | undefined): Generator<Hit> {
  for (let hit = cursor?.next(); hit; hit = cursor?.next()) yield hit;
}

/** The cursor of a scan that is one walk, for counting and reading; undefined when there is nothing to walk. */
export function singleCursor(reader: Reader, query: Query, scan: Scan): RowCursor | undefined {
  if (scan.kind === 'index') return cursorOf(reader, query, scan.leg, scan);
  if (scan.kind !== 'names') return undefined;
  const collection = reader.collections.find(collectionPath(query) ?? '');
  if (collection === undefined) return undefined;
  return new RowCursor(reader.documents, collection, Buffer.alloc(0), scan.ranges, scan.reverse);
}

export function scanHits(reader: Reader, query: Query, scan: Scan): Generator<Hit> {
  if (scan.kind === 'index' || scan.kind === 'names') return drain(singleCursor(reader, query, scan));
  if (scan.kind === 'lookup') return lookup(reader, scan.name);
  const cursors = scan.legs.map((leg) => cursorOf(reader, query, leg, scan));
  return mergeHits(cursors.every((c) => c !== undefined) ? cursors : []);
}

function* lookup(reader: Reader, name: string): Generator<Hit> {
  const doc = reader.documents.numberOf(name);
  if (doc !== undefined) yield { key: Buffer.alloc(0), doc };
}
