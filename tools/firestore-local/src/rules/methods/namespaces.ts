import { bool, fail, float, int, isNumeric, type RuleValue } from '../values/rule-value.ts';
import { toBool, toFloat, toInt, toPath, toText } from './convert.ts';
import { HASHING } from './hashing.ts';
import { latlngOf } from './places.ts';
import { dateOf, durationOf, timeOf, timestamp } from './times.ts';

/** A function that is part of the language. */
export type Builtin = { readonly takes: number; readonly run: (args: readonly RuleValue[]) => RuleValue };

const one = (run: (v: RuleValue) => RuleValue): Builtin => ({
  takes: 1,
  run: ([v]) => run(v ?? fail('no argument')),
});
const number = (run: (n: number) => RuleValue): Builtin =>
  one((v) => (isNumeric(v) ? run(Number(v.value)) : fail(`a number is needed, not ${v.type}`)));
/** Rounding leaves an int alone: it may not fit in a double. */
const rounding = (round: (n: number) => number): Builtin =>
  one((v) => {
    if (v.type === 'int') return v;
    if (v.type !== 'float') return fail(`a number is needed, not ${v.type}`);
    return Number.isFinite(v.value) ? int(BigInt(round(v.value))) : fail('not a finite number');
  });

function abs(v: RuleValue): RuleValue {
  if (v.type === 'int') return int(v.value < 0n ? -v.value : v.value);
  if (v.type === 'float') return float(Math.abs(v.value));
  return fail(`a number is needed, not ${v.type}`);
}

function power([base, exponent]: readonly RuleValue[]): RuleValue {
  const known = base && exponent && isNumeric(base) && isNumeric(exponent);
  return known ? float(Number(base.value) ** Number(exponent.value)) : fail('math.pow needs two numbers');
}

const roundHalfAway = (n: number) => Math.sign(n) * Math.round(Math.abs(n));

export const NAMESPACES: Readonly<Record<string, Readonly<Record<string, Builtin>>>> = {
  math: {
    abs: one(abs),
    ceil: rounding(Math.ceil),
    floor: rounding(Math.floor),
    round: rounding(roundHalfAway),
    isInfinite: number((n) => bool(n === Infinity || n === -Infinity)),
    isNaN: number((n) => bool(Number.isNaN(n))),
    pow: { takes: 2, run: power },
    sqrt: number((n) => float(Math.sqrt(n))),
  },
  timestamp: {
    date: { takes: 3, run: dateOf },
    value: one((v) =>
      v.type === 'int'
        ? timestamp(v.value * 1_000_000n)
        : fail('timestamp.value needs milliseconds as an int'),
    ),
  },
  duration: {
    abs: one((v) =>
      v.type === 'duration'
        ? { type: 'duration', nanos: v.nanos < 0n ? -v.nanos : v.nanos }
        : fail('duration.abs needs a duration'),
    ),
    value: { takes: 2, run: durationOf },
    time: { takes: 4, run: timeOf },
  },
  hashing: HASHING,
  latlng: { value: { takes: 2, run: latlngOf } },
};

/** Functions without a target. `get` and its kin are not here: they read documents. */
export const GLOBALS: Readonly<Record<string, Builtin>> = {
  int: one(toInt),
  float: one(toFloat),
  string: one(toText),
  bool: one(toBool),
  path: one(toPath),
  /** Says nothing here. */
  debug: one((v) => v),
};

export const DOCUMENT_CALLS: ReadonlySet<string> = new Set(['get', 'exists', 'getAfter', 'existsAfter']);
