import { existsSync, readFileSync } from 'node:fs';
import type { RulesBook } from './rules-book.ts';

/** The file is looked at so often, in milliseconds: editors that replace a file escape other ways of watching. */
const LOOK_MS = 500;

/**
 * Puts the rules of a file in force for all projects without their own, now and whenever it changes. A mistake in it
 * throws now; later it is told, and the last good rules stay. Returns how to stop.
 */
export function followRules(
  file: string,
  rules: RulesBook,
  onReload: (mistake: Error | undefined) => void,
): () => void {
  let loaded = readFileSync(file, 'utf8');
  rules.load(loaded, { file });
  const look = () => {
    // There is no file while an editor replaces it.
    if (!existsSync(file)) return;
    try {
      const text = readFileSync(file, 'utf8');
      if (text === loaded) return;
      // Remembered before it is tried: one mistake is told once.
      loaded = text;
      rules.load(text, { file });
      onReload(undefined);
    } catch (error) {
      onReload(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const looking = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(looking);
}
