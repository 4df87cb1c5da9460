/** A place in a rules file, both counted from 1. */
export type Position = { readonly line: number; readonly column: number };

/** A mistake in a rules file: lexical, of syntax, or one that is seen without running it. */
export class RulesError extends Error {
  readonly line: number;
  readonly column: number;
  readonly file: string | undefined;
  /** The problem without the place. */
  readonly problem: string;

  constructor(problem: string, at: Position, file?: string) {
    super(`${file ?? 'rules'}:${at.line}:${at.column}: ${problem}`);
    this.name = 'RulesError';
    this.problem = problem;
    this.line = at.line;
    this.column = at.column;
    this.file = file;
  }
}
