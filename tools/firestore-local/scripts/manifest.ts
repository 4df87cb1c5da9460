// `npm pack` ships what `publishConfig` says (built JavaScript), while the repository runs its sources: the manifest is
// swapped for as long as npm reads it.
import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const MANIFEST = 'package.json';
const KEPT = 'package.json.kept';

function publish(): void {
  copyFileSync(MANIFEST, KEPT);
  const whole = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, object>;
  const { publishConfig, devDependencies: _, scripts: __, ...manifest } = whole;
  writeFileSync(MANIFEST, `${JSON.stringify({ ...manifest, ...publishConfig }, undefined, 2)}\n`);
}

if (process.argv[2] === 'published') publish();
else renameSync(KEPT, MANIFEST);
