import type { ServerHttp2Stream } from 'node:http2';
import { Code, FirestoreError, toFirestoreError } from '../errors.ts';
import type { Service } from '../service.ts';
import type { Called } from './calls.ts';
import { frame, FrameReader } from './grpc-frames.ts';
import { begin, finish, OK_STATUS, statusOf } from './grpc-status.ts';
import { decode } from './protos.ts';
import { openStream } from './streams.ts';

/** A client that reads nothing while this much waits for it counts as gone. */
const LARGEST_BACKLOG = 256 * 1024 * 1024;

/** Listen and Write over gRPC: both sides speak until one ends. */
export function serveStream(
  service: Service,
  stream: ServerHttp2Stream,
  { name, types, caller }: Called,
): void {
  const reader = new FrameReader();
  const fail = (error: FirestoreError) => finish(stream, statusOf(error));
  const send = (answer: object) => {
    if (stream.destroyed || stream.writableEnded) return;
    stream.write(frame(types.response.encode(answer).finish()));
    if (stream.writableLength <= LARGEST_BACKLOG) return;
    opened.close();
    fail(new FirestoreError(Code.unavailable, 'The client does not read what it is sent.'));
  };
  const opened = openStream(service, name, caller, { send, fail });
  const last = async () => {
    await opened.settled();
    opened.close();
    finish(stream, OK_STATUS);
  };
  let broken = false;
  const guarded = (work: () => void) => {
    try {
      if (!broken) work();
    } catch (error) {
      broken = true;
      opened.close();
      fail(toFirestoreError(error));
    }
  };
  begin(stream);
  stream.on('data', (chunk: Buffer) => {
    guarded(() => reader.push(chunk).forEach((message) => opened.receive(decode(types.request, message))));
  });
  stream.on('end', () => {
    guarded(() => reader.end());
    void last();
  });
  stream.on('close', opened.close);
}
