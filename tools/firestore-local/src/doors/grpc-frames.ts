import { Code, FirestoreError, invalidArgument } from '../errors.ts';
import { Limits } from '../limits.ts';

const PREFIX_BYTES = 5;

/** Production refuses larger requests with these words. */
export function checkSize(bytes: number): void {
  if (bytes > Limits.requestBytes)
    throw invalidArgument(`Request payload size exceeds the limit: ${Limits.requestBytes} bytes.`);
}

/** A prefix of five bytes (flags, length) and the message. */
export function frame(message: Uint8Array): Buffer {
  const framed = Buffer.allocUnsafe(PREFIX_BYTES + message.length);
  framed[0] = 0;
  framed.writeUInt32BE(message.length, 1);
  framed.set(message, PREFIX_BYTES);
  return framed;
}

/** Puts the messages of a request together from the pieces they arrive in. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #bytes = 0;

  /** The messages that are whole with this piece. */
  push(chunk: Buffer): Buffer[] {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    const messages: Buffer[] = [];
    for (let next = this.#next(); next; next = this.#next()) messages.push(next);
    return messages;
  }

  /** Nothing may be left when the client has finished. */
  end(): void {
    if (this.#bytes > 0) throw invalidArgument('The request ends in the middle of a message.');
  }

  #next(): Buffer | undefined {
    if (this.#bytes < PREFIX_BYTES) return undefined;
    const [first] = this.#chunks;
    const head = first && first.length >= PREFIX_BYTES ? first : this.#joined();
    if (head[0] !== 0) throw new FirestoreError(Code.unimplemented, 'Compressed messages are not supported.');
    const end = PREFIX_BYTES + head.readUInt32BE(1);
    checkSize(end - PREFIX_BYTES);
    if (this.#bytes < end) return undefined;
    const all = this.#joined();
    this.#bytes = all.length - end;
    this.#chunks = this.#bytes > 0 ? [all.subarray(end)] : [];
    return all.subarray(PREFIX_BYTES, end);
  }

  #joined(): Buffer {
    const [only] = this.#chunks;
    const all = only && this.#chunks.length === 1 ? only : Buffer.concat(this.#chunks);
    this.#chunks = [all];
    return all;
  }
}
