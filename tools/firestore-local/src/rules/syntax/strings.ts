import { type Position, RulesError } from '../rules-error.ts';

const SIMPLE: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\u0007',
  '0': '\0',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '`': '`',
  '?': '?',
};
const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([^]))/g;

function codePoint(hex: string, at: Position): string {
  const code = Number.parseInt(hex, 16);
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff))
    throw new RulesError(`\\u${hex} is no character`, at);
  return String.fromCodePoint(code);
}

/** The text between the quotes, escapes resolved. */
export const unescapeText = (raw: string, at: Position): string =>
  raw.replaceAll(ESCAPE, (whole: string, x?: string, u?: string, long?: string, plain?: string) => {
    const hex = x ?? u ?? long;
    if (hex !== undefined) return codePoint(hex, at);
    const simple = SIMPLE[plain ?? ''];
    if (simple === undefined) throw new RulesError(`unknown escape '${whole}' in a string`, at);
    return simple;
  });

const PIECE = /\\x([0-9a-fA-F]{2})|\\([0-3][0-7]{2})|\\([^])|[^\\]+/g;

/** A literal `b'…'`: text is UTF-8, `\xFF` and `\377` are one byte. */
export function unescapeBytes(literal: string, at: Position): Buffer {
  const pieces = literal.slice(2, -1).matchAll(PIECE);
  return Buffer.concat(
    Array.from(pieces, ([whole, hex, octal, plain]) => {
      if (hex !== undefined) return Buffer.from(hex, 'hex');
      if (octal !== undefined) return Buffer.from([Number.parseInt(octal, 8)]);
      if (plain === undefined) return Buffer.from(whole, 'utf8');
      const simple = plain === '0' ? undefined : SIMPLE[plain];
      if (simple === undefined) throw new RulesError(`unknown escape '${whole}' in bytes`, at);
      return Buffer.from(simple, 'utf8');
    }),
  );
}
