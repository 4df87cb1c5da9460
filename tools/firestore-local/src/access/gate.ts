import type { Access } from '../engine/guard.ts';
import { permissionDenied } from '../errors.ts';
import type { Auth } from './caller.ts';

/** Decides for everybody but the owner. Throws PERMISSION_DENIED, or returns. */
export interface Gate {
  check(accesses: readonly Access[], auth: Auth | null): void;
  /** How often each place of the rules was reached, and what it gave. */
  coverage?(): readonly unknown[];
}

/** Makes a gate of the source of security rules, or throws an Error that says where the mistake is. */
export type CompileRules = (source: string, file?: string) => Gate;

export const denied = () => permissionDenied('Missing or insufficient permissions.');

/** Without rules nobody but the owner sees or changes anything. */
export const DENY_ALL: Gate = {
  check: () => {
    throw denied();
  },
};
