import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ARCHIVO_MODULOS } from './modulos.ts';
import { ARCHIVO_PRECARGA } from './precarga.ts';

/**
 * The first-load budget, from the build's manifest: bytes, not times. Run it after `vite build`;
 * it prints a table and exits 1 when a screen weighs too much or carries what it must not.
 */
const DIST = process.argv[2] ?? join(import.meta.dirname, '../dist/leal');
const KIB = 1024;

type Entrada = { file: string; imports?: string[]; css?: string[] };
type Manifiesto = Record<string, Entrada>;
type Pantalla = { nombre: string; maximo: number; fuentes: readonly string[]; prohibidos: readonly RegExp[] };

const leer = (ruta: string): unknown => JSON.parse(readFileSync(join(DIST, ruta), 'utf8'));
const imprimir = (linea: string): boolean => process.stdout.write(`${linea}\n`);

const SIEMPRE_TARDE = [
  /@firebase[/\\]firestore/,
  /[/\\](reactfire|rxfire)[/\\]/,
  /[/\\]exceljs[/\\]/,
  /[/\\](recharts|@antv|d3-)/,
];
const ACCESO = ['index.html', 'src/app/montar.tsx', 'src/lib/sesion/identidad.ts'];
const COBRADOR = [...ACCESO, 'src/app/Marco.tsx', 'src/lib/sesion/usuario.ts'];
const RUTA = [...COBRADOR, 'src/calle/ruta/pantalla/RutaCobranza.tsx'];
/** Screens that only the office opens with the rules of its signals, which no collector has, and screens that only the street does. */
const DE_OFICINA =
  /[/\\]src[/\\](oficina[/\\]|ui[/\\]tabla[/\\]Tabla(Densa)?\.|(reportes[/\\])?((ajustes|hechos|umbrales)-de-)?senales[.-])/;
const DE_CALLE = /[/\\]src[/\\](calle|comun[/\\](cobro|pago))[/\\]/;

/** Initial screen by screen: its chunks are the static imports of what it loads without a tap. */
const PANTALLAS: readonly Pantalla[] = [
  // The code that runs before anything else is asked for: the way to the rest, and none of it.
  { nombre: 'primer guion', maximo: 3, fuentes: ['index.html'], prohibidos: [/[/\\]node_modules[/\\]/] },
  {
    nombre: 'acceso (/leal/)',
    maximo: 225,
    fuentes: ACCESO,
    prohibidos: [...SIEMPRE_TARDE, DE_OFICINA, DE_CALLE],
  },
  {
    // The person who opens a receipt has a line of their own, and nothing of Leal yet.
    nombre: 'comprobante, de quien sea',
    maximo: 270,
    fuentes: ['index.html', 'src/app/montar-comprobante.tsx'],
    prohibidos: [...SIEMPRE_TARDE, DE_OFICINA, DE_CALLE],
  },
  {
    nombre: 'ruta (/leal/cobrador)',
    maximo: 430,
    fuentes: RUTA,
    prohibidos: [...SIEMPRE_TARDE, DE_OFICINA],
  },
  {
    nombre: 'pago (/leal/payment)',
    maximo: 430,
    fuentes: [...COBRADOR, 'src/comun/pago/pantalla/RegistroDePago.tsx'],
    prohibidos: [...SIEMPRE_TARDE, DE_OFICINA],
  },
  {
    nombre: 'tablero (/leal/gerente)',
    maximo: 430,
    fuentes: [...COBRADOR, 'src/oficina/tablero/TableroGerente.tsx'],
    prohibidos: [...SIEMPRE_TARDE, DE_CALLE],
  },
  {
    nombre: 'ruta, ya en vivo',
    // With the 17 KiB that drag its cards: they come with the cards, which would else be mounted twice. Most of the
    // rest beyond the route itself is Firestore, for what changes by itself; `solo-firestore.ts` keeps out what it never runs. 1 is what
    // is said of clients that come and go, of what was paid before Leal, and the names of the office's code in the first script's list.
    maximo: 482,
    fuentes: [...RUTA, 'src/app/marco/Escucha.tsx'],
    prohibidos: [/@firebase[/\\](database|storage|remote-config)[/\\]/, DE_OFICINA],
  },
];

function chunksDe(manifiesto: Manifiesto, fuentes: readonly string[]): Set<Entrada> {
  const vistos = new Set<Entrada>();
  const cola = [...fuentes];
  for (let clave = cola.pop(); clave !== undefined; clave = cola.pop()) {
    const entrada = manifiesto[clave];
    if (!entrada) throw new Error(`El manifiesto no tiene ${clave}`);
    if (vistos.has(entrada)) continue;
    vistos.add(entrada);
    cola.push(...(entrada.imports ?? []));
  }
  return vistos;
}

const peso = (archivos: Iterable<string>): number =>
  [...new Set(archivos)].reduce((total, a) => total + gzipSync(readFileSync(join(DIST, a))).length, 0) / KIB;

function medir(pantalla: Pantalla, manifiesto: Manifiesto, modulos: Record<string, string[]>) {
  const chunks = [...chunksDe(manifiesto, pantalla.fuentes)];
  const contenido = chunks.flatMap(({ file }) => modulos[file] ?? []);
  return {
    js: peso(chunks.map(({ file }) => file)),
    css: peso(chunks.flatMap(({ css = [] }) => css)),
    ajenos: contenido.filter((modulo) => pantalla.prohibidos.some((prohibido) => prohibido.test(modulo))),
  };
}

/**
 * Everything that the service worker keeps on the phone, styles and page included. 18 of it are the cash box: the open cut, its
 * count, floats and parts handed in, each a screen that has to be there without a line. 12 are the receipt: its sheet, and the code that
 * a camera reads, drawn without a line too. 3 are the loans that are handed over at the door. 2 are sentences and two decimals: what
 * is said of a credit, a day and a receipt is the same on every screen. 1 is whom a new client may be already, as this phone knows it.
 * 5 are what a box holds before a loan is handed over, floats that are asked for, promises and clients without a line.
 */
const MAXIMO_PRECARGA = 700;

/** The weights, for whoever started it to measure. */
const pesos: { pantalla: string; js: number; maximo: number }[] = [];

function revisarPrecarga(modulos: Record<string, string[]>): boolean {
  const archivos = leer(ARCHIVO_PRECARGA) as string[];
  const total = peso(archivos);
  const ajenos = archivos.flatMap((a) => modulos[a] ?? []).filter((modulo) => DE_OFICINA.test(modulo));
  pesos.push({ pantalla: 'precarga, todo', js: total, maximo: MAXIMO_PRECARGA });
  const cabe = total <= MAXIMO_PRECARGA && ajenos.length === 0;
  imprimir(
    `precarga, todo KiB gz     ${total.toFixed(1).padStart(9)}${String(MAXIMO_PRECARGA).padStart(8)}${' '.repeat(12)}  ${cabe ? 'bien' : 'EXCEDE'}`,
  );
  for (const modulo of ajenos) imprimir(`  no debe guardarse: ${modulo}`);
  return cabe;
}

function revisar(): boolean {
  const manifiesto = leer('.vite/manifest.json') as Manifiesto;
  const modulos = leer(ARCHIVO_MODULOS) as Record<string, string[]>;
  let bien = true;
  imprimir('pantalla                  JS KiB gz   máximo   CSS KiB gz');
  for (const pantalla of PANTALLAS) {
    const { js, css, ajenos } = medir(pantalla, manifiesto, modulos);
    pesos.push({ pantalla: pantalla.nombre, js, maximo: pantalla.maximo });
    const cabe = js <= pantalla.maximo && ajenos.length === 0;
    bien &&= cabe;
    const cifras = [
      js.toFixed(1).padStart(9),
      String(pantalla.maximo).padStart(8),
      css.toFixed(1).padStart(12),
    ];
    imprimir(`${pantalla.nombre.padEnd(26)}${cifras.join('')}  ${cabe ? 'bien' : 'EXCEDE'}`);
    for (const modulo of ajenos) imprimir(`  no debe cargarse aquí: ${modulo}`);
  }
  return revisarPrecarga(modulos) && bien;
}

if (!revisar()) process.exitCode = 1;
process.send?.(pesos);
