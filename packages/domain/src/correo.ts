/**
 * The document id that stands for an e-mail address: the same for every spelling of it (case, spaces around),
 * different for every other address, and without characters that a path cannot hold.
 */
export const idCorreo = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9-]/gu, (letra) => `_${letra.codePointAt(0)?.toString(16)}_`);
