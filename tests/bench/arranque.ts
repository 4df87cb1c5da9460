// `npm run bench:arranque`: loading the deployed bundle of the functions in a new process, in turns with the same sources
// one file each, neither with a cache of compiled code; and `npm start` on a warm machine.
import { spawn } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { construir } from '../../tools/local/src/construir.ts';
import { type Carga, cargar, EMPACADO, RAIZ } from './apoyo/cargar.ts';
import { mediana, publicar } from './apoyo/publicar.ts';
import { puertoLibre } from '../../tools/pruebas/src/puerto-libre.ts';
import { cifra, MS, SEGUNDOS, VECES } from './apoyo/seccion.ts';

const SUELTO = join(RAIZ, '.cache', 'sin-empacar');
const VUELTAS = 7;
const PROPIOS = ['domain', 'contract'];
/** The packages that the bundle leaves outside, because the deploy installs them. */
const SDKS = [
  ...['https', 'scheduler', 'logger'].map((parte) => `firebase-functions/${parte}`),
  ...['app', 'auth', 'firestore'].map((parte) => `firebase-admin/${parte}`),
];

/** Our sources as JavaScript, a file for each, with the packages as they are installed. */
async function soltar(): Promise<string> {
  rmSync(SUELTO, { recursive: true, force: true });
  const fuentes = globSync('{functions,packages/{domain,contract}}/src/**/*.ts', { cwd: RAIZ });
  for (const fuente of fuentes.filter((ruta) => !ruta.endsWith('.test.ts'))) {
    const { code } = await transform(readFileSync(join(RAIZ, fuente), 'utf8'), {
      loader: 'ts',
      tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    });
    const destino = join(SUELTO, fuente.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(destino), { recursive: true });
    writeFileSync(destino, code.replaceAll(/(from|import) ?"(\.[^"]+)\.ts"/g, '$1 "$2.js"'));
  }
  const modulos = join(SUELTO, 'functions', 'node_modules');
  cpSync(join(RAIZ, 'functions/package.json'), join(SUELTO, 'functions/package.json'));
  mkdirSync(join(modulos, '@leal'), { recursive: true });
  symlinkSync(join(RAIZ, 'functions/node_modules/firebase-functions'), join(modulos, 'firebase-functions'));
  for (const nombre of PROPIOS) {
    const paquete = readFileSync(join(RAIZ, 'packages', nombre, 'package.json'), 'utf8');
    writeFileSync(join(SUELTO, 'packages', nombre, 'package.json'), paquete.replaceAll('.ts"', '.js"'));
  }
  mkdirSync(join(SUELTO, 'node_modules', '@leal'), { recursive: true });
  for (const paquete of PROPIOS)
    symlinkSync(join(SUELTO, 'packages', paquete), join(SUELTO, 'node_modules', '@leal', paquete));
  const sdks = SDKS.map((sdk) => `import '${sdk}';\n`).join('');
  writeFileSync(join(SUELTO, 'functions/sdks.js'), sdks);
  return join(SUELTO, 'functions');
}

/** From the command to 'LEAL LISTO', in seconds. */
async function iniciar(datos: string): Promise<number> {
  const desde = performance.now();
  const desfase = String(Math.floor(((await puertoLibre()) % 2_000) / 10) * 10 + 2_000);
  const proceso = spawn(process.execPath, [join(RAIZ, 'tools/local/arranque.mjs'), 'iniciar'], {
    env: { ...process.env, LEAL_DATOS: datos, LEAL_DESFASE_PUERTOS: desfase },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const fin = new Promise((listo) => proceso.once('close', listo));
  const segundos = await new Promise<number>((listo) => {
    proceso.stdout.on('data', (dicho: Buffer) => {
      if (String(dicho).includes('LEAL LISTO')) listo((performance.now() - desde) / 1000);
    });
    void fin.then(() => listo(Number.NaN));
  });
  proceso.kill('SIGTERM');
  await fin;
  return segundos;
}

await construir(RAIZ, 'functions');
const carpeta = await soltar();
const ENTRADAS = {
  empacado: EMPACADO,
  suelto: join(carpeta, 'src/index.js'),
  sdks: join(carpeta, 'sdks.js'),
};
type Cual = keyof typeof ENTRADAS;
const cargas: Record<Cual, Carga>[] = [];
for (let i = 0; i < VUELTAS; i++)
  cargas.push({
    empacado: await cargar(ENTRADAS.empacado),
    suelto: await cargar(ENTRADAS.suelto),
    sdks: await cargar(ENTRADAS.sdks),
  });

const datos = mkdtempSync(join(tmpdir(), 'leal-bench-'));
const inicios = [await iniciar(datos), await iniciar(datos), await iniciar(datos)];
rmSync(datos, { recursive: true, force: true });

const de = (cual: Cual, que: keyof Carga) => mediana(cargas.map((carga) => carga[cual][que]));
publicar({
  nombre: 'arranque',
  titulo: 'cold load of the functions, and npm start',
  medidas: [
    cifra('loading the deployed bundle', de('empacado', 'ms'), { ...MS, maximo: 400 }),
    cifra('beside the unbundled tree', mediana(cargas.map((carga) => carga.empacado.ms / carga.suelto.ms)), {
      ...VECES,
      maximo: 0.5,
    }),
    cifra('loading the unbundled tree', de('suelto', 'ms'), MS),
    cifra("loading Google's SDKs alone", de('sdks', 'ms'), MS),
    cifra('CPU of the process with the bundle', de('empacado', 'cpu'), MS),
    cifra('CPU of the process with the tree', de('suelto', 'cpu'), MS),
    cifra('CPU of the process with the SDKs alone', de('sdks', 'cpu'), MS),
    cifra("npm start on a warm machine, to 'LEAL LISTO'", mediana(inicios.slice(1)), {
      ...SEGUNDOS,
      maximo: 15,
    }),
    cifra('npm start on an empty data folder', inicios[0] ?? NaN, SEGUNDOS),
  ],
  notas: [
    `Loads are medians of ${VUELTAS}, by turns, without compiled code of before.`,
    "What is left of the bundle's time are Google's SDKs, firebase-admin/firestore first. Tried: firebase-admin in the bundle; it makes a file of 9 MB that does not load, because the SDK reads files of its own at run time.",
  ],
});
process.exit();
