/** A growing byte buffer: keys are built by appending. */
export class KeyWriter {
  #buffer = Buffer.allocUnsafe(128);
  #length = 0;

  byte(b: number): this {
    this.#reserve(1);
    this.#buffer[this.#length++] = b;
    return this;
  }

  bytes(bytes: Uint8Array): this {
    this.#reserve(bytes.length);
    this.#buffer.set(bytes, this.#length);
    this.#length += bytes.length;
    return this;
  }

  /** Bytes that may hold anything, ended so that a prefix sorts first: 0x00 becomes 00 FF, the end is 00 01. */
  terminated(bytes: Uint8Array): this {
    if (!bytes.includes(0)) return this.bytes(bytes).byte(0).byte(1);
    for (const b of bytes) {
      this.byte(b);
      if (b === 0) this.byte(0xff);
    }
    return this.byte(0).byte(1);
  }

  text(text: string): this {
    return this.terminated(Buffer.from(text, 'utf8'));
  }

  uint(value: number, width: number): this {
    this.#reserve(width);
    this.#length = this.#buffer.writeUIntBE(value, this.#length, width);
    return this;
  }

  int64(value: bigint): this {
    this.#reserve(8);
    this.#length = this.#buffer.writeBigUInt64BE(BigInt.asUintN(64, value + (1n << 63n)), this.#length);
    return this;
  }

  /** IEEE 754 bits turned so that they sort as unsigned bytes; -0 is written as 0. */
  double(value: number): this {
    this.#reserve(8);
    const at = this.#length;
    this.#length = this.#buffer.writeDoubleBE(value === 0 ? 0 : value, at);
    const negative = ((this.#buffer[at] ?? 0) & 0x80) !== 0;
    if (negative) for (let i = at; i < this.#length; i++) this.#buffer[i] = ~(this.#buffer[i] ?? 0) & 0xff;
    else this.#buffer[at] = (this.#buffer[at] ?? 0) | 0x80;
    return this;
  }

  get length(): number {
    return this.#length;
  }

  /** Turns the bytes written since `from` upside down, for a descending component. */
  invertFrom(from: number): this {
    for (let i = from; i < this.#length; i++) this.#buffer[i] = ~(this.#buffer[i] ?? 0) & 0xff;
    return this;
  }

  finish(): Buffer {
    return Buffer.from(this.#buffer.subarray(0, this.#length));
  }

  #reserve(extra: number): void {
    if (this.#length + extra <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#buffer.length * 2, this.#length + extra));
    this.#buffer.copy(larger, 0, 0, this.#length);
    this.#buffer = larger;
  }
}
