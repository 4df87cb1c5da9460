import { inRanges, WORD } from './classes.ts';
import type { Program, Step } from './program.ts';

/** The starts and ends of groups, two places for each; a place that was not reached is a hole. */
type Saved = readonly (number | undefined)[];
type Thread = { readonly step: number; readonly from: number; readonly saved: Saved };
export type Found = { readonly from: number; readonly to: number; readonly saved: Saved };

const NEWLINE = 10;

function put(saved: Saved, place: number, at: number): Saved {
  const next = [...saved];
  next[place] = at;
  return next;
}

/** The threads at one place of the text, in the order of preference, each step once. */
class Threads {
  readonly list: Thread[] = [];
  readonly #seen = new Set<number>();
  readonly #program: Program;
  readonly #text: readonly number[];

  constructor(program: Program, text: readonly number[]) {
    this.#program = program;
    this.#text = text;
  }

  /** Follows what takes no character. */
  add(step: number, from: number, at: number, saved: Saved = []): void {
    const stack = [{ step, saved }];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      if (this.#seen.has(next.step)) continue;
      this.#seen.add(next.step);
      const found = this.#program[next.step];
      if (!found) continue;
      const { saved: kept } = next;
      if (found.kind === 'jump') stack.push({ step: found.to, saved: kept });
      else if (found.kind === 'split')
        stack.push({ step: found.second, saved: kept }, { step: found.first, saved: kept });
      else if (found.kind === 'save') stack.push({ step: next.step + 1, saved: put(kept, found.place, at) });
      else if (found.kind === 'char' || found.kind === 'match')
        this.list.push({ step: next.step, from, saved: kept });
      else if (this.#holds(found, at)) stack.push({ step: next.step + 1, saved: kept });
    }
  }

  #holds({ kind }: Step, at: number): boolean {
    if (kind === 'start') return at === 0;
    if (kind === 'end') return at === this.#text.length;
    if (kind === 'line-start') return at === 0 || this.#text[at - 1] === NEWLINE;
    if (kind === 'line-end') return at === this.#text.length || this.#text[at] === NEWLINE;
    const word = (i: number) => inRanges(WORD, this.#text[i] ?? -1);
    return (word(at - 1) !== word(at)) === (kind === 'boundary');
  }
}

/** The work that one method may do: some 100 ms. */
const MAX_WORK = 2_000_000;
export class PatternTooSlow extends Error {}
type Budget = { left: number };

/** All threads at once, so that time grows with text times pattern and never faster. */
function run(
  program: Program,
  text: readonly number[],
  from: number,
  whole: boolean,
  budget: Budget,
): Found | undefined {
  let threads = new Threads(program, text);
  let found: Found | undefined;
  for (let at = from; at <= text.length; at++) {
    if (!found && (at === from || !whole)) threads.add(0, at, at);
    const next = new Threads(program, text);
    budget.left -= threads.list.length + 1;
    if (budget.left < 0) throw new PatternTooSlow();
    for (const thread of threads.list) {
      const step = program[thread.step];
      if (step?.kind === 'match') {
        if (whole && at < text.length) continue;
        found = { from: thread.from, to: at, saved: thread.saved };
        break;
      }
      const char = text[at];
      if (step?.kind !== 'char' || char === undefined) continue;
      if (inRanges(step.ranges, char) !== step.negated)
        next.add(thread.step + 1, thread.from, at + 1, thread.saved);
    }
    threads = next;
    if (threads.list.length === 0 && (found || whole)) return found;
  }
  return found;
}

export const codePoints = (text: string): number[] => Array.from(text, (c) => c.codePointAt(0) ?? 0);

/** Whether the pattern describes all of the text. */
export const matchesWhole = (program: Program, text: string): boolean =>
  run(program, codePoints(text), 0, true, { left: MAX_WORK }) !== undefined;

/** All that is found, leftmost first, none overlapping; empty ones are passed over, so that the walk goes on. */
export function* findAll(program: Program, text: readonly number[]): Generator<Found> {
  const budget = { left: MAX_WORK };
  for (let at = 0; at <= text.length;) {
    const found = run(program, text, at, false, budget);
    if (!found) return;
    yield found;
    at = found.to > found.from ? found.to : found.to + 1;
  }
}
