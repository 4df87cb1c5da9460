import { Code, FirestoreError, type StatusCode } from './errors.ts';

const ACTIONS = ['lose-answer', 'refuse', 'delay'] as const;
const CODES: readonly number[] = [4, 8, 10, 13, 14];

/** A fault of the calls of a method: the next `times` of them, after `after` that go well. */
export type Fault = {
  readonly method: string;
  readonly action: (typeof ACTIONS)[number];
  readonly code: StatusCode;
  readonly ms: number;
  times: number;
  after: number;
};

const whole = (value: unknown, fallback: number): number => {
  if (value === undefined) return fallback;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw new RangeError('not a whole number');
  return value;
};

/** A fault as it is asked for, or a RangeError that says what is wrong with it. */
function parseFault(body: unknown, methods: ReadonlySet<string>): Fault {
  if (typeof body !== 'object' || body === null) throw new RangeError('the body is not an object');
  const { method, ms, times, after, ...asked } = body as Record<string, unknown>;
  if (typeof method !== 'string' || !(method === '*' || methods.has(method))) {
    throw new RangeError('method is missing or is no method of the service');
  }
  const action = ACTIONS.find((a) => a === asked['action']);
  if (!action) throw new RangeError(`action must be one of ${ACTIONS.join(', ')}`);
  const code = whole(asked['code'], Code.unavailable);
  if (!CODES.includes(code)) throw new RangeError(`code must be one of ${CODES.join(', ')}`);
  return {
    method,
    action,
    code: code as StatusCode,
    ms: whole(ms, 0),
    times: whole(times, 1),
    after: whole(after, 0),
  };
}

/** The fault door: makes chosen calls fail, so that clients can be tested against a bad line. */
export class Faults {
  readonly #methods: ReadonlySet<string>;
  #faults: Fault[] = [];

  /** `methods` are those that a fault may name. */
  constructor(methods: ReadonlySet<string>) {
    this.#methods = methods;
  }

  /** Takes what the fault door takes: `{ method, action, … }` (README). */
  add(asked: unknown): void {
    this.#faults.push(parseFault(asked, this.#methods));
  }

  clear(): void {
    this.#faults = [];
  }

  list(): readonly Fault[] {
    return this.#faults;
  }

  /** Runs a call under the fault that is due for it, if any. */
  async around<T>(method: string, call: () => Promise<T>): Promise<T> {
    const fault = this.#take(method);
    if (!fault) return call();
    if (fault.ms > 0) await new Promise((resolve) => setTimeout(resolve, fault.ms));
    if (fault.action === 'delay') return call();
    if (fault.action === 'lose-answer') await call();
    throw new FirestoreError(fault.code, `Fault asked for: ${fault.action}.`);
  }

  #take(method: string): Fault | undefined {
    for (const fault of this.#faults) {
      if (fault.method !== method && fault.method !== '*') continue;
      if (fault.after > 0) fault.after -= 1;
      else if (fault.times > 0) {
        fault.times -= 1;
        if (fault.times === 0) this.#faults = this.#faults.filter((f) => f !== fault);
        return fault;
      }
    }
    return undefined;
  }
}
