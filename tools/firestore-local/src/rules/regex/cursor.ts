import { PatternError } from './tree.ts';

const CONTROLS: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  f: '\f',
  v: '\v',
  a: '\u0007',
};

/** The place of a pattern's reader, by characters. */
export class PatternCursor {
  readonly #chars: readonly string[];
  #at = 0;

  constructor(source: string) {
    this.#chars = Array.from(source);
  }

  get next(): string | undefined {
    return this.#chars[this.#at];
  }

  get following(): string | undefined {
    return this.#chars[this.#at + 1];
  }

  take(): string {
    return this.#chars[this.#at++] ?? '';
  }

  skip(char: string): boolean {
    const found = this.next === char;
    if (found) this.#at += 1;
    return found;
  }

  /** The match of a pattern anchored at its start, within some characters; passed over if found. */
  find(pattern: RegExp, within = 24): RegExpExecArray | null {
    const found = pattern.exec(this.#chars.slice(this.#at, this.#at + within).join(''));
    this.#at += found?.[0].length ?? 0;
    return found;
  }

  /** The character an escape stands for, its backslash passed. */
  escaped(): string {
    const char = this.take();
    if (char === 'x') return this.#hex();
    if (Object.hasOwn(CONTROLS, char)) return CONTROLS[char] ?? char;
    if (char === '' || /[A-Za-z0-9]/.test(char)) throw new PatternError(`unsupported escape '\\${char}'`);
    return char;
  }

  #hex(): string {
    const found = this.find(/^(?:([0-9a-fA-F]{2})|\{([0-9a-fA-F]{1,6})\})/);
    const code = Number.parseInt(found?.[1] ?? found?.[2] ?? '', 16);
    if (!(code <= 0x10ffff)) throw new PatternError("'\\x' needs two hexadecimal digits");
    return String.fromCodePoint(code);
  }
}
