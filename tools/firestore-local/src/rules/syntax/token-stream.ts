import { type Position, RulesError } from '../rules-error.ts';
import { describe, type Token } from './tokens.ts';

const MAX_NESTING = 100;
const MAX_NODES = 1_500;
const END: Token = { kind: 'end', text: '', start: 0, end: 0, line: 1, column: 1 };

export const at = ({ line, column }: Position): Position => ({ line, column });

/** The parser's place, and how large what it reads may grow. */
export class TokenStream {
  readonly source: string;
  readonly #tokens: readonly Token[];
  #index = 0;
  #nesting = 0;
  #nodes = 0;

  constructor(source: string, tokens: readonly Token[]) {
    this.source = source;
    this.#tokens = tokens;
  }

  get token(): Token {
    return this.#tokens[this.#index] ?? this.#tokens.at(-1) ?? END;
  }

  get following(): Token {
    return this.#tokens[this.#index + 1] ?? this.token;
  }

  take(): Token {
    const { token } = this;
    this.#index += 1;
    return token;
  }

  is(text: string): boolean {
    const { kind } = this.token;
    return (kind === 'mark' || kind === 'name') && this.token.text === text;
  }

  skip(text: string): boolean {
    const found = this.is(text);
    if (found) this.#index += 1;
    return found;
  }

  expect(text: string): Token {
    if (!this.is(text)) throw this.error(`expected '${text}', found ${describe(this.token)}`);
    return this.take();
  }

  name(what: string): Token {
    if (this.token.kind !== 'name') throw this.error(`expected ${what}, found ${describe(this.token)}`);
    return this.take();
  }

  /** Goes on with the first token at or behind an offset of the source. */
  resumeAt(offset: number): void {
    while (this.token.kind !== 'end' && this.token.start < offset) this.#index += 1;
  }

  error(problem: string, where: Position = this.token): RulesError {
    return new RulesError(problem, where);
  }

  /** Reads by `read` one level deeper. */
  nested<T>(read: () => T): T {
    if (++this.#nesting > MAX_NESTING) throw this.error(`nested more than ${MAX_NESTING} levels deep`);
    const result = read();
    this.#nesting -= 1;
    return result;
  }

  startExpression(): void {
    this.#nodes = 0;
  }

  countNode(): void {
    if (++this.#nodes > MAX_NODES) throw this.error(`an expression of more than ${MAX_NODES} parts`);
  }
}
