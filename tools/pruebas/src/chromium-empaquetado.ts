import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { conCandado } from '@leal/local/candado';

export interface Hallazgo {
  ruta: string;
  /** The environment that the browser needs to start. */
  entorno?: NodeJS.ProcessEnv;
}

const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url));
const CARPETA = join(CACHE, 'chromium');
const COMPLETO = join(CARPETA, 'completo');

// The package unpacks into the temporary folder and takes a file that is there for a whole one;
// a folder of our own, a lock and a marker keep two runs, or one that was killed, from each other.
async function desempacar(): Promise<void> {
  if (existsSync(COMPLETO)) return;
  rmSync(CARPETA, { recursive: true, force: true });
  mkdirSync(CARPETA, { recursive: true });
  const { default: paquete, inflate } = await import('@sparticuz/chromium');
  const temporal = process.env['TMPDIR'];
  process.env['TMPDIR'] = CARPETA;
  try {
    await paquete.executablePath();
    await inflate(join(carpetaDelPaquete(), 'bin', 'al2023.tar.br'));
  } finally {
    if (temporal === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporal;
  }
  writeFileSync(COMPLETO, '');
}

function carpetaDelPaquete(): string {
  const entrada = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  return dirname(dirname(entrada));
}

// The libraries that a bare Linux lacks travel in the package too; the system's own come first
// where they exist.
function entorno(): NodeJS.ProcessEnv {
  const deSistema = ['/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/lib64', '/usr/lib'];
  const conNss = deSistema.some((carpeta) => existsSync(join(carpeta, 'libnss3.so')));
  return {
    ...(!conNss && { LD_LIBRARY_PATH: join(CARPETA, 'al2023', 'lib') }),
    ...(!existsSync('/etc/fonts/fonts.conf') && { FONTCONFIG_PATH: join(CARPETA, 'fonts') }),
  };
}

/** The browser of `@sparticuz/chromium` (Linux x64), without its default arguments. */
export async function chromiumEmpaquetado(): Promise<Hallazgo | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  mkdirSync(CACHE, { recursive: true });
  await conCandado(join(CACHE, 'chromium.candado'), desempacar);
  return { ruta: join(CARPETA, 'chromium'), entorno: entorno() };
}
