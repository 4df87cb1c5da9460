import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, type IndexHtmlTransformContext, type Plugin } from 'vite';
import { COLORES } from '../src/app/tema.ts';
import { olvidarPrerender, prerenderizar } from './prerender.ts';
import { reescribir } from './reescribir.ts';

const FUENTE = 'src/arranque.js';
const ACCESO = /[/\\]src[/\\](acceso|app)[/\\]/;
/** The further needs of a signed-in person's page, by the address that it is for; '' is any. */
const TRAS_EL_ACCESO: Readonly<Record<string, readonly string[]>> = {
  '': ['src/app/montar.tsx', 'src/app/Marco.tsx', 'src/lib/sesion/identidad.ts'],
  cobrador: ['src/calle/ruta/pantalla/RutaCobranza.tsx'],
  gerente: ['src/oficina/tablero/TableroGerente.tsx'],
};

type Paquete = NonNullable<IndexHtmlTransformContext['bundle']>;

/** The chunks of these modules, all that they import, and their styles. */
function archivosDe(paquete: Paquete, modulos: readonly string[]): Set<string> {
  const partes = Object.values(paquete).filter((parte) => parte.type === 'chunk');
  const esSuyo = (id: string | null) => modulos.some((modulo) => id?.replaceAll('\\', '/').endsWith(modulo));
  const vistos = new Set<string>();
  const cola = partes.filter(({ facadeModuleId }) => esSuyo(facadeModuleId)).map(({ fileName }) => fileName);
  for (let nombre = cola.pop(); nombre !== undefined; nombre = cola.pop()) {
    const parte = paquete[nombre];
    if (vistos.has(nombre) || parte?.type !== 'chunk') continue;
    vistos.add(nombre);
    cola.push(...parte.imports);
    for (const hoja of parte.viteMetadata?.importedCss ?? []) vistos.add(hoja);
  }
  return vistos;
}

const esHoja = (archivo: string): boolean => archivo.endsWith('.css');

/**
 * Links for whoever is signed in, to code that would be asked for only after other code has run. Links in a template
 * fetch nothing; arranque.js takes them out of it when this page is for them.
 */
function guardadas(paquete: Paquete): string[] {
  const comunes = archivosDe(paquete, TRAS_EL_ACCESO[''] ?? []);
  return Object.entries(TRAS_EL_ACCESO).map(([camino, modulos]) => {
    const propios = [...archivosDe(paquete, modulos)].filter(
      (archivo) => camino === '' || !comunes.has(archivo),
    );
    const enlaces = propios.map((archivo) => {
      const que = esHoja(archivo) ? 'rel="preload" as="style"' : 'rel="modulepreload"';
      return `<link ${que} fetchpriority="low" crossorigin href="/leal/${archivo}">`;
    });
    return `<template data-camino="${camino}">${enlaces.join('')}</template>`;
  });
}

/** The browser's own bar: our colour by day, the top bar's by night. arranque.js chooses. */
const DE_DIA = COLORES.claro.tokens.colorPrimary;
const DE_NOCHE = COLORES.oscuro.tokens.colorBgContainer;
const COLOR = `<meta name="theme-color" content="${DE_DIA}" data-claro="${DE_DIA}" data-oscuro="${DE_NOCHE}" />`;

/**
 * index.html: the prerendered login inside, and the small blocking script that decides between it
 * and the frame's outline. A file of its own, because the CSP allows no inline script.
 */
export function documento(): Plugin {
  let raiz = '';
  let construye = false;
  return {
    name: 'leal:documento',
    configResolved(config) {
      raiz = config.root;
      construye = config.command === 'build';
    },
    hotUpdate({ file }) {
      if (ACCESO.test(file)) olvidarPrerender();
    },
    async buildStart() {
      if (!construye) return;
      const fuente = readFileSync(join(raiz, FUENTE), 'utf8');
      const { code } = await minify(FUENTE, fuente);
      this.emitFile({ type: 'asset', name: 'arranque.js', source: code });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, contexto) {
        const paquete = contexto.bundle ?? {};
        const archivo = Object.keys(paquete).find((nombre) => /arranque-.*\.js$/.test(nombre));
        const src = archivo ? `/leal/${archivo}` : `/leal/${FUENTE}`;
        const { acceso, espera } = await prerenderizar(raiz);
        const guiones = [COLOR, ...guardadas(paquete), `<script src="${src}"></script>`].join('\n    ');
        // Vite writes the module's tag: fetched behind the styles, it does not hold up the first paint.
        const trasLosEstilos = '<script type="module" fetchpriority="low"';
        const conGuiones = reescribir(html, '<!--arranque-->', guiones);
        const conModulo = reescribir(conGuiones, '<script type="module"', trasLosEstilos);
        return reescribir(reescribir(conModulo, '<!--espera-->', espera), '<!--acceso-->', acceso);
      },
    },
  };
}
