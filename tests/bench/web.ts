// `npm run bench:web [times]`: Lighthouse (mobile, simulated throttling) on the login and, signed in, on the route and the
// manager's dashboard, in turns, each in a new profile: nothing cached, no service worker; and what the build weighs, from its manifest.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { iniciarSuite, type Suite } from '@leal/local';
import { abrirPerfil } from '@leal/pruebas';
import { guardarSesion } from '../e2e/apoyo/sesion-guardada.ts';
import { correrPrograma } from '../../tools/pruebas/src/correr-programa.ts';
import { RELOJ_DE_PRUEBAS } from '../setup/reloj.ts';
import { mediana, publicar } from './apoyo/publicar.ts';
import { puertoLibre } from '../../tools/pruebas/src/puerto-libre.ts';
import { cifra, type Medida, MS } from './apoyo/seccion.ts';

const VECES = Number(process.argv[2] ?? 5);
const PRESUPUESTO = join(import.meta.dirname, '../../web/build/presupuesto.ts');
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

function medidasDe({ nombre, metas }: Pantalla, informes: Informe[]): Medida[] {
  const de = (leer: (informe: Informe) => number): number => mediana(informes.map(leer));
  const valor = (auditoria: string) => de(({ audits }) => audits[auditoria]?.numericValue ?? Number.NaN);
  const nota = (categoria: keyof Informe['categories']) =>
    de(({ categories }) => categories[categoria].score * 100);
  const lcp = Number.isFinite(metas.lcp) && { maximo: metas.lcp };
  return [
    cifra(`${nombre}: performance`, nota('performance'), { minimo: metas.nota }),
    cifra(`${nombre}: LCP`, valor('largest-contentful-paint'), { ...MS, ...lcp }),
    cifra(`${nombre}: TBT`, valor('total-blocking-time'), { ...MS, maximo: metas.tbt }),
    cifra(`${nombre}: CLS`, valor('cumulative-layout-shift'), { maximo: 0 }),
    cifra(`${nombre}: FCP`, valor('first-contentful-paint'), MS),
    cifra(`${nombre}: speed index`, valor('speed-index'), MS),
    cifra(`${nombre}: accessibility`, nota('accessibility'), { minimo: 100 }),
    cifra(`${nombre}: best practices`, nota('best-practices'), { minimo: 100 }),
  ];
}

function tareasDe({ nombre }: Pantalla, informes: Informe[]): string {
  const tareas = informes.at(-1)?.audits['long-tasks']?.details?.items ?? [];
  const largas = tareas.toSorted((a, b) => b.duration - a.duration).slice(0, 4);
  const enPalabras = ({ url, startTime, duration }: Tarea) =>
    `${duration.toFixed(0)} ms at ${startTime.toFixed(0)} (${url.split('/').at(-1) ?? url})`;
  return `${nombre}, longest tasks: ${largas.map(enPalabras).join(', ') || 'none'}`;
}

type Peso = { readonly pantalla: string; readonly js: number; readonly maximo: number };

/** The weight of the build, by its own budget. */
async function pesar(): Promise<Medida[]> {
  let pesos: Peso[] = [];
  await correrPrograma([PRESUPUESTO], { alRecibir: (mensaje) => (pesos = mensaje as Peso[]) });
  return pesos.map(({ pantalla, js, maximo }) =>
    cifra(`JS of ${pantalla}`, js, { unidad: ' KiB gz', maximo }),
  );
}

const suite = await iniciarSuite({ reloj: RELOJ_DE_PRUEBAS });
const pesos = await pesar();
const informes = new Map<Pantalla, Informe[]>(
  PANTALLAS.filter(({ nombre }) => SOLO === undefined || nombre === SOLO).map((pantalla) => [pantalla, []]),
);
try {
  for (let i = 0; i < VECES; i++) {
    for (const [pantalla, deLaPantalla] of informes) {
      const informe = await medir(suite, pantalla);
      deLaPantalla.push(informe);
      console.log(`${i + 1}/${VECES} ${pantalla.nombre}: ${informe.categories.performance.score * 100}`);
    }
  }
} finally {
  await suite.detener();
}
publicar({
  nombre: 'web',
  titulo: 'first load by weight, and Lighthouse (mobile, simulated slow 4G)',
  medidas: [
    ...pesos,
    ...[...informes].flatMap(([pantalla, deLaPantalla]) => medidasDe(pantalla, deLaPantalla)),
  ],
  notas: [
    `${LIGHTHOUSE}, medians of ${VECES}, by turns, each in a new profile. ${[...informes].map(([pantalla, deLaPantalla]) => tareasDe(pantalla, deLaPantalla)).join('; ')}.`,
  ],
});
process.exit();
