import type { Caller } from '../access/caller.ts';
import { type FirestoreError, toFirestoreError } from '../errors.ts';
import type { ListenMessage } from '../listen/messages.ts';
import { ListenSession } from '../listen/session.ts';
import type { Service } from '../service.ts';
import { WriteSession, type WriteRequest } from './write-session.ts';

/** The end to which a stream's answers go. */
export type Sink = {
  readonly send: (answer: object) => void;
  /** The stream ends with this error. */
  readonly fail: (error: FirestoreError) => void;
};

/** A stream both ways, whatever protocol carries it. */
export type Stream = {
  /** Takes one request; they are worked through in order. */
  readonly receive: (message: object) => void;
  /** Resolves when everything received so far has been answered. */
  readonly settled: () => Promise<void>;
  /** The client has gone. */
  readonly close: () => void;
};

export const STREAMS: ReadonlySet<string> = new Set(['Listen', 'Write']);

/** Opens one of the two streams for a caller. */
export function openStream(service: Service, method: string, caller: Caller, sink: Sink): Stream {
  service.engine.meter.call(method);
  const guard = service.rules.guardFor(caller);
  const { engine, hub, faults } = service;
  const gone = new AbortController();
  const fail = (error: unknown) => sink.fail(toFirestoreError(error));
  const parts = { engine, hub, guard, send: sink.send, fail };
  const listen = method === 'Listen' ? new ListenSession(parts) : undefined;
  const write = new WriteSession(service, { guard, signal: gone.signal }, sink.send);
  const close = () => {
    gone.abort();
    listen?.close();
  };
  const handle = async (message: object) => {
    if (listen) await faults.around(method, () => listen.receive(message as ListenMessage));
    else await write.receive(message as WriteRequest);
  };
  let work = Promise.resolve();
  const next = async (before: Promise<void>, message: object) => {
    await before;
    if (gone.signal.aborted) return;
    try {
      await handle(message);
    } catch (error) {
      close();
      fail(error);
    }
  };
  const receive = (message: object) => {
    work = next(work, message);
  };
  return { receive, settled: () => work, close };
}
