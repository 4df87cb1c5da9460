// Known weaknesses of the packages that leave this machine. npm run auditoria
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { leerPaquetes, loQueSale, RAIZ, versionesDe } from './lo-que-sale.ts';

/** The part of `npm audit --json` that is used. */
interface Informe {
  vulnerabilities?: Record<string, { severity: string; nodes: string[] }>;
}

export interface Dictamen {
  /** The findings in one line. */
  readonly linea: string;
  /** The packages that nobody should send without knowing it: `react (high)`. */
  readonly graves: readonly string[];
  /** The registry has answered, in one way or the other. */
  readonly revisada: boolean;
}

const GRAVES = new Set(['high', 'critical']);
const PLAZO_MS = 20_000;

export const SIN_REVISAR: Dictamen = {
  linea: 'Auditoría: no se pudo revisar, el registro de npm no la contesta.',
  graves: [],
  revisada: false,
};

/** The verdict on pairs of a package that ships and how grave it is. */
function dictaminar(conocidas: readonly (readonly [nombre: string, severity: string])[]): Dictamen {
  const dicha = ([nombre, severity]: (typeof conocidas)[number]) => `${nombre} (${severity})`;
  return {
    linea: `Auditoría: ${conocidas.map(dicha).join(', ') || 'nada conocido en lo que se envía'}.`,
    graves: conocidas.filter(([, severity]) => GRAVES.has(severity)).map(dicha),
    revisada: true,
  };
}

/** The verdict by what `npm audit` said; undefined where it got no answer. */
export function juzgar(texto: string, enviados: ReadonlySet<string>): Dictamen | undefined {
  const { vulnerabilities } = (leer(texto) ?? {}) as Informe;
  if (!vulnerabilities) return undefined;
  const deEnviados = Object.entries(vulnerabilities).filter(([, { nodes }]) =>
    nodes.some((lugar) => enviados.has(lugar)),
  );
  return dictaminar(deEnviados.map(([nombre, { severity }]) => [nombre, severity]));
}

/** The registry's advisories on exactly these versions, each with how grave it is. */
type Avisos = Readonly<Record<string, readonly { readonly severity: string }[]>>;

const DE_MENOS_A_MAS = ['info', 'low', 'moderate', 'high', 'critical'];

/** The gravest of each package. */
export const juzgarAvisos = (avisos: Avisos): Dictamen =>
  dictaminar(
    Object.entries(avisos)
      .filter(([, lista]) => lista.length > 0)
      .map(([nombre, lista]) => {
        const peor = Math.max(...lista.map(({ severity }) => DE_MENOS_A_MAS.indexOf(severity)));
        // A severity that nobody has heard of is taken for grave.
        return [nombre, DE_MENOS_A_MAS[peor] ?? 'critical'];
      }),
  );

function leer(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}

async function preguntarANpm(raiz: string): Promise<string> {
  const npm = spawn('npm', ['audit', '--json', '--fetch-retries=0', `--fetch-timeout=${PLAZO_MS}`], {
    cwd: raiz,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const sinNpm = new Promise<string>((resolver) => npm.once('error', () => resolver('')));
  return Promise.race([text(npm.stdout), sinNpm]);
}

/** The registry's own question about many packages at once, for where it refuses npm's. Undefined: no answer either. */
async function preguntarPorVersiones(versiones: object): Promise<Avisos | undefined> {
  const registro = (process.env['npm_config_registry'] ?? 'https://registry.npmjs.org').replace(/\/$/, '');
  const respuesta = await fetch(`${registro}/-/npm/v1/security/advisories/bulk`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(versiones),
    signal: AbortSignal.timeout(PLAZO_MS),
  }).catch(() => undefined);
  if (!respuesta?.ok) return undefined;
  const avisos = leer(await respuesta.text().catch(() => ''));
  return typeof avisos === 'object' && avisos !== null ? (avisos as Avisos) : undefined;
}

export async function auditar(raiz = RAIZ): Promise<Dictamen> {
  const paquetes = leerPaquetes(raiz);
  const enviados = loQueSale(paquetes);
  const porNpm = juzgar(await preguntarANpm(raiz), enviados);
  if (porNpm) return porNpm;
  const avisos = await preguntarPorVersiones(versionesDe(paquetes, enviados));
  return avisos ? juzgarAvisos(avisos) : SIN_REVISAR;
}

const RAYA = '━'.repeat(72);

/** Seen by whoever looks at nothing but the end. */
export const enRecuadro = (graves: readonly string[]): string =>
  [
    RAYA,
    'DEBILIDADES GRAVES CONOCIDAS en lo que se envía:',
    ...graves.map((debilidad) => `  ${debilidad}`),
    'Actualiza esos paquetes; más en npm audit. npm run desplegar no sigue con ellas.',
    RAYA,
  ].join('\n');

if (process.argv[1] === import.meta.filename) {
  const { linea, graves, revisada } = await auditar();
  console.log(graves.length > 0 ? enRecuadro(graves) : linea);
  process.exit(graves.length > 0 || !revisada ? 1 : 0);
}
