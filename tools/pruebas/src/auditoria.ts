// Known weaknesses of the packages that leave this machine. npm run auditoria
import { spawnSync } from 'node:child_process';
import { leerPaquetes, loQueSale, RAIZ } from './lo-que-sale.ts';

/** What `npm audit --json` says, as far as it is used. */
interface Informe {
  vulnerabilities?: Record<string, { severity: string; nodes: string[] }>;
}

const GRAVES = new Set(['high', 'critical']);

/** One line to print, and whether what ships is fit to. Without an answer of the registry nothing is known, and nothing fails. */
export function juzgar(texto: string, enviados: ReadonlySet<string>): { linea: string; bien: boolean } {
  const { vulnerabilities } = leer(texto);
  if (!vulnerabilities)
    return { linea: 'Auditoría: saltada, el registro de npm no la contesta.', bien: true };
  const suyas = Object.entries(vulnerabilities).filter(([, { nodes }]) =>
    nodes.some((lugar) => enviados.has(lugar)),
  );
  const bien = !suyas.some(([, { severity }]) => GRAVES.has(severity));
  const nombres = suyas.map(([nombre, { severity }]) => `${nombre} (${severity})`).join(', ');
  return { linea: `Auditoría: ${suyas.length === 0 ? 'nada conocido en lo que se envía' : nombres}.`, bien };
}

function leer(texto: string): Informe {
  try {
    return JSON.parse(texto) as Informe;
  } catch {
    return {};
  }
}

if (process.argv[1] === import.meta.filename) {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'], {
    cwd: RAIZ,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const { linea, bien } = juzgar(stdout, loQueSale(leerPaquetes()));
  console.log(linea);
  if (!bien) process.exitCode = 1;
}
