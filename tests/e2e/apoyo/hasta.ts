import { setTimeout } from 'node:timers/promises';

const LIMITE_MS = 60_000;

/** Asks until it is so, also where no test runs (`npm run fotos`). Throws what it saw last. */
export async function hasta<T>(
  ver: () => Promise<T>,
  bien: (visto: T) => boolean,
  cadaMs = 50,
): Promise<void> {
  const fin = performance.now() + LIMITE_MS;
  for (;;) {
    const visto = await ver();
    if (bien(visto)) return;
    if (performance.now() > fin) throw new Error(`Waited in vain; seen at last: ${String(visto)}`);
    await setTimeout(cadaMs);
  }
}

/** Until there is none of them. */
export const ninguno = (ver: () => Promise<number>): Promise<void> => hasta(ver, (n) => n === 0);

/** The deed is done again, not at once, until there is one. */
export const alguno = (hacer: () => Promise<number>): Promise<void> => hasta(hacer, (n) => n > 0, 1_000);
