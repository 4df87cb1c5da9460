import type { OrderedRows, Row } from '../store/rows.ts';
import { invertBytes } from '../values/key.ts';
import { cutBytes, invertRanges, type Range } from './bounds.ts';

const FIRST_BATCH = 32;
const LARGEST_BATCH = 1024;

/** A document's place in the query's order, and its number. */
export type Hit = { readonly key: Uint8Array; readonly doc: number };

type Span = { lower: Uint8Array; upper: Uint8Array };

function spans(prefix: Uint8Array, ranges: readonly Range[], reverse: boolean): Span[] {
  const walked = (reverse ? invertRanges(ranges) : ranges).map((r) => ({
    lower: Buffer.concat([prefix, cutBytes(r.from)]),
    upper: Buffer.concat([prefix, cutBytes(r.to)]),
  }));
  return reverse ? walked.reverse() : walked;
}

/**
 * Walks ranges of an ordered index in the query's order, a growing batch at a time. It never holds a statement open, so
 * that several can walk at once.
 */
export class RowCursor {
  readonly #source: OrderedRows;
  readonly #of: number;
  readonly #prefix: Uint8Array;
  readonly #reverse: boolean;
  readonly #spans: Span[];
  #batch: Row[] = [];
  #at = 0;
  #size = FIRST_BATCH;
  #drained = false;

  constructor(
    source: OrderedRows,
    of: number,
    prefix: Uint8Array,
    ranges: readonly Range[],
    reverse: boolean,
  ) {
    this.#source = source;
    this.#of = of;
    this.#prefix = prefix;
    this.#reverse = reverse;
    this.#spans = spans(prefix, ranges, reverse);
  }

  next(): Hit | undefined {
    while (this.#at >= this.#batch.length) if (!this.#fill()) return undefined;
    const row = this.#batch[this.#at++];
    return row && { key: this.#suffix(row[0]), doc: row[1] };
  }

  /** Goes on from `key` (in the query's order) or from the first hit after it. */
  seek(key: Uint8Array): Hit | undefined {
    for (let i = this.#at; i < this.#batch.length; i++) {
      const row = this.#batch[i];
      if (row && Buffer.compare(this.#suffix(row[0]), key) >= 0) {
        this.#at = i;
        return this.next();
      }
    }
    this.#jump(key);
    return this.next();
  }

  /** Like `seek`, but the hit found is found again by the next call. */
  peekFrom(key: Uint8Array): Hit | undefined {
    const hit = this.seek(key);
    if (hit) this.#at -= 1;
    return hit;
  }

  /** Counts them without walking. */
  count(): number {
    return this.#spans.reduce((sum, s) => sum + this.#source.count(this.#of, s.lower, s.upper), 0);
  }

  #suffix(key: Uint8Array): Uint8Array {
    const suffix = key.subarray(this.#prefix.length);
    return this.#reverse ? invertBytes(suffix) : suffix;
  }

  #jump(key: Uint8Array): void {
    this.#batch = [];
    this.#at = 0;
    this.#drained = false;
    const target = Buffer.concat([this.#prefix, this.#reverse ? invertBytes(key) : key]);
    // The target itself is the last key wanted in reverse, and upper ends are exclusive.
    const cut = this.#reverse ? Buffer.concat([target, Buffer.from([0])]) : target;
    while (this.#spans[0] && this.#passed(this.#spans[0], cut)) this.#spans.shift();
    const span = this.#spans[0];
    if (!span) return;
    if (this.#reverse) span.upper = Buffer.compare(cut, span.upper) < 0 ? cut : span.upper;
    else span.lower = Buffer.compare(cut, span.lower) > 0 ? cut : span.lower;
  }

  #passed(span: Span, cut: Uint8Array): boolean {
    return this.#reverse ? Buffer.compare(cut, span.lower) <= 0 : Buffer.compare(cut, span.upper) >= 0;
  }

  #fill(): boolean {
    if (this.#drained) this.#nextSpan();
    const span = this.#spans[0];
    if (!span) return false;
    this.#batch = this.#source.rows(this.#of, span.lower, span.upper, this.#reverse, this.#size);
    this.#at = 0;
    this.#drained = this.#batch.length < this.#size;
    this.#size = Math.min(this.#size * 4, LARGEST_BATCH);
    const last = this.#batch.at(-1)?.[0];
    if (last && this.#reverse) span.upper = last;
    else if (last) span.lower = Buffer.concat([last, Buffer.from([0])]);
    return this.#batch.length > 0 || this.#spans.length > 0;
  }

  #nextSpan(): void {
    this.#spans.shift();
    this.#drained = false;
  }
}
