/** Sets by key; a key without members is forgotten. */
export class Groups<K, V> {
  readonly #groups = new Map<K, Set<V>>();

  add(key: K, value: V): void {
    const group = this.#groups.get(key);
    if (group) group.add(value);
    else this.#groups.set(key, new Set([value]));
  }

  remove(key: K, value: V): void {
    const group = this.#groups.get(key);
    group?.delete(value);
    if (group?.size === 0) this.#groups.delete(key);
  }

  of(key: K): Iterable<V> {
    return this.#groups.get(key) ?? [];
  }

  lists(): Map<K, V[]> {
    return new Map([...this.#groups].map(([key, group]) => [key, [...group]]));
  }
}
