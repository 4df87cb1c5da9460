import { Code, FirestoreError, type StatusCode } from './errors.ts';

const ACTIONS = ['perder-respuesta', 'rechazar', 'retrasar'] as const;
const CODES: readonly number[] = [4, 8, 10, 13, 14];

/** What goes wrong with calls of a method: the next `veces` of them, after `despues_de` that go well. */
export type Fault = {
  readonly metodo: string;
  readonly accion: (typeof ACTIONS)[number];
  readonly codigo: StatusCode;
  readonly ms: number;
  veces: number;
  despues_de: number;
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
  const { metodo, accion, codigo, ms, veces, despues_de } = body as Record<string, unknown>;
  if (typeof metodo !== 'string' || !(metodo === '*' || methods.has(metodo))) {
    throw new RangeError('metodo is missing or is no method of the service');
  }
  const action = ACTIONS.find((a) => a === accion);
  if (!action) throw new RangeError(`accion must be one of ${ACTIONS.join(', ')}`);
  const code = whole(codigo, Code.unavailable);
  if (!CODES.includes(code)) throw new RangeError(`codigo must be one of ${CODES.join(', ')}`);
  return {
    metodo,
    accion: action,
    codigo: code as StatusCode,
    ms: whole(ms, 0),
    veces: whole(veces, 1),
    despues_de: whole(despues_de, 0),
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

  /** Takes what the fault door takes: `{ metodo, accion, … }` (README). */
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
    if (fault.accion === 'retrasar') return call();
    if (fault.accion === 'perder-respuesta') await call();
    throw new FirestoreError(fault.codigo, `Fault asked for: ${fault.accion}.`);
  }

  #take(method: string): Fault | undefined {
    for (const fault of this.#faults) {
      if (fault.metodo !== method && fault.metodo !== '*') continue;
      if (fault.despues_de > 0) fault.despues_de -= 1;
      else if (fault.veces > 0) {
        fault.veces -= 1;
        if (fault.veces === 0) this.#faults = this.#faults.filter((f) => f !== fault);
        return fault;
      }
    }
    return undefined;
  }
}
