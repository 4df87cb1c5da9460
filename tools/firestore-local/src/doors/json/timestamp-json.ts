import { invalidArgument } from '../../errors.ts';

const RFC3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

export type Instant = { readonly seconds: number; readonly nanos: number };

/** `2026-11-20T14:00:00.123456Z` and its like; nanoseconds below a microsecond are dropped, as on disk. */
export function instantFromText(text: unknown): Instant {
  const match = typeof text === 'string' ? RFC3339.exec(text) : null;
  const millis = match ? Date.parse(`${match[1]}${match[3]}`) : NaN;
  if (Number.isNaN(millis)) throw invalidArgument(`Not a timestamp: ${String(text).slice(0, 100)}`);
  const micros = (match?.[2] ?? '').padEnd(6, '0').slice(0, 6);
  return { seconds: millis / 1000, nanos: Number(micros) * 1000 };
}

export function textFromInstant({ seconds, nanos }: Instant): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  if (nanos === 0) return `${whole}Z`;
  return `${whole}.${String(Math.floor(nanos / 1000)).padStart(6, '0')}Z`;
}
