import { BYTES_TOKEN } from '@leal/domain';

/** 128 random bits in base64url: who has the link has the receipt, and nobody finds it by guessing. */
export function nuevoToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES_TOKEN));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
