import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import type { RulesBook } from './rules-book.ts';

/** How often the file is looked at, in milliseconds: editors that replace a file escape other ways of watching. */
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
  const load = () => rules.load(readFileSync(file, 'utf8'), { file });
  const reload = () => {
    try {
      load();
      onReload(undefined);
    } catch (error) {
      onReload(error instanceof Error ? error : new Error(String(error)));
    }
  };
  load();
  const onChange = (now: { mtimeMs: number }, before: { mtimeMs: number }) => {
    if (now.mtimeMs !== before.mtimeMs) reload();
  };
  watchFile(file, { interval: LOOK_MS, persistent: false }, onChange);
  return () => unwatchFile(file, onChange);
}
