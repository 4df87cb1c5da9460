// The local suite adds this to the pages it serves, so that product code needs no demo switch: the SDKs' own hint at
// the emulators (a cookie), permission to talk to them, and the banner.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { PROYECTO } from './entorno.ts';
import { RUTA_FRANJA } from './franja.ts';
import { LOCAL, type Puertos } from './puertos.ts';

export function configuracionWeb(): object {
  return {
    projectId: PROYECTO,
    apiKey: 'demo',
    appId: '1:1:web:demo',
    authDomain: `${PROYECTO}.firebaseapp.com`,
  };
}

function galleta(puertos: Puertos): string {
  const emulatorHosts = {
    auth: `${LOCAL}:${puertos.auth}`,
    firestore: `${LOCAL}:${puertos.firestore}`,
  };
  const valor = Buffer.from(JSON.stringify({ config: configuracionWeb(), emulatorHosts })).toString(
    'base64url',
  );
  return `__FIREBASE_DEFAULTS__=${valor}; Path=/; SameSite=Strict`;
}

/** Lets a page's policy reach the emulators, and leaves everything else of it as it is. */
export function ampliarPolitica(politica: string, origenes: string[]): string {
  const directivas = politica.split(';').map((directiva) => directiva.trim());
  const extra = origenes.join(' ');
  if (directivas.some((directiva) => directiva.startsWith('connect-src '))) {
    return directivas
      .map((directiva) => (directiva.startsWith('connect-src ') ? `${directiva} ${extra}` : directiva))
      .join('; ');
  }
  const base = directivas.find((directiva) => directiva.startsWith('default-src '));
  return base ? `${politica.replace(/;?\s*$/, '')}; connect-src ${base.slice(12)} ${extra}` : politica;
}

function vestirEncabezados(respuesta: ServerResponse, puertos: Puertos): void {
  const origenes = [puertos.auth, puertos.firestore].map((puerto) => `http://${LOCAL}:${puerto}`);
  const politica = respuesta.getHeader('content-security-policy');
  if (typeof politica === 'string') {
    respuesta.setHeader('content-security-policy', ampliarPolitica(politica, origenes));
  }
  respuesta.appendHeader('set-cookie', galleta(puertos));
  // The cookie belongs to this run's ports: no copy of the page may outlive it.
  respuesta.setHeader('cache-control', 'no-store');
  for (const nombre of ['content-length', 'etag', 'last-modified']) respuesta.removeHeader(nombre);
}

// Async: on a line that hangs, nothing of the page waits for it.
const ETIQUETA = `<script src="${RUTA_FRANJA}" async></script>`;

function vestirCuerpo(html: string): string {
  return html.includes('</head>') ? html.replace('</head>', `${ETIQUETA}</head>`) : html + ETIQUETA;
}

/** A browser that opens a screen, or the service worker that keeps the page. */
const esperaPagina = ({ headers, url }: IncomingMessage): boolean =>
  headers.accept?.includes('text/html') === true || url?.split('?', 1)[0] === '/leal/index.html';

/**
 * Makes `respuesta` hold back an HTML body and send it with our additions; other answers pass unchanged.
 * Everything behind it (files, proxy, Vite) may go on writing as it likes.
 */
export function vestirPaginas(peticion: IncomingMessage, respuesta: ServerResponse, puertos: Puertos): void {
  if (!esperaPagina(peticion)) return;
  const aceptaGzip = /\bgzip\b/.test(peticion.headers['accept-encoding']?.toString() ?? '');
  for (const nombre of ['accept-encoding', 'if-none-match', 'if-modified-since'])
    delete peticion.headers[nombre];
  const writeHead = respuesta.writeHead.bind(respuesta);
  const write = respuesta.write.bind(respuesta) as (trozo: unknown, ...resto: unknown[]) => boolean;
  const end = respuesta.end.bind(respuesta) as (...resto: unknown[]) => ServerResponse;
  const trozos: Buffer[] = [];
  let esPagina: boolean | undefined;
  const decidir = () => {
    esPagina ??= String(respuesta.getHeader('content-type') ?? '').startsWith('text/html');
    return esPagina;
  };
  const guardar = (trozo: unknown) => {
    if (typeof trozo === 'string' || trozo instanceof Uint8Array) trozos.push(Buffer.from(trozo as string));
  };
  const enviar = () => {
    let cuerpo = Buffer.from(vestirCuerpo(Buffer.concat(trozos).toString('utf8')));
    vestirEncabezados(respuesta, puertos);
    if (aceptaGzip) {
      cuerpo = gzipSync(cuerpo);
      respuesta.setHeader('content-encoding', 'gzip');
    }
    Object.assign(respuesta, { writeHead, write, end });
    respuesta.setHeader('content-length', cuerpo.length);
    return respuesta.end(peticion.method === 'HEAD' ? undefined : cuerpo);
  };
  Object.assign(respuesta, {
    writeHead: (estado: number, ...resto: unknown[]) => {
      const encabezados = resto.findLast((dado) => dado && typeof dado === 'object') as
        | Record<string, string>
        | undefined;
      for (const [nombre, valor] of Object.entries(encabezados ?? {})) respuesta.setHeader(nombre, valor);
      respuesta.statusCode = estado;
      return decidir() ? respuesta : writeHead(estado);
    },
    write: (trozo: unknown, ...resto: unknown[]) => {
      if (!decidir()) return write(trozo, ...resto);
      guardar(trozo);
      return true;
    },
    end: (...resto: unknown[]) => {
      if (!decidir()) return end(...resto);
      guardar(resto[0]);
      return enviar();
    },
  });
}
