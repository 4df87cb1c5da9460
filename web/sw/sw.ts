// The service worker: it keeps the collector's side of one version of the app on the phone, and answers with it before
// the line is asked, because a line that hangs must not hold up the page. It never sees an answer of the API, of the
// identity service or of Firestore: those pass as if it were not there.
type Archivo = { readonly url: string; readonly revision: string | null };
declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly Archivo[] };

/**
 * The list is written in by the build (build/instalable.ts). Only files without a hash in their name have a revision.
 */
const ARCHIVOS = self.__WB_MANIFEST;
const PAGINA = 'index.html';
const PREFIJO = 'leal-';

const revision = ARCHIVOS.find(({ url }) => url === PAGINA)?.revision ?? '';
/** Through its scripts the page names every other file by its hash, so that its own hash is the version's name. */
const VERSION = PREFIJO + revision;

const direccion = (url: string): string => new URL(url, self.registration.scope).href;
const DE_LA_PAGINA = direccion(PAGINA);
const PROPIOS = new Set(ARCHIVOS.map(({ url }) => direccion(url)));
const ASSETS = direccion('assets/');

/** Not the login page of a public network, which answers 200 for everything: ours names files of this version. */
async function esNuestro(url: string, respuesta: Response): Promise<boolean> {
  if (!respuesta.ok || respuesta.redirected) return false;
  const esPagina = /^text\/html\b/.test(respuesta.headers.get('Content-Type') ?? '');
  if (!esPagina || url !== DE_LA_PAGINA) return !esPagina;
  const texto = await respuesta.clone().text();
  return ARCHIVOS.some(
    ({ url: archivo, revision: conNombre }) => conNombre === null && texto.includes(archivo),
  );
}

async function pedir(url: string, cache: RequestCache): Promise<Response> {
  const respuesta = await fetch(url, { cache, priority: 'low' });
  if (!(await esNuestro(url, respuesta))) throw new Error(`${url}: ${respuesta.status}`);
  return respuesta;
}

/** A file with a hash never changes: what another version or the browser has of it serves, but not its absence. */
async function traer(url: string, conHash: boolean): Promise<Response> {
  if (!conHash) return pedir(url, 'reload');
  return (
    (await caches.match(url, { ignoreVary: true })) ?? pedir(url, 'default').catch(() => pedir(url, 'reload'))
  );
}

/** All files or none; the page comes last, so that a cache with a page is whole. */
async function guardar(): Promise<void> {
  const cache = await caches.open(VERSION);
  const poner = async ({ url, revision: suRevision }: Archivo) =>
    cache.put(direccion(url), await traer(direccion(url), suRevision === null));
  await Promise.all(ARCHIVOS.filter(({ url }) => url !== PAGINA).map(poner));
  await Promise.all(ARCHIVOS.filter(({ url }) => url === PAGINA).map(poner));
}

/** The version before this one stays: a tab in which somebody is typing still runs it, and opens its screens. */
async function barrer(): Promise<void> {
  const enteras: string[] = [];
  for (const nombre of await caches.keys()) {
    if (!nombre.startsWith(PREFIJO)) continue;
    const pagina = await (await caches.open(nombre)).match(DE_LA_PAGINA);
    if (pagina) enteras.push(nombre);
    else await caches.delete(nombre);
  }
  const viejas = enteras.slice(0, -2).filter((nombre) => nombre !== VERSION);
  await Promise.all(viejas.map((nombre) => caches.delete(nombre)));
}

async function guardado(url: string): Promise<Response | undefined> {
  const propio = await (await caches.open(VERSION)).match(url, { ignoreVary: true });
  return propio ?? caches.match(url, { ignoreVary: true });
}

/** The file from the phone; from the line when it is not there, or when the phone's disk cannot be read. */
const contestar = async (url: string, request: Request): Promise<Response> =>
  (await guardado(url).catch(() => undefined)) ?? fetch(request);

/** The same page for every screen: it finds out by itself which one it is (arranque.js). Files have a dot. */
const esPantalla = ({ mode, url }: Request): boolean =>
  mode === 'navigate' && !/\.[^/]*$/.test(new URL(url).pathname);

/** A copy that could not be kept whole gives its room back: the phone's disk may be full, and the outbox needs it. */
async function instalar(): Promise<void> {
  try {
    await guardar();
  } catch (error) {
    await barrer();
    throw error;
  }
}

self.addEventListener('install', (suceso) => suceso.waitUntil(instalar()));

// At once, so that the page which brought it finds its other screens here when the line goes.
self.addEventListener('activate', (suceso) => suceso.waitUntil(barrer().then(() => self.clients.claim())));

// The newer worker waits until the person accepts it (lib/version.ts).
self.addEventListener('message', ({ data }) => {
  if (data === 'tomar-el-lugar') void self.skipWaiting();
});

self.addEventListener('fetch', (suceso) => {
  const { request } = suceso;
  const url = esPantalla(request) ? DE_LA_PAGINA : request.url;
  if (request.method !== 'GET' || !(PROPIOS.has(url) || url.startsWith(ASSETS))) return;
  suceso.respondWith(contestar(url, request));
});
