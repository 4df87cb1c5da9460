import { Code, FirestoreError } from '../errors.ts';
import type { Auth } from '../rules/index.ts';

/** The one who calls: the owner, whom no rule stops, or a person (nobody in particular without `auth`). */
export type Caller = { readonly owner: boolean; readonly auth: Auth | null };

const OWNER: Caller = { owner: true, auth: null };
const ANONYMOUS: Caller = { owner: false, auth: null };
const BEARER = /^Bearer +(\S+)$/i;

const invalid = () => new FirestoreError(Code.unauthenticated, 'The authorization is not a readable token.');

function claimsOf(token: string): Record<string, unknown> {
  const [head, payload, signature] = token.split('.');
  if (head === undefined || payload === undefined || signature === undefined) throw invalid();
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    if (typeof claims === 'object' && claims !== null && !Array.isArray(claims)) return { ...claims };
  } catch {
    // Falls through to the same answer.
  }
  throw invalid();
}

/**
 * The caller whom an Authorization header names. Tokens are read and not verified, as in the official emulator: those
 * of the Auth emulator have no signature.
 */
export function callerOf(authorization: string | undefined): Caller {
  if (authorization === undefined || authorization === '') return ANONYMOUS;
  const token = BEARER.exec(authorization)?.[1];
  if (token === undefined) throw invalid();
  if (token === 'owner') return OWNER;
  const claims = claimsOf(token);
  const uid = claims['sub'] ?? claims['user_id'];
  if (typeof uid !== 'string' || uid === '') throw invalid();
  return { owner: false, auth: { uid, token: claims } };
}
