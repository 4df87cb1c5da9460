// Installs what is missing, and only then. Under a Node older than 22, npm silently skips
// @google-cloud/firestore (an optional dependency by its `engines`), so the install itself
// runs on Node 24, and the folder's presence is part of "installed".
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const MARCA = 'node_modules/.leal-instalado';
const FIRESTORE = 'node_modules/@google-cloud/firestore';

/** @param {string} raiz */
function huellaDelCandado(raiz) {
  return createHash('sha256')
    .update(readFileSync(join(raiz, 'package-lock.json')))
    .digest('hex');
}

/** @param {string} raiz @param {string} nombre */
function paquetes(raiz, nombre) {
  return JSON.parse(readFileSync(join(raiz, nombre), 'utf8')).packages;
}

/**
 * Whether what npm last put in node_modules is what the lockfile asks for. It honours an
 * install that somebody made by hand, which leaves no marker of ours.
 * @param {string} raiz
 */
export function coincideConElCandado(raiz) {
  if (!existsSync(join(raiz, 'node_modules/.package-lock.json'))) return false;
  const pedidos = paquetes(raiz, 'package-lock.json');
  const puestos = paquetes(raiz, 'node_modules/.package-lock.json');
  return Object.keys(pedidos).every((ruta) => {
    const pedido = pedidos[ruta];
    if (!ruta.includes('node_modules/')) return true;
    // A workspace of ours: npm's note does not say whether its link is there.
    if (pedido.link) return existsSync(join(raiz, ruta));
    const puesto = puestos[ruta];
    return puesto ? puesto.version === pedido.version : pedido.optional === true;
  });
}

/** @param {string} raiz */
export function estaInstalado(raiz) {
  if (!existsSync(join(raiz, FIRESTORE)) || !existsSync(rutaDeNode(raiz))) return false;
  const marca = join(raiz, MARCA);
  if (existsSync(marca) && readFileSync(marca, 'utf8') === huellaDelCandado(raiz)) return true;
  if (!coincideConElCandado(raiz)) return false;
  writeFileSync(marca, huellaDelCandado(raiz));
  return true;
}

const ES_RECIENTE = Number.parseInt(process.versions.node, 10) >= 24;

/**
 * The Node 24 that the repository carries; where install scripts are off it is missing, and a
 * Node that is new enough by itself does as well.
 * @param {string} raiz
 */
export function rutaDeNode(raiz) {
  const propio = join(
    raiz,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  return ES_RECIENTE && !existsSync(propio) ? process.execPath : propio;
}

/** npm's own scripts next to the npm that called us; else the commands on the PATH. @param {string} nombre */
function ordenDeNpm(nombre) {
  const npm = process.env.npm_execpath;
  const vecino = npm ? join(dirname(npm), nombre + '-cli.js') : '';
  if (vecino && existsSync(vecino)) return { orden: process.execPath, previos: [vecino], shell: false };
  return { orden: nombre, previos: [], shell: process.platform === 'win32' };
}

/** @param {string} raiz @param {string[]} pedido @returns {Promise<boolean>} */
function npm(raiz, pedido) {
  const { orden, previos, shell } = ordenDeNpm(ES_RECIENTE ? 'npm' : 'npx');
  const conNode = ES_RECIENTE ? [] : ['-y', '-p', 'node@24', 'npm'];
  return new Promise((resolver, rechazar) => {
    const proceso = spawn(orden, [...previos, ...conNode, ...pedido, '--no-audit', '--no-fund'], {
      cwd: raiz,
      stdio: 'inherit',
      shell,
    });
    proceso.on('error', rechazar);
    proceso.on('exit', (codigo) => resolver(codigo === 0));
  });
}

/**
 * Updates what is there, in seconds; if nothing is there, or the update fails, installs everything again.
 * @param {string} raiz
 */
export async function instalar(raiz) {
  console.log('Instalando dependencias (solo la primera vez o cuando cambian)…');
  // Killed meanwhile, what is there is what no lockfile asks for.
  rmSync(join(raiz, MARCA), { force: true });
  const hayAlgo = existsSync(join(raiz, 'node_modules/.package-lock.json'));
  if (hayAlgo && (await npm(raiz, ['install', '--no-save', '--prefer-offline'])) && estaInstalado(raiz))
    return true;
  const completa =
    (await npm(raiz, ['ci'])) && existsSync(join(raiz, FIRESTORE)) && existsSync(rutaDeNode(raiz));
  if (completa) writeFileSync(join(raiz, MARCA), huellaDelCandado(raiz));
  return completa;
}
