import type { Engine } from '../engine/engine.ts';
import type { Guard } from '../engine/guard.ts';
import { Code, FirestoreError, invalidArgument, toFirestoreError } from '../errors.ts';
import { parseDatabase } from '../values/resource-name.ts';
import type { Delta } from './delta.ts';
import type { ListenHub } from './hub.ts';
import type { Listening } from './listening.ts';
import {
  type Cause,
  type ListenAnswer,
  type ListenMessage,
  resumeTokenOf,
  TargetChangeType,
  type TargetMessage,
} from './messages.ts';
import { subjectOf } from './subject.ts';
import { Target } from './target.ts';

type Parts = {
  readonly engine: Engine;
  readonly hub: ListenHub;
  readonly guard: Guard | undefined;
  readonly send: (answer: ListenAnswer) => void;
  readonly fail: (error: unknown) => void;
};

/** Enough for any page, and a limit for a broken one. */
const LARGEST_TARGETS = 1_000;

function causeOf(error: unknown): Cause {
  const { code, message } = toFirestoreError(error);
  return { code, message };
}

/** One Listen stream, whatever protocol it came by: its targets, and what they are sent. */
export class ListenSession implements Listening {
  readonly #parts: Parts;
  readonly #targets = new Map<number, Target>();
  #database: string | undefined;
  #closed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    parts.hub.join(this);
  }

  /** One request of the client. A fault of a target ends that target, any other throws. */
  async receive(message: ListenMessage): Promise<void> {
    const database = parseDatabase(message.database);
    this.#database ??= database;
    if (database !== this.#database) throw invalidArgument('A stream listens to one database.');
    if (message.addTarget) await this.#add(message.addTarget);
    else if (Object.hasOwn(message, 'removeTarget')) this.#remove(message.removeTarget ?? 0);
    else throw invalidArgument('A listen request adds or removes a target.');
  }

  recheck(names?: ReadonlySet<string>): void {
    for (const target of this.#targets.values()) {
      if (names && !target.restsOn(names)) continue;
      try {
        target.check(this.#parts.engine.instant());
      } catch (error) {
        this.#remove(target.id, causeOf(error));
      }
    }
  }

  flush(time: number): void {
    let sent = false;
    for (const target of this.#targets.values()) {
      for (const delta of target.take()) {
        this.#sendDelta(target, delta, time);
        sent = true;
      }
    }
    if (sent) this.#sendInstant(TargetChangeType.noChange, [], time);
  }

  fail(error: unknown): void {
    this.close();
    this.#parts.fail(error);
  }

  close(): void {
    this.#closed = true;
    for (const target of this.#targets.values()) target.close(this.#parts.hub);
    this.#targets.clear();
    this.#parts.hub.leave(this);
  }

  async #add(message: TargetMessage): Promise<void> {
    const id = message.targetId === 0 ? this.#freeId() : message.targetId;
    if (this.#targets.has(id)) throw invalidArgument(`Target id ${id} is in use.`);
    const { engine, hub, guard } = this.#parts;
    try {
      if (this.#targets.size >= LARGEST_TARGETS)
        throw new FirestoreError(Code.resourceExhausted, 'Too many targets on one stream.');
      const read = (name: string) => engine.reads.documentNow(name);
      const subject = subjectOf(message, this.#database ?? '');
      const target = new Target({ id, subject, guard, read });
      const check = () => target.check(engine.instant());
      const building = 'query' in subject ? engine.reads.prepare(subject.query, check) : undefined;
      if (building) await building;
      if (this.#closed) return;
      check();
      target.open(hub);
      this.#targets.set(id, target);
      this.#sendWhole(target, isResumed(message));
      if (message.once) this.#remove(id);
    } catch (error) {
      this.#remove(id, causeOf(error));
    }
  }

  #remove(id: number, cause?: Cause): void {
    this.#targets.get(id)?.close(this.#parts.hub);
    this.#targets.delete(id);
    const change = { targetChangeType: TargetChangeType.remove, targetIds: [id] };
    this.#parts.send({ targetChange: cause ? { ...change, cause } : change });
  }

  /** ADD, RESET when the client has something of before, the documents, CURRENT, and a snapshot of it all. */
  #sendWhole(target: Target, resumed: boolean): void {
    const targetIds = [target.id];
    const time = this.#parts.engine.instant();
    this.#parts.send({ targetChange: { targetChangeType: TargetChangeType.add, targetIds } });
    if (resumed) this.#parts.send({ targetChange: { targetChangeType: TargetChangeType.reset, targetIds } });
    const whole = target.whole();
    if (whole.changed.length === 0) this.#parts.engine.meter.read(1);
    this.#sendDelta(target, whole, time);
    this.#sendInstant(TargetChangeType.current, targetIds, time);
    this.#sendInstant(TargetChangeType.noChange, [], time);
  }

  #sendDelta(target: Target, { changed, gone }: Delta, readTime: number): void {
    const { engine, send } = this.#parts;
    for (const document of changed)
      send({ documentChange: { document: target.shown(document), targetIds: [target.id] } });
    for (const { name, deleted } of gone) {
      const removal = { document: name, removedTargetIds: [target.id], readTime };
      send(deleted ? { documentDelete: removal } : { documentRemove: removal });
    }
    engine.meter.read(changed.length);
  }

  #sendInstant(targetChangeType: number, targetIds: readonly number[], readTime: number): void {
    const resumeToken = resumeTokenOf(readTime);
    this.#parts.send({ targetChange: { targetChangeType, targetIds, resumeToken, readTime } });
  }

  #freeId(): number {
    let id = 1;
    while (this.#targets.has(id)) id += 1;
    return id;
  }
}

const isResumed = ({ resumeToken, readTime }: TargetMessage): boolean =>
  (resumeToken?.length ?? 0) > 0 || typeof readTime === 'number';
