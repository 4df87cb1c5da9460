import { execFileSync, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { estaInstalado, instalar, rutaDeNode } from './instalacion.mjs';

const RAIZ = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const SENALES = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The orders with a program of their own; the others are the suite's. @type {Record<string, string>} */
export const PROGRAMAS = {
  probar: 'tools/pruebas/src/probar.ts',
  repetir: 'tools/pruebas/src/repetir.ts',
  'reglas-oficial': 'tools/pruebas/src/reglas-oficial.ts',
  mutaciones: 'tools/pruebas/src/mutaciones/mutaciones.ts',
  licencias: 'tools/pruebas/src/licencias.ts',
  auditoria: 'tools/local/src/auditoria/auditoria.ts',
  trabajo: 'tools/local/src/trabajos/correr.ts',
  desplegar: 'tools/local/src/despliegue/desplegar.ts',
  bench: 'tests/bench/correr.ts',
  'bench:lecturas': 'tests/bench/lecturas.ts',
  'bench:dia': 'tests/bench/dia.ts',
  'bench:api': 'tests/bench/api.ts',
  'bench:arranque': 'tests/bench/arranque.ts',
  'bench:firestore': 'tests/bench/firestore.ts',
  sim: 'tests/caminata/sim.ts',
  oraculos: 'tests/cifras/carteras.ts',
  'bench:conciliacion': 'tools/local/bench/conciliacion.ts',
  'bench:web': 'tests/bench/web.ts',
  'bench:calendario': 'tests/bench/calendario.ts',
  'bench:linea': 'tests/bench/linea.ts',
  'bench:teclas': 'tests/bench/teclas.ts',
  'bench:tareas': 'tests/bench/tareas.ts',
  'bench:ruta': 'tests/bench/ruta.ts',
  'bench:excel': 'tests/bench/exportar.ts',
};

/** Runs one order of the repository on its own Node 24. @param {string[]} argumentos */
export async function lanzar(argumentos) {
  if (!estaInstalado(RAIZ) && !(await instalar(RAIZ))) {
    console.error('No se pudieron instalar las dependencias; revisa la conexión y vuelve a intentar.');
    return 1;
  }
  const [orden = 'iniciar', ...resto] = argumentos;
  const propio = PROGRAMAS[orden];
  return propio
    ? ejecutar(join(RAIZ, propio), resto)
    : ejecutar(join(RAIZ, 'tools/local/src/principal.ts'), [orden, ...resto]);
}

/** @param {string} programa @param {string[]} argumentos @returns {Promise<number>} */
function ejecutar(programa, argumentos) {
  const proceso = spawn(rutaDeNode(RAIZ), [programa, ...argumentos], {
    cwd: RAIZ,
    // A cache of compiled code for the next processes: stages of tests, their workers, a suite's children.
    env: { NODE_COMPILE_CACHE: join(RAIZ, '.cache', 'compilado'), ...process.env, PATH: conNodePropio() },
    // The channel is how the child learns that we are gone, even by kill -9.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const senal of SENALES) process.on(senal, () => proceso.kill(senal));
  vigilarAlPadre(() => proceso.kill('SIGTERM'));
  return new Promise((resolver, rechazar) => {
    proceso.on('error', rechazar);
    proceso.on('exit', (codigo, senal) => resolver(codigo ?? (senal ? 1 : 0)));
  });
}

function conNodePropio() {
  const separador = process.platform === 'win32' ? ';' : ':';
  return join(RAIZ, 'node_modules', '.bin') + separador + (process.env.PATH ?? '');
}

// Under `npm start` we are a child of npm and its shell: when either dies without passing the signal
// on, nobody else can stop us.
/** @param {() => void} alQuedarHuerfano */
function vigilarAlPadre(alQuedarHuerfano) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const mayores = [process.ppid, padreDe(process.ppid)].filter((pid) => pid > 1);
  const reloj = setInterval(() => {
    if (process.ppid === mayores[0] && mayores.every(estaVivo)) return;
    clearInterval(reloj);
    alQuedarHuerfano();
  }, 500);
  reloj.unref();
}

/** @param {number} pid */
function padreDe(pid) {
  try {
    return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));
  } catch {
    return 0;
  }
}

/** @param {number} pid */
function estaVivo(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
