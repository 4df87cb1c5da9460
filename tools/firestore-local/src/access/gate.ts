import type { Access } from '../engine/guard.ts';
import { Code, FirestoreError } from '../errors.ts';
import type { Auth, CoverageEntry } from '../rules/index.ts';

/** Decides for everybody but the owner. Throws PERMISSION_DENIED, or returns. */
export interface Gate {
  check(accesses: readonly Access[], auth: Auth | null): void;
  /** The number of times that each place of the rules was reached, and what it gave. */
  coverage?(): readonly CoverageEntry[];
}

/** Makes a gate of the source of security rules, or throws an Error that says where the mistake is. */
export type CompileRules = (source: string, file?: string) => Gate;

/** A refusal. The caller always hears the same; `reason` is for the developer's log. */
export class Denied extends FirestoreError {
  readonly reason: string;

  constructor(reason: string) {
    super(Code.permissionDenied, 'Missing or insufficient permissions.');
    this.reason = reason;
  }
}

export const ownersOnly = () => new Denied("no rule can allow this: it is the owner's");

/** The gate when there are no rules: nobody but the owner sees or changes anything. */
export const DENY_ALL: Gate = {
  check: () => {
    throw new Denied('no rules are in force');
  },
};
