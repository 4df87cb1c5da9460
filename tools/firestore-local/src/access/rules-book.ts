import type { Access, Guard } from '../engine/guard.ts';
import type { CoverageEntry } from '../rules/index.ts';
import type { Caller } from './caller.ts';
import { type CompileRules, Denied, DENY_ALL, type Gate, ownersOnly } from './gate.ts';

type InForce = { readonly source: string; readonly gate: Gate };

const NONE: InForce = { source: '', gate: DENY_ALL };
const projectOf = (database: string): string => database.split('/', 2)[1] ?? '';

/** The rules in force: one set for all projects, and those a project was given for itself. */
export class RulesBook {
  readonly #compile: CompileRules;
  readonly #projects = new Map<string, InForce>();
  readonly #listeners = new Set<() => void>();
  readonly #onDenied: (reason: string) => void;
  #common: InForce = NONE;

  /** `onDenied` hears of every refusal, in a line that names places and collections but nobody's data. */
  constructor(compile: CompileRules, onDenied: (reason: string) => void = () => {}) {
    this.#compile = compile;
    this.#onDenied = onDenied;
  }

  /**
   * Puts rules in force, for one project or for all that have none of their own. A mistake is thrown as it comes
   * (RulesError) and leaves the old ones.
   */
  load(source: string, { project, file }: { project?: string; file?: string } = {}): void {
    const loaded = { source, gate: this.#known(source) ?? this.#compile(source, file) };
    if (project === undefined) this.#common = loaded;
    else this.#projects.set(project, loaded);
    for (const listener of this.#listeners) listener();
  }

  /** Tells when other rules came into force. Returns how to stop. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The check of a caller; none for the owner. */
  guardFor(caller: Caller): Guard | undefined {
    return caller.owner ? undefined : { check: (accesses) => this.#check(accesses, caller) };
  }

  /** A project's rules, how often each place of them was reached, and what it gave. */
  coverage(project: string): { readonly source: string; readonly entries: readonly CoverageEntry[] } {
    const { source, gate } = this.#of(project);
    return { source, entries: gate.coverage?.() ?? [] };
  }

  /** The same source is compiled once, so that its coverage adds up over all who load it. */
  #known(source: string): Gate | undefined {
    return [this.#common, ...this.#projects.values()].find((one) => one !== NONE && one.source === source)
      ?.gate;
  }

  #of(project: string): InForce {
    return this.#projects.get(project) ?? this.#common;
  }

  #check(accesses: readonly Access[], { auth }: Caller): void {
    try {
      if (accesses.some((a) => a.verb === 'administer')) throw ownersOnly();
      const [first] = accesses;
      if (first) this.#of(projectOf(first.database)).gate.check(accesses, auth);
    } catch (error) {
      if (error instanceof Denied) this.#onDenied(`${auth ? 'signed in' : 'anonymous'}: ${error.reason}`);
      throw error;
    }
  }
}
