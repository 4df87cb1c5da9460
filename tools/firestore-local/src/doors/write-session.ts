import { randomUUID } from 'node:crypto';
import type { Call } from '../engine/requests.ts';
import { parseDatabase } from '../values/resource-name.ts';
import type { Service } from '../service.ts';
import type { WriteMessage } from './messages.ts';
import { commitAnswer } from './methods.ts';

export type WriteRequest = { readonly database: string; readonly writes: readonly WriteMessage[] };

const TOKEN_BYTES = 8;

/** One Write stream, whatever protocol it came by: a handshake, then commits one after another. */
export class WriteSession {
  readonly #service: Service;
  readonly #call: Call;
  readonly #send: (answer: object) => void;
  #database: string | undefined;
  #answered = 0;

  constructor(service: Service, call: Call, send: (answer: object) => void) {
    this.#service = service;
    this.#call = call;
    this.#send = send;
  }

  /** The first request names the database and is answered with the stream's id; each later one is a commit. */
  async receive({ database, writes }: WriteRequest): Promise<void> {
    if (this.#database === undefined) {
      this.#database = parseDatabase(database);
      this.#send({ streamId: randomUUID(), streamToken: this.#token() });
      if (writes.length === 0) return;
    }
    const request = { database: this.#database, writes, transaction: Buffer.alloc(0) };
    const { engine, faults } = this.#service;
    const answer = await faults.around('Write', () => commitAnswer(engine, request, this.#call));
    this.#send({ streamToken: this.#token(), ...answer });
  }

  #token(): Uint8Array {
    const token = Buffer.alloc(TOKEN_BYTES);
    token.writeUInt32BE(++this.#answered, TOKEN_BYTES - 4);
    return token;
  }
}
