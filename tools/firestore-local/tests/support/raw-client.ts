import { connect } from 'node:http2';
import type { ClientHttp2Session, ClientHttp2Stream, IncomingHttpHeaders } from 'node:http2';
import { createRequire } from 'node:module';
import protobuf from 'protobufjs';

/** A protobuf message as plain JSON-like data: field names in camelCase, enums as strings, 64-bit as strings. */
// A recursive JSON type would make every test cast: the wire is checked by the expectations themselves.
export type Message = Record<string, unknown>;

const require = createRequire(import.meta.url);
const root = protobuf.Root.fromJSON(require('@google-cloud/firestore-api/protos/protos.json'));
root.resolveAll();
const service = root.lookupService('google.firestore.v1.Firestore');

export const requestType = (method: string): protobuf.Type =>
  service.methods[method]?.resolvedRequestType as protobuf.Type;

export class GrpcError extends Error {
  code: number;
  constructor(code: number, message: string) {
    super(`${code} ${message}`);
    this.code = code;
  }
}

export interface RawAnswer {
  httpStatus: number;
  grpcStatus: number;
  grpcMessage: string;
  body: Buffer;
}

/** gRPC by hand over http2, for what the SDK cannot or will not send. */
export class RawClient {
  readonly documents: string;
  readonly database: string;
  readonly #session: ClientHttp2Session;

  constructor(host: string, project: string) {
    this.database = `projects/${project}/databases/(default)`;
    this.documents = `${this.database}/documents`;
    this.#session = connect(`http://${host}`);
    this.#session.on('error', () => {});
  }

  close(): void {
    this.#session.close();
  }

  /** Breaks the connection, with whatever is under way on it. */
  destroy(): void {
    this.#session.destroy();
  }

  name(path: string): string {
    return `${this.documents}/${path}`;
  }

  /** All messages of the answer; throws GrpcError when the status is not OK. */
  async call(method: string, request: Message): Promise<Message[]> {
    const rpc = service.methods[method];
    if (!rpc) throw new Error(`no method ${method}`);
    const type = rpc.resolvedRequestType as protobuf.Type;
    const answer = await this.send(`/google.firestore.v1.Firestore/${method}`, [
      frame(Buffer.from(type.encode(type.fromObject(request)).finish())),
    ]);
    if (answer.grpcStatus !== 0) throw new GrpcError(answer.grpcStatus, answer.grpcMessage);
    return messages(answer.body, rpc.resolvedResponseType as protobuf.Type);
  }

  /** The first message of the answer. */
  async one(method: string, request: Message): Promise<Message> {
    return (await this.call(method, request))[0] ?? {};
  }

  /** The write of a whole document. */
  update(path: string, fields: Message = {}): Message {
    return { update: { name: this.name(path), fields } };
  }

  commit(writes: Message[], transaction?: unknown): Promise<Message> {
    return this.one('Commit', { database: this.database, writes, ...(transaction ? { transaction } : {}) });
  }

  async begin(options: Message = { readWrite: {} }): Promise<unknown> {
    const { transaction } = await this.one('BeginTransaction', { database: this.database, options });
    return transaction;
  }

  /** Reads documents, in a transaction when one is given. */
  read(paths: string[], transaction?: unknown): Promise<Message[]> {
    return this.call('BatchGetDocuments', {
      database: this.database,
      documents: paths.map((path) => this.name(path)),
      ...(transaction ? { transaction } : {}),
    });
  }

  rollback(transaction: unknown): Promise<Message> {
    return this.one('Rollback', { database: this.database, transaction });
  }

  /** Sends chunks as they are, whole frames or not, and reads the answer to its end. */
  send(path: string, chunks: Buffer[], headers: Record<string, string> = {}): Promise<RawAnswer> {
    const stream = this.#session.request({
      ':method': 'POST',
      ':path': path,
      'content-type': 'application/grpc',
      te: 'trailers',
      authorization: 'Bearer owner',
      ...headers,
    });
    for (const chunk of chunks) stream.write(chunk);
    stream.end();
    return answerOf(stream);
  }
}

/** A gRPC frame: flag, length, message. */
export function frame(body: Buffer, flag = 0, length = body.length): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(flag, 0);
  head.writeUInt32BE(length, 1);
  return Buffer.concat([head, body]);
}

function answerOf(stream: ClientHttp2Stream): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let head: IncomingHttpHeaders = {};
    stream.on('response', (headers) => (head = { ...head, ...headers }));
    stream.on('trailers', (trailers) => (head = { ...head, ...trailers }));
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('error', reject);
    stream.on('close', () =>
      resolve({
        httpStatus: Number(head[':status'] ?? 0),
        grpcStatus: Number(head['grpc-status'] ?? -1),
        grpcMessage: decodeURIComponent(head['grpc-message']?.toString() ?? ''),
        body: Buffer.concat(chunks),
      }),
    );
  });
}

function messages(body: Buffer, type: protobuf.Type): Message[] {
  const found: Message[] = [];
  for (let at = 0; at < body.length;) {
    const length = body.readUInt32BE(at + 1);
    const message = type.decode(body.subarray(at + 5, at + 5 + length));
    found.push(type.toObject(message, { longs: String, enums: String, arrays: true }));
    at += 5 + length;
  }
  return found;
}
