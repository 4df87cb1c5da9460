import http2, { type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import { type Caller, callerOf } from '../access/caller.ts';
import { Code, FirestoreError, invalidArgument } from '../errors.ts';
import type { Service } from '../service.ts';
import { frame, FrameReader } from './grpc-frames.ts';
import { finish, OK_STATUS, statusOf } from './grpc-status.ts';
import { serveStream } from './grpc-stream.ts';
import { type Method, METHODS } from './methods.ts';
import { decode, type MethodTypes, methodTypes } from './protos.ts';
import { STREAMS, toFirestoreError } from './streams.ts';

const SERVICE = '/google.firestore.v1.Firestore/';

type Called = { readonly name: string; readonly types: MethodTypes; readonly caller: Caller };

/** The one message of a request. */
function receive(stream: ServerHttp2Stream): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const reader = new FrameReader();
    const messages: Buffer[] = [];
    let broken: unknown;
    // What follows a broken message is read too, and dropped: an answer in the middle of it would break the connection.
    stream.on('data', (chunk: Buffer) => {
      if (broken) return;
      try {
        messages.push(...reader.push(chunk));
      } catch (error) {
        broken = error;
      }
    });
    stream.on('end', () => {
      const [only] = messages;
      if (broken) reject(toFirestoreError(broken));
      else if (only && messages.length === 1) resolve(only);
      else reject(invalidArgument('The request is not one whole message.'));
    });
    stream.on('error', reject);
  });
}

function calledOf(headers: IncomingHttpHeaders): Called {
  const path = String(headers[':path']);
  const name = path.startsWith(SERVICE) ? path.slice(SERVICE.length) : '';
  const types = methodTypes(name);
  if (!types || !(METHODS.has(name) || STREAMS.has(name)))
    throw new FirestoreError(Code.unimplemented, `${path} is not implemented here.`);
  return { name, types, caller: callerOf(headers.authorization) };
}

/** gRPC over h2c, for the Admin SDK and for the web SDK in Node. */
export class GrpcDoor {
  readonly server = http2.createServer({
    maxSessionMemory: 1000,
    settings: { maxConcurrentStreams: 10_000, initialWindowSize: 1 << 20 },
  });
  readonly #service: Service;

  constructor(service: Service) {
    this.#service = service;
    this.server.on('session', (session) => session.setLocalWindowSize(1 << 24));
    this.server.on('sessionError', () => undefined);
    this.server.on('stream', (stream, headers) => {
      stream.on('error', () => undefined);
      void this.#serve(stream, headers);
    });
  }

  async #serve(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): Promise<void> {
    try {
      const called = calledOf(headers);
      const method = METHODS.get(called.name);
      if (method) finish(stream, OK_STATUS, await this.#answer(stream, called, method));
      else serveStream(this.#service, stream, called);
    } catch (error) {
      finish(stream, statusOf(toFirestoreError(error)));
    }
  }

  async #answer(
    stream: ServerHttp2Stream,
    { name, types, caller }: Called,
    method: Method,
  ): Promise<Buffer | undefined> {
    const { engine, faults, rules } = this.#service;
    const gone = new AbortController();
    stream.on('close', () => gone.abort());
    engine.meter.call(name);
    const request = decode(types.request, await receive(stream));
    const call = { signal: gone.signal, guard: rules.guardFor(caller) };
    const answers = await faults.around(name, () => method(engine, request as never, call));
    const frames = answers.map((answer) => frame(types.response.encode(answer).finish()));
    return frames.length > 1 ? Buffer.concat(frames) : frames[0];
  }
}
