import { invalidArgument } from '../../errors.ts';

/** The form of a channel's POST: numbered messages, and with the first one the headers of the call. */
export type Form = {
  readonly headers: ReadonlyMap<string, string>;
  /** The number of the first message; a POST that is sent again repeats it. */
  readonly offset: number;
  readonly messages: readonly string[];
};

const LARGEST_COUNT = 10_000;
const PREFIX = /^[^:]*:/;

function whole(text: string | null, what: string): number {
  const number = Number(text ?? '0');
  if (!Number.isInteger(number) || number < 0) throw invalidArgument(`${what} is not a whole number.`);
  return number;
}

function headersOf(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\r\n').filter((line) => PREFIX.test(line));
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

/** Reads `count=1&ofs=0&req0___data__=…`, or INVALID_ARGUMENT. */
export function parseForm(body: string): Form {
  const fields = new URLSearchParams(body);
  const count = whole(fields.get('count'), 'count');
  if (count > LARGEST_COUNT) throw invalidArgument('count is too large.');
  const messages: string[] = [];
  for (let i = 0; i < count; i++) {
    const message = fields.get(`req${i}___data__`);
    if (message === null) throw invalidArgument(`Message ${i} of ${count} is missing.`);
    messages.push(message);
  }
  return {
    headers: headersOf(fields.get('headers') ?? ''),
    offset: whole(fields.get('ofs'), 'ofs'),
    messages,
  };
}
