export type MeterReading = {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
  readonly calls: Readonly<Record<string, number>>;
};

/** Counts what production would bill: missing documents are reads, a query costs at least one. */
export class Meter {
  #reads = 0;
  #writes = 0;
  #deletes = 0;
  #calls = new Map<string, number>();

  call(method: string): void {
    this.#calls.set(method, (this.#calls.get(method) ?? 0) + 1);
  }

  read(documents: number): void {
    this.#reads += documents;
  }

  write(writes: number, deletes: number): void {
    this.#writes += writes;
    this.#deletes += deletes;
  }

  reset(): void {
    this.#reads = this.#writes = this.#deletes = 0;
    this.#calls = new Map();
  }

  reading(): MeterReading {
    return {
      reads: this.#reads,
      writes: this.#writes,
      deletes: this.#deletes,
      calls: Object.fromEntries(this.#calls),
    };
  }
}
