import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
const INSTALLED = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'].map(
  (name) => `/usr/bin/${name}`,
);
const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/usr/lib'];
const UNPACKED = join(tmpdir(), 'firestore-local-chromium');

/** The npm package's Chromium, unpacked once a machine; whoever unpacks at the same time loses his copy. */
async function unpack(): Promise<void> {
  if (existsSync(UNPACKED)) return;
  const folder = await mkdtemp(`${UNPACKED}-`);
  const before = process.env['TMPDIR'];
  // The package unpacks where TMPDIR points, and takes a half file of another process for a whole one.
  process.env['TMPDIR'] = folder;
  try {
    const { default: packed, inflate } = await import('@sparticuz/chromium');
    await packed.executablePath();
    const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
    await inflate(join(dirname(dirname(entry)), 'bin', 'al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  await rename(folder, UNPACKED).catch(() => rm(folder, { recursive: true }));
}

/** The libraries that a bare Linux lacks come with the package. */
const environment = () => ({
  ...process.env,
  ...(!LIBRARIES.some((folder) => existsSync(join(folder, 'libnss3.so'))) && {
    LD_LIBRARY_PATH: join(UNPACKED, 'al2023', 'lib'),
  }),
  ...(!existsSync('/etc/fonts/fonts.conf') && { FONTCONFIG_PATH: join(UNPACKED, 'fonts') }),
});

/** CHROMIUM_PATH, else an installed one, else the npm package's (Linux x64); else Playwright says what to install. */
export async function openChromium(): Promise<Browser> {
  const own = process.env['CHROMIUM_PATH'] ?? INSTALLED.find((path) => existsSync(path));
  if (own !== undefined) return chromium.launch({ executablePath: own, args: ARGS });
  if (process.platform !== 'linux' || process.arch !== 'x64') return chromium.launch({ args: ARGS });
  await unpack();
  return chromium.launch({ executablePath: join(UNPACKED, 'chromium'), env: environment(), args: ARGS });
}
