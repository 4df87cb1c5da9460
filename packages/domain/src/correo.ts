/**
 * The id under which the store keeps whose an address is: the same for every spelling of it (case, spaces around),
 * another for every other address, and free of what a path cannot hold.
 */
export const idCorreo = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9-]/gu, (letra) => `_${letra.codePointAt(0)?.toString(16)}_`);
