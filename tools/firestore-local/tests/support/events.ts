/** The events of a listener, to be awaited one by one. */
export class Events<T> {
  readonly #arrived: (T | Error)[] = [];
  #wake: (() => void) | undefined;

  readonly push = (event: T): void => {
    this.#arrived.push(event);
    this.#wake?.();
  };

  readonly fail = (error: Error): void => {
    this.#arrived.push(error);
    this.#wake?.();
  };

  async next(): Promise<T> {
    while (this.#arrived.length === 0) await new Promise<void>((resolve) => (this.#wake = resolve));
    const event = this.#arrived.shift() as T | Error;
    if (event instanceof Error) throw event;
    return event;
  }

  /** Everything up to the first one that passes. */
  async until(passes: (event: T) => boolean): Promise<T[]> {
    const seen: T[] = [];
    for (;;) {
      const event = await this.next();
      seen.push(event);
      if (passes(event)) return seen;
    }
  }
}
