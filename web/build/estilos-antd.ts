import { join } from 'node:path';
import * as antd from 'antd';
import type { Plugin } from 'vite';
import { carpetasConEstilo, carpetasUsadas, componentesDe, exigirHoja } from './componentes-antd.ts';
import { extraerEstilos, sinMuestras, sinTema } from './extraer-estilos.ts';
import { fuentes, podarReglas, podarVariables } from './podar-css.ts';
import { prerenderizar } from './prerender.ts';

const PREFIJO = 'virtual:estilos-antd/';

/**
 * The sheets of components that few screens show, by their antd folders: a module that imports one of these imports its
 * sheet too. A desk's alone never come to the street.
 */
const TARDIAS = {
  calendario: ['date-picker'],
  listas: ['select'],
  pestanas: ['tabs'],
  oficina: ['dropdown'],
} as const;
type Tardia = keyof typeof TARDIAS;

const esTardia = (nombre: string): nombre is Tardia => nombre in TARDIAS;

/** antd's folder and the beginning of its classes are called alike, but here. */
const CLASE: Record<string, string> = { 'date-picker': 'picker' };

/** Classes that appear only while the login is used: errors, focus, the button while it sends. */
const DINAMICAS = [
  /^leal$/,
  /^ant-(form|input|btn|checkbox|wave|zoom|motion|show-help)[\w-]*(error|focus|loading|checked|explain|help|motion|outlined|wave|affix-wrapper)/,
  /^ant-(show-help|form-show-help|wave)/,
];

/** Column widths by the grid of 24: Form needs the bare `ant-col` only. */
const REJILLA = [/^ant-col-/];

/** The variants of what we use that none of our screens shows, by what each weighs in the frame's sheet. */
const NO_MOSTRADAS = [
  ...REJILLA,
  /^ant-input-(search|group|filled|underlined|borderless)/,
  /^ant-(btn-color|tag)-(cyan|geekblue|gold|green|lime|magenta|orange|pink|purple|volcano|yellow)/,
];

/** A page with both themes' rules in it. */
const pagina = (cuerpo: string): string =>
  `<html class="leal" data-tema="oscuro"><body>${cuerpo}</body></html>`;

/** antd's own code imports them for what none of our screens shows: half of the frame's sheet. */
const SIN_USO = ['skeleton', 'notification', 'collapse', 'space'];

function extraer(carpetas: readonly string[]): string {
  const conEstilo = carpetasConEstilo(carpetas);
  for (const carpeta of SIN_USO) if (!carpetas.includes(carpeta)) conEstilo.delete(carpeta);
  return extraerEstilos(componentesDe(conEstilo, Object.keys(antd)));
}

async function estilosAcceso(raiz: string): Promise<string> {
  const { acceso, estados } = await prerenderizar(raiz);
  const propias = ['src/acceso', 'src/app'].map((carpeta) => join(raiz, carpeta));
  const css = await podarReglas(extraer(carpetasUsadas(join(raiz, 'src/acceso'))), {
    html: pagina(acceso + estados),
    conservar: DINAMICAS,
    quitar: REJILLA,
  });
  return podarVariables(css, fuentes(...propias));
}

/** The rules of these components alone: the others, and the theme's variables, are in the frame's sheet. */
async function estilosTardios(raiz: string, hoja: Tardia): Promise<string> {
  const usadas = new Set(carpetasUsadas(join(raiz, 'src')));
  const carpetas = TARDIAS[hoja].filter((carpeta) => usadas.has(carpeta));
  if (carpetas.length === 0) return '';
  const clases = carpetas.map((carpeta) => CLASE[carpeta] ?? carpeta).join('|');
  const css = await podarReglas(extraerEstilos(componentesDe(new Set(carpetas), Object.keys(antd))), {
    html: pagina(''),
    // These layers slide: without the rules of that nothing would tell that one has closed, and it would stay.
    conservar: { greedy: [new RegExp(`^ant-(${clases}|slide-(up|down))`)] },
  });
  return sinTema(css);
}

async function estilosAplicacion(raiz: string): Promise<string> {
  const fuente = join(raiz, 'src');
  const hojas = Object.keys(TARDIAS).filter(esTardia);
  for (const hoja of hojas) exigirHoja(fuente, TARDIAS[hoja], `${PREFIJO}${hoja}.css`);
  const tardias = new Set<string>(Object.values(TARDIAS).flat());
  const usadas = carpetasUsadas(fuente).filter((carpeta) => !tardias.has(carpeta));
  const hojasTardias = await Promise.all(hojas.map(async (hoja) => estilosTardios(raiz, hoja)));
  const mostradas = await podarReglas(sinMuestras(extraer(usadas)), {
    html: pagina(''),
    conservar: [new RegExp(`^(?!${NO_MOSTRADAS.map(({ source }) => source.slice(1)).join('|')})`)],
    quitar: NO_MOSTRADAS,
  });
  return podarVariables(mostradas, fuentes(fuente) + hojasTardias.join(''));
}

/**
 * `virtual:estilos-antd/acceso.css`: what the login shows. `…/aplicacion.css`: the components that our screens import,
 * but those with a late sheet of their own (`…/oficina.css`). All extracted from antd with our theme, while building.
 */
export function estilosAntd(): Plugin {
  let raiz = '';
  return {
    name: 'leal:estilos-antd',
    configResolved(config) {
      raiz = config.root;
    },
    resolveId: (id) => (id.startsWith(PREFIJO) ? `\0${id}` : undefined),
    async load(id) {
      const [, hoja] = /^\0virtual:estilos-antd\/(\w+)\.css$/.exec(id) ?? [];
      if (hoja === undefined) return undefined;
      if (hoja === 'acceso') return estilosAcceso(raiz);
      if (hoja === 'aplicacion') return estilosAplicacion(raiz);
      if (esTardia(hoja)) return estilosTardios(raiz, hoja);
      throw new Error(`There is no sheet '${hoja}' of antd's styles.`);
    },
  };
}
