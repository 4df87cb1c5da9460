// `npm run bench [-- name…]`: the benches one after the other, or those named, and their sections of docs/resultados.md.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { PROGRAMAS } from '../../tools/local/arranque/lanzar.mjs';
import { correrPrograma } from '../../tools/pruebas/src/correr-programa.ts';
import { conSecciones, enMarkdown, type Seccion } from './apoyo/seccion.ts';

const RAIZ = join(import.meta.dirname, '..', '..');
const PAGINA = join(RAIZ, 'docs', 'resultados.md');
const PREFIJO = 'bench:';

const programas = new Map(
  Object.entries(PROGRAMAS).flatMap(([orden, programa]) =>
    orden.startsWith(PREFIJO) ? [[orden.slice(PREFIJO.length), programa] as const] : [],
  ),
);

function versionDeLeal(): string {
  try {
    const git = (...orden: string[]) => execFileSync('git', orden, { cwd: RAIZ, encoding: 'utf8' }).trim();
    return `Leal ${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '-uno') ? ' and changes' : ''}`;
  } catch {
    return 'Leal without git';
  }
}

/** The machine, how busy it was before, and the versions. */
function circunstancia(): string {
  const [procesador] = cpus();
  const maquina = `${cpus().length} × ${procesador?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, ${type()} ${release()}`;
  return `${maquina} · load ${loadavg()[0]?.toFixed(1)} before it · Node ${process.versions.node} · ${versionDeLeal()}`;
}

async function correr(nombre: string): Promise<boolean> {
  console.log(`\n— bench:${nombre}`);
  const [donde, cuando] = [circunstancia(), new Date()];
  let seccion: Seccion | undefined;
  await correrPrograma([join(RAIZ, programas.get(nombre) ?? '')], {
    alRecibir: (mensaje) => ({ seccion } = mensaje as { seccion?: Seccion }),
  });
  if (!seccion) {
    console.error(`bench:${nombre} no dio resultado; su parte de la página queda como estaba.`);
    return false;
  }
  const pagina = existsSync(PAGINA) ? readFileSync(PAGINA, 'utf8') : '';
  writeFileSync(
    PAGINA,
    conSecciones(pagina, [enMarkdown(seccion, { cuando, donde })], [...programas.keys()]),
  );
  return true;
}

const pedidos = process.argv.slice(2).map((nombre) => nombre.replace(PREFIJO, ''));
const ajenos = pedidos.filter((nombre) => !programas.has(nombre));
if (ajenos.length > 0) {
  console.error(`No hay bench:${ajenos.join(', bench:')}. Hay: ${[...programas.keys()].join(', ')}.`);
  process.exit(1);
}
let bien = true;
for (const nombre of pedidos.length > 0 ? pedidos : programas.keys()) bien = (await correr(nombre)) && bien;
console.log(`\nEscrito en ${PAGINA}`);
process.exit(bien ? 0 : 1);
