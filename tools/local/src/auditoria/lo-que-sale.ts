// The packages of other people that leave this machine: in the functions' bundle, beside it, or in a browser.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';

export const RAIZ = fileURLToPath(new URL('../../../..', import.meta.url));

/** One entry of package-lock.json, as far as it is used. */
export interface Paquete {
  version?: string;
  license?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The packages by their place: `node_modules/react`. */
export type Paquetes = Readonly<Record<string, Paquete>>;

export const leerPaquetes = (raiz = RAIZ): Paquetes =>
  (JSON.parse(readFileSync(join(raiz, 'package-lock.json'), 'utf8')) as { packages: Paquetes }).packages;

/** The place where `nombre` is found from there, as Node looks for it: the nearest node_modules upwards. */
function hallar(paquetes: Paquetes, desde: string, nombre: string): string | undefined {
  for (let carpeta = desde; ; carpeta = dirname(carpeta)) {
    const lugar = join(carpeta === '.' ? '' : carpeta, 'node_modules', nombre);
    if (lugar in paquetes) return lugar;
    if (carpeta === '.' || carpeta === '') return undefined;
  }
}

const usadosPor = ({ dependencies, optionalDependencies, peerDependencies }: Paquete): string[] =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });

/** Bundled into the functions, though npm takes them for tools of ours. */
const EN_EL_PAQUETE = ['find-my-way', 'zod'];

/** Everything that functions and web need to run, by place. */
export function loQueSale(paquetes: Paquetes): Set<string> {
  const vistos = new Set<string>();
  const cola: [desde: string, nombres: string[]][] = [
    ['functions', [...usadosPor(paquetes['functions'] ?? {}), ...EN_EL_PAQUETE]],
    ['web', usadosPor(paquetes['web'] ?? {})],
  ];
  for (let siguiente = cola.pop(); siguiente; siguiente = cola.pop()) {
    const [desde, nombres] = siguiente;
    for (const nombre of nombres) {
      const lugar = hallar(paquetes, desde, nombre);
      if (lugar === undefined || vistos.has(lugar)) continue;
      vistos.add(lugar);
      const { link, resolved = lugar } = paquetes[lugar] ?? {};
      const real = link ? resolved : lugar;
      cola.push([real, usadosPor(paquetes[real] ?? {})]);
    }
  }
  return new Set([...vistos].filter((lugar) => !paquetes[lugar]?.link));
}

/** The versions of each package among those places. */
export function versionesDe(paquetes: Paquetes, lugares: ReadonlySet<string>): Record<string, string[]> {
  const versiones: Record<string, string[]> = {};
  for (const lugar of lugares) {
    const nombre = lugar.split('node_modules/').at(-1) ?? '';
    const { version } = paquetes[lugar] ?? {};
    if (version !== undefined) versiones[nombre] = [...new Set([...(versiones[nombre] ?? []), version])];
  }
  return versiones;
}
