// Known weaknesses of the packages that leave this machine. npm run auditoria
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { leerPaquetes, loQueSale, RAIZ } from './lo-que-sale.ts';

/** What `npm audit --json` says, as far as it is used. */
interface Informe {
  vulnerabilities?: Record<string, { severity: string; nodes: string[] }>;
}

export interface Dictamen {
  /** What was found, in one line. */
  readonly linea: string;
  /** What nobody should send without knowing it: `react (high)`. */
  readonly graves: readonly string[];
}

const GRAVES = new Set(['high', 'critical']);

/** Without an answer of the registry nothing is known, and nothing is grave. */
export function juzgar(texto: string, enviados: ReadonlySet<string>): Dictamen {
  const { vulnerabilities } = leer(texto);
  if (!vulnerabilities)
    return { linea: 'Auditoría: saltada, el registro de npm no la contesta.', graves: [] };
  const suyas = Object.entries(vulnerabilities).filter(([, { nodes }]) =>
    nodes.some((lugar) => enviados.has(lugar)),
  );
  const dichas = (unas: typeof suyas) => unas.map(([nombre, { severity }]) => `${nombre} (${severity})`);
  return {
    linea: `Auditoría: ${dichas(suyas).join(', ') || 'nada conocido en lo que se envía'}.`,
    graves: dichas(suyas.filter(([, { severity }]) => GRAVES.has(severity))),
  };
}

function leer(texto: string): Informe {
  try {
    return JSON.parse(texto) as Informe;
  } catch {
    return {};
  }
}

export async function auditar(raiz = RAIZ): Promise<Dictamen> {
  const npm = spawn('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'], {
    cwd: raiz,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const sinNpm = new Promise<string>((resolver) => npm.once('error', () => resolver('')));
  return juzgar(await Promise.race([text(npm.stdout), sinNpm]), loQueSale(leerPaquetes(raiz)));
}

const RAYA = '━'.repeat(72);

/** Seen by whoever looks at nothing but the end. */
export const enRecuadro = (graves: readonly string[]): string =>
  [
    RAYA,
    'DEBILIDADES GRAVES CONOCIDAS en lo que se envía:',
    ...graves.map((una) => `  ${una}`),
    'Actualiza esos paquetes; más en npm audit. npm run desplegar no sigue con ellas.',
    RAYA,
  ].join('\n');

if (process.argv[1] === import.meta.filename) {
  const { linea, graves } = await auditar();
  console.log(graves.length > 0 ? enRecuadro(graves) : linea);
  process.exit(graves.length > 0 ? 1 : 0);
}
