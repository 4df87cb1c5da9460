import { type Position, RulesError } from '../rules-error.ts';
import { unescapeText } from './strings.ts';
import type { Token, TokenKind } from './tokens.ts';

/** Production's limit for a set of rules. */
export const MAX_SOURCE_BYTES = 262_144;

const PATTERNS: readonly (readonly [TokenKind | 'space' | 'comment', RegExp])[] = [
  ['space', /\s+/y],
  ['comment', /\/\/[^\n]*|\/\*[^]*?\*\//y],
  ['bytes', /b(?:'(?:[^'\\\n]|\\[^])*'|"(?:[^"\\\n]|\\[^])*")/y],
  ['name', /[A-Za-z_][A-Za-z0-9_]*/y],
  ['float', /\d+\.\d+(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+/y],
  ['int', /\d+/y],
  ['string', /'(?:[^'\\\n]|\\[^])*'|"(?:[^"\\\n]|\\[^])*"/y],
  ['mark', /==|!=|<=|>=|&&|\|\||\*\*|\$\(|[<>=+\-*/%!?:;,.(){}[\]]/y],
];

class Lexer {
  readonly #source: string;
  readonly #tokens: Token[] = [];
  #offset = 0;
  #line = 1;
  #lineStart = 0;

  constructor(source: string) {
    this.#source = source;
  }

  run(): Token[] {
    while (this.#offset < this.#source.length) this.#one();
    this.#tokens.push(this.#token('end', '', this.#offset));
    return this.#tokens;
  }

  get #at(): Position {
    return { line: this.#line, column: this.#offset - this.#lineStart + 1 };
  }

  #token(kind: TokenKind, text: string, end: number): Token {
    return { kind, text, start: this.#offset, end, ...this.#at };
  }

  #one(): void {
    for (const [kind, pattern] of PATTERNS) {
      pattern.lastIndex = this.#offset;
      const text = pattern.exec(this.#source)?.[0];
      if (text === undefined) continue;
      const end = this.#offset + text.length;
      if (kind === 'string')
        this.#tokens.push(this.#token(kind, unescapeText(text.slice(1, -1), this.#at), end));
      else if (kind !== 'space' && kind !== 'comment') this.#tokens.push(this.#token(kind, text, end));
      this.#advance(text);
      return;
    }
    throw new RulesError(this.#problem(), this.#at);
  }

  #problem(): string {
    const char = String.fromCodePoint(this.#source.codePointAt(this.#offset) ?? 0);
    if (char === '"' || char === "'") return 'a string without its end';
    return `unexpected character '${char}'`;
  }

  #advance(text: string): void {
    for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) {
      this.#line += 1;
      this.#lineStart = this.#offset + i + 1;
    }
    this.#offset += text.length;
  }
}

/** The tokens of a rules file, spaces and comments left out; the last one is its end. */
export function tokenize(source: string): Token[] {
  if (Buffer.byteLength(source, 'utf8') > MAX_SOURCE_BYTES)
    throw new RulesError(`rules are limited to ${MAX_SOURCE_BYTES} bytes`, { line: 1, column: 1 });
  return new Lexer(source).run();
}
