import { Code, FirestoreError, invalidArgument, toFirestoreError } from '../errors.ts';
import type { Service } from '../service.ts';
import { answer, type Called, calledOf } from './calls.ts';
import { checkSize } from './grpc-frames.ts';
import { decode } from './protos.ts';
import { openStream, type Stream, STREAMS } from './streams.ts';

/* `@grpc/grpc-js` asks this of a channel (its `ChannelInterface`); written here so that no version of it is needed. */
type Metadata = { get(key: string): readonly unknown[] };
type Listener = {
  onReceiveMetadata(metadata: Metadata): void;
  onReceiveMessage(message: Uint8Array): void;
  onReceiveStatus(status: { code: number; details: string; metadata: Metadata }): void;
};
type Deadline = Date | number;

const READY = 2;

/** Answers carry no metadata, but a client wants an object of its own class. */
const emptyLike = (metadata: Metadata) => new (metadata.constructor as new () => Metadata)();

/** One call from this process: the messages that gRPC would send, handed over as they are. */
class InProcessCall {
  readonly #service: Service;
  readonly #path: string;
  readonly #gone = new AbortController();
  readonly #deadline: NodeJS.Timeout | undefined;
  #listener: Listener | undefined;
  #metadata: Metadata | undefined;
  #called: Called | undefined;
  #stream: Stream | undefined;
  #message: Uint8Array | undefined;

  constructor(service: Service, path: string, deadline: Deadline) {
    this.#service = service;
    this.#path = path;
    const expire = () => this.cancelWithStatus(Code.deadlineExceeded, 'Deadline exceeded');
    const ms = Number(deadline) - Date.now();
    if (ms !== Infinity) this.#deadline = setTimeout(expire, ms);
  }

  start(metadata: Metadata, listener: Listener): void {
    this.#metadata = emptyLike(metadata);
    this.#listener = listener;
    this.#soon(() => {
      // Sent before an error too: without it the Admin SDK takes the line for dead and calls again, seconds later.
      listener.onReceiveMetadata(emptyLike(metadata));
      const [authorization] = metadata.get('authorization');
      this.#called = calledOf(this.#path, authorization as string | undefined);
      if (STREAMS.has(this.#called.name)) this.#stream = this.#open(this.#called);
    });
  }

  #open({ name, types, caller }: Called): Stream {
    const send = (one: object) => this.#listener?.onReceiveMessage(types.response.encode(one).finish());
    return openStream(this.#service, name, caller, { send, fail: (error) => this.#fail(error) });
  }

  sendMessageWithContext({ callback }: { callback?: () => void }, message: Uint8Array): void {
    this.#soon(() => {
      callback?.();
      checkSize(message.length);
      if (this.#called) this.#stream?.receive(decode(this.#called.types.request, message));
      this.#message = message;
    });
  }

  halfClose(): void {
    this.#soon(async () => {
      if (this.#stream) await this.#stream.settled();
      else await this.#answer();
      this.#end(Code.ok, '');
    });
  }

  async #answer(): Promise<void> {
    if (!this.#called || !this.#message) throw invalidArgument('The request is not one whole message.');
    const answers = await answer(this.#service, this.#called, this.#message, this.#gone.signal);
    for (const one of answers) this.#listener?.onReceiveMessage(one);
  }

  cancelWithStatus(code: number, details: string): void {
    this.#gone.abort();
    this.#soon(() => this.#end(code, details));
  }

  /** A client hears of nothing before its own call to this has returned. */
  #soon(work: () => void | Promise<void>): void {
    void Promise.resolve()
      .then(() => this.#listener && work())
      .catch((error: unknown) => this.#fail(error));
  }

  #fail(error: unknown): void {
    const { code, message } = toFirestoreError(error);
    this.#end(code, message);
  }

  #end(code: number, details: string): void {
    const [listener, metadata] = [this.#listener, this.#metadata];
    this.#listener = undefined;
    clearTimeout(this.#deadline);
    this.#stream?.close();
    if (listener && metadata) listener.onReceiveStatus({ code, details, metadata });
  }

  /** Answers are not held back until they are asked for. */
  startRead(): void {}

  setCredentials(): void {}
  getPeer = (): string => 'in-process';
  getCallNumber = (): number => 0;
  getAuthContext = (): null => null;
}

/** A gRPC channel that ends in this process: an unmodified SDK reaches the engine without a socket. */
export class InProcessChannel {
  readonly #service: Service;

  constructor(service: Service) {
    this.#service = service;
  }

  createCall(path: string, deadline: Deadline): InProcessCall {
    return new InProcessCall(this.#service, path, deadline);
  }

  getTarget = (): string => 'in-process';
  getConnectivityState = (): number => READY;
  watchConnectivityState(): void {}
  getChannelzRef(): never {
    throw new FirestoreError(Code.unimplemented, 'A channel within a process is not traced.');
  }
  close(): void {}
}
