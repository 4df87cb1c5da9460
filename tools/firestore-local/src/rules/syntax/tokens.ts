import type { Position } from '../rules-error.ts';

export type TokenKind = 'name' | 'int' | 'float' | 'string' | 'bytes' | 'mark' | 'end';

export type Token = Position & {
  readonly kind: TokenKind;
  /** The text of the token: a string without its quotes, escapes resolved; bytes as they are written. */
  readonly text: string;
  /** The token's place in the source, for paths, whose segments are no tokens. */
  readonly start: number;
  readonly end: number;
};

export const describe = (token: Token): string =>
  token.kind === 'end' ? 'the end of the file' : `'${token.text}'`;
