import { compiledGate } from './access/compiled-gate.ts';
import type { CompileRules } from './access/gate.ts';
import { RulesBook } from './access/rules-book.ts';
import { followRules } from './access/rules-file.ts';
import { InProcessChannel } from './doors/in-process.ts';
import { Pages } from './doors/http/pages.ts';
import { METHODS } from './doors/methods.ts';
import { openDoors } from './doors/server.ts';
import { STREAMS } from './doors/streams.ts';
import { Engine, type EngineOptions } from './engine/engine.ts';
import { Faults } from './faults.ts';
import { ListenHub } from './listen/hub.ts';

export { Engine, type EngineOptions, type Imported } from './engine/engine.ts';
export type { IndexFile, MissingIndex } from './indexes/definitions.ts';
export type { MeterReading } from './meter.ts';
export { type CoverageEntry, RulesError } from './rules/index.ts';
export type { JsValue } from './values/from-js.ts';

export type FirestoreLocalOptions = EngineOptions & {
  /** 0 or nothing: a free one. */
  readonly port?: number;
  /** A file of security rules, loaded again when it changes; without rules only the owner sees anything. */
  readonly rules?: string | undefined;
  /** Only pages of these origins may call, never as the owner; absent, any page may, as in the official emulator. */
  readonly origins?: readonly string[] | undefined;
  /** The file of rules changed: it is in force, or it has this mistake and the rules before stay. Default: stderr. */
  readonly onRulesReload?: ((mistake: Error | undefined) => void) | undefined;
  /** The reason of each refusal of the rules, in one line without anybody's data; for a developer's log. */
  readonly onDenied?: ((reason: string) => void) | undefined;
  /** Another judge than security rules, for tests. */
  readonly compileRules?: CompileRules | undefined;
  /** The time that a browser's channel is kept without a line; 30 s. */
  readonly channelIdleMs?: number | undefined;
};

export type FirestoreLocal = {
  readonly port: number;
  readonly engine: Engine;
  /** Settings for an Admin SDK in this process (`settings()`): its calls come here without a port. */
  readonly inProcess: Readonly<Record<string, unknown>>;
  /** The fault door, for whoever is in this process. */
  readonly faults: Faults;
  readonly close: () => Promise<void>;
};

function tellReload(mistake: Error | undefined): void {
  const news = mistake
    ? `${mistake.message} (the rules before stay in force)`
    : 'security rules loaded again';
  process.stderr.write(`${news}\n`);
}

/** Starts a Firestore on a loopback port. `data` is a folder (kept) or `:memory:`. */
export async function startFirestoreLocal(options: FirestoreLocalOptions): Promise<FirestoreLocal> {
  const engine = new Engine(options);
  let unfollow = () => {};
  try {
    const hub = new ListenHub(engine);
    const book = new RulesBook(options.compileRules ?? compiledGate, options.onDenied);
    book.onChange(() => hub.recheckAll());
    const { rules, onRulesReload = tellReload } = options;
    if (rules !== undefined) unfollow = followRules(rules, book, onRulesReload);
    const service = {
      engine,
      faults: new Faults(new Set([...METHODS.keys(), ...STREAMS])),
      hub,
      rules: book,
      pages: new Pages(options.origins),
    };
    const doors = await openDoors(service, options.port ?? 0, options.channelIdleMs);
    const channel = new InProcessChannel(service);
    const inProcess = {
      host: `127.0.0.1:${doors.port}`,
      ssl: false,
      // The domain is said here, so that it is not looked for on the machine or at Google's metadata server.
      clientOptions: { universeDomain: 'googleapis.com' },
      'grpc.channelFactoryOverride': () => channel,
    };
    const close = async () => {
      unfollow();
      await doors.close();
      engine.close();
    };
    return { port: doors.port, engine, inProcess, faults: service.faults, close };
  } catch (error) {
    unfollow();
    engine.close();
    throw error;
  }
}
