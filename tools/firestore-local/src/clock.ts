/** Commit and read instants in microseconds: they follow a clock but never go back and never repeat for two commits. */
export class Clock {
  readonly #now: () => Date;
  #last: number;

  constructor(now: () => Date, last: number) {
    this.#now = now;
    this.#last = last;
  }

  /** The instant of a new commit: later than every commit and every read before it. */
  commit(): number {
    this.#last = Math.max(this.#now().getTime() * 1000, this.#last + 1);
    return this.#last;
  }

  /** The instant of a read: sees every commit so far, and none of those to come. */
  read(): number {
    this.#last = Math.max(this.#now().getTime() * 1000, this.#last);
    return this.#last;
  }

  get last(): number {
    return this.#last;
  }
}
