import type { StoredDocument } from '../store/document.ts';

/** Documents as they were at an earlier instant, where they differ from now; undefined for those that did not exist. */
export type Overlay = ReadonlyMap<string, StoredDocument | undefined>;

export const NO_OVERLAY: Overlay = new Map();
