export type MeterReading = {
  readonly lecturas: number;
  readonly escrituras: number;
  readonly borrados: number;
  readonly llamadas: Readonly<Record<string, number>>;
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
      lecturas: this.#reads,
      escrituras: this.#writes,
      borrados: this.#deletes,
      llamadas: Object.fromEntries(this.#calls),
    };
  }
}
