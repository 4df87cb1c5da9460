import type { StoredDocument } from '../store/document.ts';
import type { Watch, Watcher } from './delta.ts';

/** One document, there or not. */
export class DocumentWatch implements Watch {
  readonly watchers = new Set<Watcher>();
  readonly name: string;
  readonly #read: (name: string) => StoredDocument | undefined;

  constructor(name: string, read: (name: string) => StoredDocument | undefined) {
    this.name = name;
    this.#read = read;
  }

  documents(): readonly StoredDocument[] {
    const document = this.#read(this.name);
    return document ? [document] : [];
  }
}
