import type { ServerResponse } from 'node:http';
import { Code, FirestoreError } from '../../errors.ts';
import { jsonError } from '../http/json-error.ts';
import type { Sink, Stream } from '../streams.ts';
import { Outbox } from './outbox.ts';

/** The client takes 45 s of silence for a dead line. */
const NOOP_MS = 25_000;
/** A client that reads nothing while this much waits for it counts as gone. */
const LARGEST_BACKLOG = 256 * 1024 * 1024;

type Parts = {
  /** The client has gone when there was no line for this long. */
  readonly idleMs: number;
  readonly toJson: (answer: object) => unknown;
  readonly fromJson: (text: string) => object;
  readonly open: (sink: Sink) => Stream;
  readonly onClose: () => void;
};
/** The response everything is sent on; a polled one ends with the first thing it carries. */
type Line = { readonly response: ServerResponse; readonly polled: boolean; sent: number };

/** One WebChannel: messages of the client in order, answers over whatever line it has open, each until it is acknowledged. */
export class Channel {
  readonly #parts: Parts;
  readonly #outbox = new Outbox();
  readonly #stream: Stream;
  readonly #noop: NodeJS.Timeout;
  #received = 0;
  #line: Line | undefined;
  #idle: NodeJS.Timeout | undefined;
  #flushing = false;
  #over = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#noop = setInterval(() => this.#push(['noop']), NOOP_MS).unref();
    this.#stream = parts.open({
      send: (answer) => this.#push([parts.toJson(answer)]),
      fail: (error) => this.fail(error),
    });
    this.#wait();
  }

  /** The state that the answer to a POST tells: whether a line is open, the last number, how much waits. */
  get state(): readonly [number, number, number] {
    return [this.#line ? 1 : 0, this.#outbox.last, this.#outbox.units];
  }

  /** Takes messages, each once however often it is sent. */
  receive(offset: number, messages: readonly string[]): void {
    messages.forEach((text, i) => {
      if (offset + i < this.#received) return;
      this.#received = offset + i + 1;
      try {
        this.#stream.receive(this.#parts.fromJson(text));
      } catch (error) {
        this.fail(error instanceof FirestoreError ? error : new FirestoreError(Code.internal, String(error)));
      }
    });
    this.#wait();
  }

  acknowledge(id: number): void {
    if (Number.isInteger(id)) this.#outbox.acknowledge(id);
  }

  /** Takes a response as the line; what the client has not said it has is sent again. */
  attach(response: ServerResponse, { after, polled }: { after: number; polled: boolean }): void {
    this.#line?.response.end();
    const line = { response, polled, sent: after };
    this.#line = line;
    response.on('close', () => {
      if (this.#line === line) this.#line = undefined;
      this.#wait();
    });
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    response.flushHeaders();
    this.#wait();
    this.#flush();
  }

  /** The stream ends with an error, which is the last thing the client hears. */
  fail(error: FirestoreError): void {
    this.#stream.close();
    this.#push([jsonError(error)]);
  }

  close(): void {
    if (this.#over) return;
    this.#over = true;
    clearInterval(this.#noop);
    clearTimeout(this.#idle);
    this.#stream.close();
    this.#line?.response.end();
    this.#parts.onClose();
  }

  #push(message: unknown): void {
    if (this.#over) return;
    this.#outbox.add(message);
    if (this.#outbox.units > LARGEST_BACKLOG) this.close();
    if (this.#flushing) return;
    // The messages of one commit or one target go out together.
    this.#flushing = true;
    queueMicrotask(() => {
      this.#flushing = false;
      this.#flush();
    });
  }

  #flush(): void {
    const line = this.#line;
    const frame = line && this.#outbox.after(line.sent);
    if (!line || frame === undefined || line.response.writableEnded) return;
    line.sent = this.#outbox.last;
    line.response.write(frame);
    if (!line.polled) return;
    this.#line = undefined;
    line.response.end();
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#idle);
    if (this.#line || this.#over) return;
    this.#idle = setTimeout(() => this.close(), this.#parts.idleMs).unref();
  }
}
