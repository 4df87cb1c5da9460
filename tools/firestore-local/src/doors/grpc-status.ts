import type { OutgoingHttpHeaders, ServerHttp2Stream } from 'node:http2';
import type { FirestoreError } from '../errors.ts';

/** gRPC leaves printable ASCII alone and percent-encodes the rest. */
const percentEncode = (message: string) =>
  message.replaceAll(/[^\x20-\x24\x26-\x7e]+/g, (part) => encodeURIComponent(part.toWellFormed()));

export const OK_STATUS: OutgoingHttpHeaders = { 'grpc-status': '0' };

export const statusOf = (error: FirestoreError): OutgoingHttpHeaders => ({
  'grpc-status': String(error.code),
  'grpc-message': percentEncode(error.message),
});

const isOver = (stream: ServerHttp2Stream) => stream.destroyed || stream.closed;

/**
 * Sends the head of an answer. An error too comes with headers of its own: without them the Admin SDK's streaming reads
 * take the line for dead and repeat the call twice, seconds later, before they report it.
 */
export function begin(stream: ServerHttp2Stream): void {
  if (isOver(stream) || stream.headersSent) return;
  stream.respond({ ':status': 200, 'content-type': 'application/grpc' }, { waitForTrailers: true });
}

/** The last messages and then the trailers. */
export function finish(stream: ServerHttp2Stream, status: OutgoingHttpHeaders, last?: Buffer): void {
  begin(stream);
  if (isOver(stream) || stream.writableEnded) return;
  stream.on('wantTrailers', () => stream.sendTrailers(status));
  if (last) stream.end(last);
  else stream.end();
  stream.resume();
}
