import { count, fail, int, type RuleValue, type ValueOf } from '../values/rule-value.ts';
import { type Methods, plain } from './method.ts';

const SECOND = 1_000_000_000n;
const MINUTE = 60n * SECOND;
const HOUR = 60n * MINUTE;
const DAY = 24n * HOUR;
const UNITS: Readonly<Record<string, bigint>> = {
  w: 7n * DAY,
  d: DAY,
  h: HOUR,
  m: MINUTE,
  s: SECOND,
  ms: 1_000_000n,
  ns: 1n,
};
/** The years 1 to 9999, as production stores them. */
const FIRST = -62_135_596_800n * SECOND;
const LAST = 253_402_300_800n * SECOND;

const modulo = (a: bigint, b: bigint): bigint => ((a % b) + b) % b;
const floorDay = (nanos: bigint): bigint => nanos - modulo(nanos, DAY);

/** A timestamp, or an error out of the years 1 to 9999. */
export const timestamp = (nanos: bigint): RuleValue =>
  nanos >= FIRST && nanos < LAST ? { type: 'timestamp', nanos } : fail('timestamp out of range');

const utc = (v: ValueOf<'timestamp'>): Date => new Date(Number(floorDay(v.nanos) / 1_000_000n));
const part = (v: ValueOf<'timestamp'>, of: bigint, unit: bigint) => int(modulo(v.nanos, of) / unit);

function dayOfYear(v: ValueOf<'timestamp'>): RuleValue {
  const date = utc(v);
  const first = new Date(date);
  first.setUTCMonth(0, 1);
  return count(Math.round((date.getTime() - first.getTime()) / 86_400_000) + 1);
}

/** All in UTC. */
export const TIMESTAMP_METHODS: Methods<'timestamp'> = {
  date: plain((v) => ({ type: 'timestamp', nanos: floorDay(v.nanos) })),
  time: plain((v) => ({ type: 'duration', nanos: modulo(v.nanos, DAY) })),
  year: plain((v) => count(utc(v).getUTCFullYear())),
  month: plain((v) => count(utc(v).getUTCMonth() + 1)),
  day: plain((v) => count(utc(v).getUTCDate())),
  /** Monday is 1. */
  dayOfWeek: plain((v) => count(utc(v).getUTCDay() === 0 ? 7 : utc(v).getUTCDay())),
  dayOfYear: plain(dayOfYear),
  hours: plain((v) => part(v, DAY, HOUR)),
  minutes: plain((v) => part(v, HOUR, MINUTE)),
  seconds: plain((v) => part(v, MINUTE, SECOND)),
  nanos: plain((v) => part(v, SECOND, 1n)),
  toMillis: plain((v) => int((v.nanos - modulo(v.nanos, 1_000_000n)) / 1_000_000n)),
};

export const DURATION_METHODS: Methods<'duration'> = {
  seconds: plain((v) => int(v.nanos / SECOND)),
  nanos: plain((v) => int(v.nanos % SECOND)),
};

/** `timestamp.date(2026, 3, 31)`; a day the month does not have is an error. */
export function dateOf(args: readonly RuleValue[]): RuleValue {
  const [year, month, day] = args.map((a) => (a.type === 'int' ? Number(a.value) : NaN));
  const date = new Date(0);
  date.setUTCFullYear(year ?? NaN, (month ?? NaN) - 1, day ?? NaN);
  const exists = date.getUTCDate() === day && date.getUTCMonth() + 1 === month;
  return exists ? timestamp(BigInt(date.getTime()) * 1_000_000n) : fail('no such date');
}

export function durationOf([magnitude, unit]: readonly RuleValue[]): RuleValue {
  const nanos = unit?.type === 'string' && Object.hasOwn(UNITS, unit.value) ? UNITS[unit.value] : undefined;
  if (magnitude?.type !== 'int' || nanos === undefined) return fail('duration.value needs an int and a unit');
  return { type: 'duration', nanos: magnitude.value * nanos };
}

/** Hours, minutes, seconds, nanoseconds. */
export function timeOf(args: readonly RuleValue[]): RuleValue {
  const numbers = args.map((a) => (a.type === 'int' ? a.value : undefined));
  const [hours, minutes, seconds, nanos] = numbers;
  if (hours === undefined || minutes === undefined || seconds === undefined || nanos === undefined)
    return fail('duration.time needs four ints');
  return { type: 'duration', nanos: hours * HOUR + minutes * MINUTE + seconds * SECOND + nanos };
}
