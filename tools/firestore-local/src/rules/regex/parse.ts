import { SHORTHANDS } from './classes.ts';
import { PatternCursor } from './cursor.ts';
import { parseClass, parseUnicode } from './parse-class.ts';
import { type Pattern, PatternError, type Range } from './tree.ts';
import { foldCase } from './unicode.ts';

const MAX_NESTING = 50;
const MAX_REPEAT = 1_000;
const ANCHORS = { A: 'start', z: 'end', b: 'boundary', B: 'no-boundary' } as const;
const COUNTS = /^\{(\d{1,6})(?:(,)(\d{0,6}))?\}/;
type Flags = { readonly i: boolean; readonly m: boolean; readonly s: boolean; readonly U: boolean };
const FLAGS = /^([imsU]*)(?:-([imsU]+))?([:)])/;
const NEWLINE: readonly Range[] = [[10, 10]];

/** Reads RE2's syntax, without back-references, which RE2 has not either. */
export class PatternParser {
  readonly #cursor: PatternCursor;
  #depth = 0;
  #groups = 0;
  #flags: Flags = { i: false, m: false, s: false, U: false };

  constructor(source: string) {
    this.#cursor = new PatternCursor(source);
  }

  parse(): Pattern {
    const pattern = this.#choice();
    if (this.#cursor.next !== undefined) throw new PatternError("')' without its '('");
    return pattern;
  }

  #choice(): Pattern {
    if (++this.#depth > MAX_NESTING) throw new PatternError('groups nested too deeply');
    const options: Pattern[] = [this.#sequence()];
    while (this.#cursor.skip('|')) options.push(this.#sequence());
    this.#depth -= 1;
    return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options };
  }

  #sequence(): Pattern {
    const parts: Pattern[] = [];
    while (this.#cursor.next !== undefined && this.#cursor.next !== '|' && this.#cursor.next !== ')')
      parts.push(this.#repeated());
    return { kind: 'sequence', parts };
  }

  #repeated(): Pattern {
    const part = this.#atom();
    const counts = this.#counts();
    if (!counts) return part;
    const greedy = !this.#cursor.skip('?') !== this.#flags.U;
    if (this.#counts()) throw new PatternError('a repetition of a repetition');
    return { kind: 'repeat', part, ...counts, greedy };
  }

  #counts(): { min: number; max: number } | undefined {
    if (this.#cursor.skip('*')) return { min: 0, max: Infinity };
    if (this.#cursor.skip('+')) return { min: 1, max: Infinity };
    if (this.#cursor.skip('?')) return { min: 0, max: 1 };
    const found = this.#cursor.find(COUNTS);
    if (!found) return undefined;
    const min = Number(found[1]);
    const max = found[2] === undefined ? min : found[3] === '' ? Infinity : Number(found[3]);
    const finite = max === Infinity ? min : max;
    if (max < min || finite > MAX_REPEAT) throw new PatternError(`invalid repetition ${found[0]}`);
    return { min, max };
  }

  #atom(): Pattern {
    const char = this.#cursor.take();
    if (char === '(') return this.#group();
    if (char === '[') return this.#folded(parseClass(this.#cursor));
    if (char === '.') return { kind: 'class', ranges: this.#flags.s ? [] : NEWLINE, negated: true };
    if (char === '^') return { kind: this.#flags.m ? 'line-start' : 'start' };
    if (char === '$') return { kind: this.#flags.m ? 'line-end' : 'end' };
    if (char === '\\') return this.#escape();
    if ('*+?'.includes(char)) throw new PatternError(`nothing to repeat before '${char}'`);
    return this.#folded(literal(char));
  }

  #folded(p: Pattern): Pattern {
    return this.#flags.i && p.kind === 'class' ? { ...p, ranges: foldCase(p.ranges) } : p;
  }

  /** Flags hold until the end of the group they stand in. */
  #group(): Pattern {
    const outer = this.#flags;
    let number: number | undefined;
    if (!this.#cursor.skip('?')) number = ++this.#groups;
    else if (this.#cursor.skip('P')) {
      this.#name();
      number = ++this.#groups;
    } else if (this.#setFlags() === ')') return { kind: 'empty' };
    const inner = this.#choice();
    if (!this.#cursor.skip(')')) throw new PatternError("'(' without its ')'");
    this.#flags = outer;
    return number === undefined ? inner : { kind: 'group', number, inner };
  }

  #setFlags(): string | undefined {
    const found = this.#cursor.find(FLAGS);
    const [all, on = '', off = '', end] = found ?? [];
    if (!found || all === ')') throw new PatternError("'(?' takes flags (imsU), ':' or 'P<name>'");
    const flags: Record<keyof Flags, boolean> = { ...this.#flags };
    for (const flag of on) flags[flag as keyof Flags] = true;
    for (const flag of off) flags[flag as keyof Flags] = false;
    this.#flags = flags;
    return end;
  }

  #name(): void {
    if (!this.#cursor.skip('<')) throw new PatternError("'(?P' needs a '<name>'");
    while (/^\w$/.test(this.#cursor.next ?? '')) this.#cursor.take();
    if (!this.#cursor.skip('>')) throw new PatternError("'(?P<' without its '>'");
  }

  #escape(): Pattern {
    const char = this.#cursor.next ?? '';
    const ranges = Object.hasOwn(SHORTHANDS, char) ? SHORTHANDS[char] : undefined;
    if (ranges) {
      this.#cursor.take();
      return this.#folded({ kind: 'class', ranges, negated: false });
    }
    const unicode = parseUnicode(this.#cursor);
    if (unicode) return this.#folded({ kind: 'class', ranges: unicode, negated: false });
    if (char === 'A' || char === 'z' || char === 'b' || char === 'B') {
      this.#cursor.take();
      return { kind: ANCHORS[char] };
    }
    return this.#folded(literal(this.#cursor.escaped()));
  }
}

function literal(char: string): Pattern {
  const code = char.codePointAt(0) ?? 0;
  return { kind: 'class', ranges: [[code, code]], negated: false };
}
