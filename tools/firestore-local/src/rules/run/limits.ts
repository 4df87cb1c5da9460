/** Production's limits of one evaluation. */
export const MAX_EXPRESSIONS = 1_000;
/** Different documents that `get()` and its kin may read: for one access, and for all of one request. */
export const MAX_READS = 10;
export const MAX_SHARED_READS = 20;

/** A limit is not an error of a condition: nothing absorbs it, the access is refused. */
export class LimitExceeded extends Error {}
