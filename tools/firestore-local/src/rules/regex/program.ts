import { PatternParser } from './parse.ts';
import { type Anchor, type Pattern, PatternError, type Range } from './tree.ts';

export type Step =
  | { readonly kind: 'char'; readonly ranges: readonly Range[]; readonly negated: boolean }
  | { readonly kind: Anchor }
  /** Keeps where a group starts (an even place, twice its number) or ends (the next one). */
  | { readonly kind: 'save'; readonly place: number }
  /** The match goes on at both; `first` is preferred. */
  | { kind: 'split'; first: number; second: number }
  | { kind: 'jump'; to: number }
  | { readonly kind: 'match' };
export type Program = readonly Step[];

/** Repetitions are written out: this bounds what a pattern may grow to. */
const MAX_STEPS = 10_000;

class Assembler {
  readonly steps: Step[] = [];
  #parts = 0;

  add<T extends Step>(step: T): T {
    if (this.steps.length >= MAX_STEPS) throw new PatternError('the pattern is too large');
    this.steps.push(step);
    return step;
  }

  emit(p: Pattern): void {
    if (++this.#parts > MAX_STEPS) throw new PatternError('the pattern is too large');
    if (p.kind === 'empty') return;
    if (p.kind === 'class') this.add({ kind: 'char', ranges: p.ranges, negated: p.negated });
    else if (p.kind === 'sequence') for (const part of p.parts) this.emit(part);
    else if (p.kind === 'choice') this.#choice(p.options);
    else if (p.kind === 'repeat') this.#repeat(p);
    else if (p.kind === 'group') {
      this.add({ kind: 'save', place: 2 * p.number });
      this.emit(p.inner);
      this.add({ kind: 'save', place: 2 * p.number + 1 });
    } else this.add({ kind: p.kind });
  }

  #choice(options: readonly Pattern[]): void {
    const exits = options.map((option, i) => {
      const last = i === options.length - 1;
      const split = last ? undefined : this.#split(true);
      this.emit(option);
      const exit = last ? undefined : this.add({ kind: 'jump' as const, to: 0 });
      if (split) split.second = this.steps.length;
      return exit;
    });
    for (const exit of exits) if (exit) exit.to = this.steps.length;
  }

  #split(greedy: boolean): { first: number; second: number } {
    const split = this.add({ kind: 'split' as const, first: 0, second: 0 });
    const entry = this.steps.length;
    if (greedy) split.first = entry;
    else split.second = entry;
    return split;
  }

  #repeat({ part, min, max, greedy }: Extract<Pattern, { kind: 'repeat' }>): void {
    for (let i = 0; i < min; i++) this.emit(part);
    const leave = (split: { first: number; second: number }) => {
      if (greedy) split.second = this.steps.length;
      else split.first = this.steps.length;
    };
    if (max === Infinity) {
      const loop = this.steps.length;
      const split = this.#split(greedy);
      this.emit(part);
      this.add({ kind: 'jump', to: loop });
      leave(split);
      return;
    }
    const splits = Array.from({ length: max - min }, () => {
      const split = this.#split(greedy);
      this.emit(part);
      return split;
    });
    for (const split of splits) leave(split);
  }
}

const known = new Map<string, Program>();
const MAX_KNOWN = 500;

/** The steps of a pattern; throws PatternError for one that is wrong, unsupported or too large. */
export function compilePattern(source: string): Program {
  const found = known.get(source);
  if (found) return found;
  const assembler = new Assembler();
  assembler.emit(new PatternParser(source).parse());
  assembler.add({ kind: 'match' });
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(source, assembler.steps);
  return assembler.steps;
}
