import http2, { type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import { invalidArgument, toFirestoreError } from '../errors.ts';
import type { Service } from '../service.ts';
import { answer, type Called, calledOf } from './calls.ts';
import { frame, FrameReader } from './grpc-frames.ts';
import { finish, OK_STATUS, statusOf } from './grpc-status.ts';
import { serveStream } from './grpc-stream.ts';
import { STREAMS } from './streams.ts';

/** The one message of a request. */
function receive(stream: ServerHttp2Stream): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const reader = new FrameReader();
    const messages: Buffer[] = [];
    let broken: unknown;
    // The bytes after a broken message are read and dropped: an answer in the middle of them would break the
    // connection.
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
      const called = calledOf(String(headers[':path']), headers.authorization);
      if (STREAMS.has(called.name)) serveStream(this.#service, stream, called);
      else finish(stream, OK_STATUS, await this.#answer(stream, called));
    } catch (error) {
      finish(stream, statusOf(toFirestoreError(error)));
    }
  }

  async #answer(stream: ServerHttp2Stream, called: Called): Promise<Buffer | undefined> {
    const gone = new AbortController();
    stream.on('close', () => gone.abort());
    const frames = (await answer(this.#service, called, await receive(stream), gone.signal)).map(frame);
    return frames.length > 1 ? Buffer.concat(frames) : frames[0];
  }
}
