import type { IncomingMessage } from 'node:http';
import { type Caller, callerOf } from '../../access/caller.ts';
import { Code, FirestoreError } from '../../errors.ts';

// A page whose name was made to lead here (DNS rebinding) asks its own origin, and so sends no Origin.
const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i;
/** A browser's word for a request to another origin; Node's fetch does not say it. */
const FROM_ELSEWHERE = new Set<unknown>(['cross-site', 'same-site']);

const isPage = ({ headers }: IncomingMessage): boolean =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;

/** The pages that may call, once their origins are listed, and as whom. */
export class Pages {
  readonly #origins: Set<string> | undefined;

  constructor(origins: readonly string[] | undefined) {
    this.#origins = origins && new Set(origins);
  }

  /** Whether no page is asking, or one that may. */
  admit({ headers: { origin, host = '', 'sec-fetch-site': site } }: IncomingMessage): boolean {
    if (!this.#origins) return true;
    if (!LOOPBACK.test(host)) return false;
    return origin === undefined ? !FROM_ELSEWHERE.has(site) : this.#origins.has(origin);
  }

  /** Lets pages of this origin call, too, from now on; no page can ask for it. False when it is one that asks. */
  add(origin: string, asking: IncomingMessage): boolean {
    if (isPage(asking)) return false;
    this.#origins?.add(origin);
    return true;
  }

  /** The caller; a page cannot be the owner. */
  callerOf(asking: IncomingMessage, authorization = asking.headers.authorization): Caller {
    const caller = callerOf(authorization);
    if (this.#origins && caller.owner && isPage(asking))
      throw new FirestoreError(Code.permissionDenied, 'A page cannot be the owner.');
    return caller;
  }
}
