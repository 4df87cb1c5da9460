import { compiledGate } from './access/compiled-gate.ts';
import type { CompileRules } from './access/gate.ts';
import { RulesBook } from './access/rules-book.ts';
import { followRules } from './access/rules-file.ts';
import { InProcessChannel } from './doors/in-process.ts';
import { METHODS } from './doors/methods.ts';
import { openDoors } from './doors/server.ts';
import { STREAMS } from './doors/streams.ts';
import { Engine, type EngineOptions } from './engine/engine.ts';
import { Faults } from './faults.ts';
import { ListenHub } from './listen/hub.ts';

export { Engine, type EngineOptions, type Imported } from './engine/engine.ts';
export type { IndexFile } from './indexes/definitions.ts';
export type { MeterReading } from './meter.ts';
export { type CoverageEntry, RulesError } from './rules/index.ts';
export type { JsValue } from './values/from-js.ts';

export type FirestoreLocalOptions = EngineOptions & {
  /** 0 or nothing: a free one. */
  readonly puerto?: number;
  /** A file of security rules, loaded again when it changes; without rules only the owner sees anything. */
  readonly reglas?: string | undefined;
  /** The file of rules changed: it is in force, or it has this mistake and the rules before stay. Default: stderr. */
  readonly alRecargarReglas?: ((mistake: Error | undefined) => void) | undefined;
  /** Why each refusal of the rules, in one line without anybody's data; for a developer's log. */
  readonly alNegar?: ((reason: string) => void) | undefined;
  /** Another judge than security rules, for tests. */
  readonly compilarReglas?: CompileRules | undefined;
  /** How long a browser's channel is kept without a line; 30 s. */
  readonly canalInactivoMs?: number | undefined;
};

export type FirestoreLocal = {
  readonly puerto: number;
  readonly motor: Engine;
  /** What an Admin SDK in this process gives to `settings()`: its calls come here without a port. */
  readonly enProceso: Readonly<Record<string, unknown>>;
  /** The fault door, for whoever is in this process. */
  readonly fallas: Faults;
  readonly cerrar: () => Promise<void>;
};

function tellReload(mistake: Error | undefined): void {
  const news = mistake
    ? `${mistake.message} (the rules before stay in force)`
    : 'security rules loaded again';
  process.stderr.write(`${news}\n`);
}

/** Starts a Firestore on a loopback port. `datos` is a folder (kept) or `:memory:`. */
export async function iniciarFirestoreLocal(options: FirestoreLocalOptions): Promise<FirestoreLocal> {
  const motor = new Engine(options);
  let unfollow = () => {};
  try {
    const hub = new ListenHub(motor);
    const rules = new RulesBook(options.compilarReglas ?? compiledGate, options.alNegar);
    rules.onChange(() => hub.recheckAll());
    const { reglas, alRecargarReglas = tellReload } = options;
    if (reglas !== undefined) unfollow = followRules(reglas, rules, alRecargarReglas);
    const service = {
      engine: motor,
      faults: new Faults(new Set([...METHODS.keys(), ...STREAMS])),
      hub,
      rules,
    };
    const doors = await openDoors(service, options.puerto ?? 0, options.canalInactivoMs);
    const channel = new InProcessChannel(service);
    const enProceso = {
      host: `127.0.0.1:${doors.port}`,
      ssl: false,
      'grpc.channelFactoryOverride': () => channel,
    };
    const cerrar = async () => {
      unfollow();
      await doors.close();
      motor.close();
    };
    return { puerto: doors.port, motor, enProceso, fallas: service.faults, cerrar };
  } catch (error) {
    unfollow();
    motor.close();
    throw error;
  }
}
