/** One thing told to the client: its number and its text as JSON. */
type Entry = { readonly id: number; readonly json: string };

/** Length and text: the client counts UTF-16 units, as JavaScript does. */
export const channelFrame = (json: string): string => `${json.length}\n${json}`;

/** The messages that the client has not acknowledged yet: kept, because a broken line continues where it broke. */
export class Outbox {
  #entries: Entry[] = [];
  #last = 0;
  #units = 0;

  /** The number of the last entry. */
  get last(): number {
    return this.#last;
  }

  /** The amount that waits for the client, in UTF-16 units. */
  get units(): number {
    return this.#units;
  }

  add(message: unknown): void {
    const json = JSON.stringify(message);
    this.#last += 1;
    this.#units += json.length;
    this.#entries.push({ id: this.#last, json });
  }

  /** The client has everything up to this number. */
  acknowledge(id: number): void {
    const kept = this.#entries.findIndex((entry) => entry.id > id);
    const gone = this.#entries.splice(0, kept === -1 ? this.#entries.length : kept);
    for (const { json } of gone) this.#units -= json.length;
  }

  /** Everything after a number as one frame; nothing when there is nothing. */
  after(id: number): string | undefined {
    const later = this.#entries.filter((entry) => entry.id > id);
    if (later.length === 0) return undefined;
    return channelFrame(`[${later.map((entry) => `[${entry.id},${entry.json}]`).join(',')}]`);
  }
}
