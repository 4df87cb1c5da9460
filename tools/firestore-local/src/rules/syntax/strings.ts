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

/** What stands between the quotes, escapes resolved. */
export const unescapeText = (raw: string, at: Position): string =>
  raw.replaceAll(ESCAPE, (whole: string, x?: string, u?: string, long?: string, plain?: string) => {
    const hex = x ?? u ?? long;
    if (hex !== undefined) return codePoint(hex, at);
    const simple = SIMPLE[plain ?? ''];
    if (simple === undefined) throw new RulesError(`unknown escape '${whole}' in a string`, at);
    return simple;
  });
