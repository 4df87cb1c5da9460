/** A listening client, as far as the hub knows it. */
export interface Listening {
  /** Checks again what rests on documents that changed; on everything when `names` is left out. */
  recheck(names?: ReadonlySet<string>): void;
  /** Sends what was delivered, as one consistent snapshot of that instant. */
  flush(time: number): void;
  /** Ends the client's stream. */
  fail(error: unknown): void;
}

/** The listeners, and how often a query was looked at because of a change. */
export type HubReading = {
  readonly clients: number;
  readonly queries: number;
  readonly documents: number;
  readonly evaluations: number;
};
