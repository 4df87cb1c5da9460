import type { WireQuery } from '../queries/wire.ts';
import type { StoredDocument } from '../store/document.ts';

/* The messages of the Listen stream, in the names of google.firestore.v1; times are microseconds. */
export type TargetMessage = {
  readonly query?: { readonly parent: string; readonly structuredQuery?: WireQuery | null } | null;
  readonly documents?: { readonly documents: readonly string[] } | null;
  readonly resumeToken?: Uint8Array | null;
  readonly readTime?: number | null;
  readonly targetId: number;
  readonly once: boolean;
};
export type ListenMessage = {
  readonly database: string;
  readonly addTarget?: TargetMessage | null;
  readonly removeTarget?: number | null;
};

export const TargetChangeType = { noChange: 0, add: 1, remove: 2, current: 3, reset: 4 } as const;

export type Cause = { readonly code: number; readonly message: string };
export type TargetChangeMessage = {
  readonly targetChangeType: number;
  readonly targetIds: readonly number[];
  readonly cause?: Cause;
  readonly resumeToken?: Uint8Array;
  readonly readTime?: number;
};
type Removal = {
  readonly document: string;
  readonly removedTargetIds: readonly number[];
  readonly readTime: number;
};
export type ListenAnswer =
  | { readonly targetChange: TargetChangeMessage }
  | {
      readonly documentChange: {
        readonly document: StoredDocument;
        readonly targetIds: readonly number[];
      };
    }
  | { readonly documentDelete: Removal }
  | { readonly documentRemove: Removal };

/** A resume token is the instant it stands for; it is never resumed from, only answered by RESET. */
export function resumeTokenOf(time: number): Uint8Array {
  const token = Buffer.alloc(8);
  token.writeBigUInt64BE(BigInt(time));
  return token;
}
