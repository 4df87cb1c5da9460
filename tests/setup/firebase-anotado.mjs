// Preloaded by NODE_OPTIONS: firebase-tools' command only notes what it was asked to do, and ends with 7.
import { writeFileSync } from 'node:fs';

if (process.argv[1]?.replaceAll('\\', '/').endsWith('firebase-tools/lib/bin/firebase.js')) {
  writeFileSync(process.env.NOTA_DE_FIREBASE, JSON.stringify(process.argv.slice(2)));
  process.exit(7);
}
