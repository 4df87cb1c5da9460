import { failedPrecondition, invalidArgument } from '../errors.ts';
import type { Overlay } from '../queries/overlay.ts';
import { NO_OVERLAY } from '../queries/overlay.ts';
import type { StoredDocument } from '../store/document.ts';
import type { Change } from './write.ts';

type Entry = {
  readonly time: number;
  readonly at: number;
  readonly name: string;
  readonly before: StoredDocument | undefined;
};

/**
 * Earlier versions are kept so long, in milliseconds of the machine; longer while a snapshot is being read. Google's
 * keeps an hour: who looks back some minutes finds them here, too.
 */
const KEPT_MS = 300_000;
/** Above this many, old versions are dropped even if they are younger. */
const KEPT_VERSIONS = 50_000;

/** The versions that commits replaced, so that a read can look back. */
export class History {
  #log: Entry[] = [];
  #horizon: number;
  /** Databases that forgot more than the others. */
  readonly #horizons = new Map<string, number>();
  readonly #pins = new Map<object, number>();

  constructor(horizon: number) {
    this.#horizon = horizon;
  }

  record(time: number, changes: readonly Change[]): void {
    const at = performance.now();
    for (const { name, before, after } of changes)
      if (before !== after) this.#log.push({ time, at, name, before: before?.encoded() });
    this.#prune(at);
  }

  /** Keeps what a snapshot at `time` needs until `release`. */
  pin(owner: object, time: number): void {
    this.#pins.set(owner, time);
  }

  release(owner: object): void {
    this.#pins.delete(owner);
  }

  /** The documents that were different at `time`, for who reads in `database`. */
  overlay(database: string, time: number, now: number): Overlay {
    if (time > now) throw invalidArgument('The requested read_time is in the future.');
    const horizon = Math.max(this.#horizon, this.#horizons.get(database) ?? 0);
    if (time < horizon) throw failedPrecondition('The requested read_time is too old.');
    const from = this.#firstAfter(time);
    if (from === this.#log.length) return NO_OVERLAY;
    const overlay = new Map<string, StoredDocument | undefined>();
    for (const entry of this.#log.slice(from))
      if (!overlay.has(entry.name)) overlay.set(entry.name, entry.before);
    return overlay;
  }

  /** Forgets all of a database: its documents went or came past the log. */
  reset(database: string, horizon: number): void {
    this.#log = this.#log.filter(({ name }) => !name.startsWith(`${database}/`));
    this.#horizons.set(database, horizon);
  }

  #firstAfter(time: number): number {
    let low = 0;
    let high = this.#log.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#log[middle]?.time ?? 0) > time) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #prune(at: number): void {
    const oldest = this.#log[0];
    const full = this.#log.length > KEPT_VERSIONS;
    // Twice the time before cutting, so that a cut is rare and drops many.
    if (!full && (!oldest || at - oldest.at < KEPT_MS * 2)) return;
    const pinned = Math.min(...this.#pins.values());
    let keep = full ? KEPT_VERSIONS / 2 : 0;
    while (keep < this.#log.length && at - (this.#log[keep]?.at ?? at) > KEPT_MS) keep += 1;
    if (!full) while (keep > 0 && (this.#log[keep - 1]?.time ?? 0) > pinned) keep -= 1;
    this.#horizon = Math.max(this.#horizon, this.#log[keep - 1]?.time ?? 0);
    this.#log = this.#log.slice(keep);
  }
}
