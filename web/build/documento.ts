import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, type IndexHtmlTransformContext, type Plugin } from 'vite';
import { COLORES } from '../src/app/tema.ts';
import { olvidarPrerender, prerenderizar } from './prerender.ts';
import { reescribir } from './reescribir.ts';

const FUENTE = 'src/arranque.js';
const ACCESO = /[/\\]src[/\\](features[/\\]acceso|app)[/\\]/;
const MONTAJE = /[/\\]src[/\\]app[/\\]montar\.tsx$/;

type Paquete = NonNullable<IndexHtmlTransformContext['bundle']>;

/** The code that takes over, and all that it imports: fetched behind the styles, run after the first paint. */
function precargas(paquete: Paquete): string[] {
  const inicio = Object.values(paquete).find(
    (parte) => parte.type === 'chunk' && MONTAJE.test(parte.facadeModuleId ?? ''),
  );
  const vistos = new Set<string>();
  const cola = inicio ? [inicio.fileName] : [];
  for (let nombre = cola.pop(); nombre !== undefined; nombre = cola.pop()) {
    const parte = paquete[nombre];
    if (vistos.has(nombre) || parte?.type !== 'chunk') continue;
    vistos.add(nombre);
    cola.push(...parte.imports);
  }
  return [...vistos].map(
    (nombre) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/leal/${nombre}">`,
  );
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
        const { acceso } = await prerenderizar(raiz);
        const guiones = [COLOR, `<script src="${src}"></script>`, ...precargas(paquete)].join('\n    ');
        // Vite writes the module's tag: fetched behind the styles, it does not hold up the first paint.
        const trasLosEstilos = '<script type="module" fetchpriority="low"';
        const conGuiones = reescribir(html, '<!--arranque-->', guiones);
        return reescribir(
          reescribir(conGuiones, '<script type="module"', trasLosEstilos),
          '<!--acceso-->',
          acceso,
        );
      },
    },
  };
}
