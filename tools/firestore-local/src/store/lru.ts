type Entry<V> = { readonly value: V; readonly weight: number };

/**
 * Keeps what was used lately within a weight. Two generations: what is used moves to the young one, and when that is
 * half of all, the old one goes. Cheaper than an exact order, which a Map keeps only by deleting and adding again.
 */
export class Lru<V> {
  readonly #half: number;
  #young = new Map<string, Entry<V>>();
  #old = new Map<string, Entry<V>>();
  #weight = 0;

  constructor(limit: number) {
    this.#half = limit / 2;
  }

  get(key: string): V | undefined {
    const young = this.#young.get(key);
    if (young) return young.value;
    const old = this.#old.get(key);
    if (!old) return undefined;
    this.#old.delete(key);
    this.#add(key, old);
    return old.value;
  }

  set(key: string, value: V, weight = 1): void {
    this.#old.delete(key);
    this.#add(key, { value, weight });
  }

  delete(key: string): void {
    this.#weight -= this.#young.get(key)?.weight ?? 0;
    this.#young.delete(key);
    this.#old.delete(key);
  }

  clear(): void {
    this.#young = new Map();
    this.#old = new Map();
    this.#weight = 0;
  }

  #add(key: string, entry: Entry<V>): void {
    this.#weight += entry.weight - (this.#young.get(key)?.weight ?? 0);
    this.#young.set(key, entry);
    if (this.#weight <= this.#half) return;
    this.#old = this.#young;
    this.#young = new Map();
    this.#weight = 0;
  }
}
