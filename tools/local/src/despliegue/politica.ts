// The policy of the pages (firebase.json) lets them call what they call, and nothing else.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leerFirebaseJson } from '../hosting.ts';
import type { Revision } from './revision.ts';

/** The hosts that a page calls, and the code in its bundle that does. */
const LLAMADOS: Readonly<Record<string, string>> = {
  'identitytoolkit.googleapis.com': 'firebase/auth',
  'securetoken.googleapis.com': 'firebase/auth',
  'firestore.googleapis.com': 'firebase/firestore',
};

/** The hosts that the bundle names and no page calls. */
const NOMBRADOS: readonly RegExp[] = [
  // Names of XML, links in the texts of libraries.
  /^(schemas\.(openxmlformats\.org|microsoft\.com)|www\.w3\.org|purl\.(oclc\.)?org)$/,
  /^(github\.com|raw\.github\.com|feross\.org|reactrouter\.com|react\.dev|rolldown\.rs|stuk\.github\.io|stuartk\.com)$/,
  // A link that somebody taps: WhatsApp.
  /^wa\.me$/,
  // Ways of signing in that the app does not have, and the issuer's name in a token.
  /^((apis|www|securetoken)\.)?google\.com$/,
  /^type\.googleapis\.com$/,
  // Callables are here without an origin of one's own (`abrir-functions.ts` gives them that).
  /^cloudfunctions\.net$/,
  /^(localhost|127\.0\.0\.1)$/,
];

const DE_GOOGLE =
  'googleapis\\.com|google\\.com|cloudfunctions\\.net|firebaseio\\.com|firebaseapp\\.com|gstatic\\.com';
const ANFITRION = new RegExp(
  `(?:https?|wss?)://([a-z0-9-]+(?:\\.[a-z0-9-]+)*)|\\b((?:[a-z0-9-]+\\.)*(?:${DE_GOOGLE}))\\b`,
  'g',
);

/** Every host that is written in the page's code. */
function escritos(dist: string): Set<string> {
  const anfitriones = globSync('**/*.{js,html}', { cwd: dist }).flatMap((archivo) =>
    [...readFileSync(join(dist, archivo), 'utf8').matchAll(ANFITRION)].map(
      ([, uno, otro]) => uno ?? otro ?? '',
    ),
  );
  return new Set(anfitriones);
}

/** The hosts of each directive. */
function permitidos(raiz: string): { directiva: string; anfitrion: string }[] {
  const encabezados = (leerFirebaseJson(raiz).hosting.headers ?? []).flatMap(({ headers }) => headers);
  const politicas = encabezados.filter(({ key }) => key.toLowerCase() === 'content-security-policy');
  return politicas
    .flatMap(({ value }) => value.split(';'))
    .flatMap((linea) => {
      const [directiva = '', ...fuentes] = linea.trim().split(/\s+/);
      return fuentes
        .filter((fuente) => !/^'|^(data|blob):$/.test(fuente))
        .map((fuente) => ({ directiva, anfitrion: fuente.replace(/^\w+:\/\//, '') }));
    });
}

export const politica: Revision = {
  nombre: 'política de las páginas',
  revisar: ({ raiz }) => {
    const enCodigo = escritos(join(raiz, 'web/dist/leal'));
    const enPolitica = permitidos(raiz);
    const llama = (anfitrion: string) => anfitrion in LLAMADOS && enCodigo.has(anfitrion);
    const sobran = enPolitica
      .filter(({ directiva, anfitrion }) => directiva !== 'connect-src' || !llama(anfitrion))
      .map(({ directiva, anfitrion }) => `${directiva} permite ${anfitrion}, y ninguna página lo llama así`);
    const faltan = Object.keys(LLAMADOS)
      .filter((nombre) => llama(nombre) && !enPolitica.some(({ anfitrion }) => anfitrion === nombre))
      .map((anfitrion) => `connect-src no permite ${anfitrion}, y lo llama ${LLAMADOS[anfitrion] ?? ''}`);
    const nuevos = [...enCodigo]
      .filter((anfitrion) => !(anfitrion in LLAMADOS) && !NOMBRADOS.some((forma) => forma.test(anfitrion)))
      .map((anfitrion) => `el código de la página nombra ${anfitrion}: di en politica.ts si lo llama`);
    return Promise.resolve([...sobran, ...faltan, ...nuevos]);
  },
};
