import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { fail, type RuleValue } from '../values/rule-value.ts';

/** CRC-32C's polynomial, its bits reversed. */
const CASTAGNOLI = 0x82f63b78;

function crc32c(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? CASTAGNOLI : 0);
  }
  return ~crc >>> 0;
}

function bigEndian(sum: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(sum);
  return bytes;
}

const hash = (digest: (data: Uint8Array) => Uint8Array) => ({
  takes: 1,
  run([v]: readonly RuleValue[]): RuleValue {
    if (v?.type === 'string') return { type: 'bytes', value: digest(Buffer.from(v.value, 'utf8')) };
    return v?.type === 'bytes'
      ? { type: 'bytes', value: digest(v.value) }
      : fail('hashing needs bytes or a string');
  },
});

/** Sums of bytes, or of a string's UTF-8, as bytes. */
export const HASHING = {
  crc32: hash((data) => bigEndian(crc32(data))),
  crc32c: hash((data) => bigEndian(crc32c(data))),
  md5: hash((data) => createHash('md5').update(data).digest()),
  sha256: hash((data) => createHash('sha256').update(data).digest()),
} as const;
