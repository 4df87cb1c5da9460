// Writes docs/licencias.md: under which licence each package is that leaves this machine. npm run licencias
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leerPaquetes, loQueSale, type Paquetes, RAIZ } from '@leal/local/lo-que-sale';

export const LICENCIAS = join(RAIZ, 'docs', 'licencias.md');

/** The licences that were read in the packages themselves: their manifests do not name one. */
const LEIDAS: Readonly<Record<string, string>> = { limiter: 'MIT' };

export const SIN_LICENCIA = 'sin declarar';

/** Licence → 'name version', both sorted. */
export function licencias(paquetes: Paquetes): Map<string, string[]> {
  const filas = [...loQueSale(paquetes)].map((lugar) => {
    const nombre = lugar.slice(lugar.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { version = '', license = LEIDAS[nombre] ?? SIN_LICENCIA } = paquetes[lugar] ?? {};
    return { license, texto: `${nombre} ${version}` };
  });
  const grupos = Map.groupBy(filas, ({ license }) => license);
  return new Map(
    [...grupos]
      .map(([licencia, textos]) => [licencia, [...new Set(textos.map(({ texto }) => texto))].sort()] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([licencia, textos]) => [licencia, textos]),
  );
}

export function paginaDeLicencias(paquetes: Paquetes): string {
  const grupos = [...licencias(paquetes)].map(
    ([licencia, textos]) => `## ${licencia} (${textos.length})\n\n${textos.join(' · ')}\n`,
  );
  return `# Licencias

Los paquetes de otros que viajan con Leal: en las funciones o en la página. Lo escribe \`npm run licencias\` desde
\`package-lock.json\`.

${grupos.join('\n')}`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(LICENCIAS, paginaDeLicencias(leerPaquetes()));
