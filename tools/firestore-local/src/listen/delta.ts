import type { StoredDocument } from '../store/document.ts';

export type Gone = { readonly name: string; readonly deleted: boolean };
/** The effect of one commit on one watched thing. */
export type Delta = { readonly changed: readonly StoredDocument[]; readonly gone: readonly Gone[] };

export const isEmpty = (delta: Delta): boolean => delta.changed.length === 0 && delta.gone.length === 0;

/** The one who is told of the changes of a watch. */
export interface Watcher {
  /** Takes a change; sends nothing before `flush`. */
  deliver(delta: Delta): void;
}

/** Something watched, shared by all who watch the same. */
export interface Watch {
  readonly watchers: Set<Watcher>;
  /** The documents as they are now. */
  documents(): readonly StoredDocument[];
}
