import { checkRules } from './check/check.ts';
import type { Resolved } from './check/scope.ts';
import { Coverage, type CoverageEntry } from './coverage.ts';
import { RulesError } from './rules-error.ts';
import { entriesOf, type Entry } from './run/patterns.ts';
import type { Call, RulesFile } from './syntax/ast.ts';
import { parseRules } from './syntax/parser.ts';

/** Rules that have been read and checked. */
export class CompiledRules {
  readonly file: string | undefined;
  readonly version: '1' | '2';
  readonly entries: readonly Entry[];
  readonly program: { readonly calls: ReadonlyMap<Call, Resolved>; readonly coverage: Coverage };

  constructor(tree: RulesFile, file: string | undefined) {
    this.file = file;
    this.version = tree.version;
    this.program = { calls: checkRules(tree).calls, coverage: new Coverage(tree) };
    this.entries = entriesOf(tree);
  }

  /** Every allow, function and branch by its place in the file. */
  coverage(): readonly CoverageEntry[] {
    return this.program.coverage.entries();
  }
}

/** Reads a rules file. Throws RulesError for a mistake in it. */
export function compileRules(source: string, file?: string): CompiledRules {
  try {
    return new CompiledRules(parseRules(source), file);
  } catch (error) {
    if (error instanceof RulesError && file !== undefined) throw new RulesError(error.problem, error, file);
    throw error;
  }
}
