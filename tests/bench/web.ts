// `npm run bench:web [times]`: Lighthouse (mobile, simulated throttling) on the login and, signed in, on the route and the
// manager's dashboard, in turns, each in a new profile: nothing cached, no service worker. Prints medians and what blocked.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { iniciarSuite, type Suite } from '@leal/local';
import { abrirPerfil } from '@leal/pruebas';
import { guardarSesion } from '../e2e/apoyo/sesion-guardada.ts';
import { RELOJ_DE_PRUEBAS } from '../setup/reloj.ts';

const VECES = Number(process.argv[2] ?? 5);
const SOLO = process.argv[3];
/** The version of the goals in docs; fetched by npm when this runs, because nothing else needs it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const PANTALLAS = [
  { nombre: 'login', camino: '', metas: { nota: 97, lcp: 2000, tbt: 100 } },
  {
    nombre: 'route',
    camino: 'cobrador',
    email: 'cobrador1@leal.demo',
    metas: { nota: 95, lcp: Infinity, tbt: 200 },
  },
  {
    nombre: 'dashboard',
    camino: 'gerente',
    email: 'gerente@leal.demo',
    metas: { nota: 95, lcp: Infinity, tbt: 200 },
  },
] as const;
type Pantalla = (typeof PANTALLAS)[number];

type Tarea = { url: string; startTime: number; duration: number };
type Informe = {
  categories: Record<'performance' | 'accessibility' | 'best-practices', { score: number }>;
  audits: Record<
    string,
    { numericValue: number; score: number | null; title: string; details?: { items: Tarea[] } }
  >;
};

async function puertoLibre(): Promise<number> {
  const servidor = createServer().listen(0, '127.0.0.1');
  await new Promise((listo) => servidor.once('listening', listo));
  const { port } = servidor.address() as AddressInfo;
  servidor.close();
  return port;
}

async function auditar(url: string, puerto: number, archivo: string): Promise<Informe> {
  const opciones = [
    '--quiet',
    '--disable-storage-reset',
    '--output=json',
    `--output-path=${archivo}`,
    `--port=${puerto}`,
    // The local suite's strip is not the app.
    '--blocked-url-patterns=*/leal/_local/*',
  ];
  const categorias = '--only-categories=performance,accessibility,best-practices';
  const npm = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, categorias, ...opciones];
  await promisify(execFile)('npm', npm, { env: { ...process.env, NODE_ENV: 'production' } });
  return JSON.parse(await readFile(archivo, 'utf8')) as Informe;
}

async function medir(suite: Suite, pantalla: Pantalla): Promise<Informe> {
  const carpeta = await mkdtemp(join(tmpdir(), 'leal-bench-'));
  const puerto = await puertoLibre();
  const contexto = await abrirPerfil(carpeta, { args: [`--remote-debugging-port=${puerto}`] });
  try {
    const [pagina] = contexto.pages();
    if (pagina && 'email' in pantalla) await guardarSesion(suite, pagina, pantalla.email);
    await pagina?.goto('about:blank');
    return await auditar(suite.url + pantalla.camino, puerto, join(carpeta, 'informe.json'));
  } finally {
    await contexto.close();
    await rm(carpeta, { recursive: true, force: true });
  }
}

const mediana = (valores: number[]): number =>
  valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)] ?? Number.NaN;
const ms = (n: number): string => `${n.toFixed(0)} ms`;

function contar({ nombre, metas }: Pantalla, informes: Informe[]): boolean {
  const de = (leer: (uno: Informe) => number): number => mediana(informes.map(leer));
  const valor = (auditoria: string) => de(({ audits }) => audits[auditoria]?.numericValue ?? Number.NaN);
  const nota = (categoria: keyof Informe['categories']) =>
    de(({ categories }) => categories[categoria].score * 100);
  const [total, lcp, tbt] = [
    nota('performance'),
    valor('largest-contentful-paint'),
    valor('total-blocking-time'),
  ];
  console.log(
    `${nombre.padEnd(10)} performance ${total.toFixed(0)} (${metas.nota}) · FCP ${ms(valor('first-contentful-paint'))} · LCP ${ms(lcp)} · TBT ${ms(tbt)} (${metas.tbt}) · SI ${ms(valor('speed-index'))} · CLS ${valor('cumulative-layout-shift').toFixed(3)} · accessibility ${nota('accessibility').toFixed(0)} · best practices ${nota('best-practices').toFixed(0)}`,
  );
  const tareas = informes.at(-1)?.audits['long-tasks']?.details?.items ?? [];
  for (const { url, startTime, duration } of tareas.toSorted((a, b) => b.duration - a.duration).slice(0, 6)) {
    console.log(`           task of ${ms(duration)} at ${ms(startTime)}: ${url.split('/').at(-1) ?? url}`);
  }
  return total >= metas.nota && lcp <= metas.lcp && tbt <= metas.tbt;
}

const suite = await iniciarSuite({ reloj: RELOJ_DE_PRUEBAS });
const informes = new Map<Pantalla, Informe[]>(
  PANTALLAS.filter(({ nombre }) => SOLO === undefined || nombre === SOLO).map((pantalla) => [pantalla, []]),
);
try {
  for (let i = 0; i < VECES; i++) {
    for (const [pantalla, suyos] of informes) {
      const informe = await medir(suite, pantalla);
      suyos.push(informe);
      console.log(`${i + 1}/${VECES} ${pantalla.nombre}: ${informe.categories.performance.score * 100}`);
    }
  }
} finally {
  await suite.detener();
}
const bien = [...informes].map(([pantalla, suyos]) => contar(pantalla, suyos));
if (bien.includes(false)) process.exitCode = 1;
