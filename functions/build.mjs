// Bundles the functions into one file. Our own packages go in, because the deployed install
// cannot resolve them; the platform's two SDKs stay outside, because the deploy reads them there.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const aqui = dirname(fileURLToPath(import.meta.url));

await build({
  absWorkingDir: aqui,
  entryPoints: ['src/index.ts'],
  outfile: join(aqui, 'lib', 'index.js'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  external: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'none',
  // The code is written shorter, with the same names and in lines that a log can point at: every cold instance reads
  // all of it.
  minifySyntax: true,
  minifyWhitespace: true,
  lineLimit: 120,
  logLevel: 'warning',
  // Code that is bundled from CommonJS asks for Node's own modules through `require`.
  banner: {
    js: "import { createRequire as crearRequire } from 'node:module'; const require = crearRequire(import.meta.url);",
  },
});
