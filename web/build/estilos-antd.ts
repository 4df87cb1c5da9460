import { join } from 'node:path';
import * as antd from 'antd';
import type { Plugin } from 'vite';
import { carpetasConEstilo, carpetasUsadas, componentesDe } from './componentes-antd.ts';
import { extraerEstilos, sinMuestras } from './extraer-estilos.ts';
import { fuentes, podarReglas, podarVariables } from './podar-css.ts';
import { prerenderizar } from './prerender.ts';

const PREFIJO = 'virtual:estilos-antd/';
const ACCESO = `${PREFIJO}acceso.css`;
const APLICACION = `${PREFIJO}aplicacion.css`;
const CALENDARIO = `${PREFIJO}calendario.css`;

/** Classes that appear only while the login is used: errors, focus, the button while it sends. */
const DINAMICAS = [
  /^leal$/,
  /^ant-(form|input|btn|checkbox|wave|zoom|motion|show-help)[\w-]*(error|focus|loading|checked|explain|help|motion|outlined|wave|affix-wrapper)/,
  /^ant-(show-help|form-show-help|wave)/,
];

/** Column widths by the grid of 24: Form needs the bare `ant-col` only. */
const REJILLA = [/^ant-col-/];

/** A page with both themes' rules in it. */
const pagina = (cuerpo: string): string =>
  `<html class="leal" data-tema="oscuro"><body>${cuerpo}</body></html>`;

const extraer = (carpetas: readonly string[]): string =>
  extraerEstilos(componentesDe(carpetasConEstilo(carpetas), Object.keys(antd)));

async function estilosAcceso(raiz: string): Promise<string> {
  const { acceso, estados } = await prerenderizar(raiz);
  const propias = ['src/features/acceso', 'src/app'].map((carpeta) => join(raiz, carpeta));
  const css = await podarReglas(extraer(carpetasUsadas(join(raiz, 'src/features/acceso'))), {
    html: pagina(acceso + estados),
    conservar: DINAMICAS,
    quitar: REJILLA,
  });
  return podarVariables(css, fuentes(...propias));
}

/** A tenth of all styles, for the few screens with a day to choose: it comes with the field. */
const estilosCalendario = (): Promise<string> =>
  podarReglas(extraerEstilos(['DatePicker']), {
    html: pagina(''),
    conservar: { greedy: [/^ant-picker/] },
  });

async function estilosAplicacion(raiz: string): Promise<string> {
  const usadas = carpetasUsadas(join(raiz, 'src')).filter((carpeta) => carpeta !== 'date-picker');
  const css = sinMuestras(extraer(usadas));
  return podarVariables(css, fuentes(join(raiz, 'src')) + (await estilosCalendario()));
}

/**
 * `virtual:estilos-antd/acceso.css`: what the login shows. `…/aplicacion.css`: all components that
 * our screens import, but the calendar's: `…/calendario.css`. All extracted from antd with our theme, while building.
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
      if (id === `\0${ACCESO}`) return estilosAcceso(raiz);
      if (id === `\0${APLICACION}`) return estilosAplicacion(raiz);
      if (id === `\0${CALENDARIO}`) return estilosCalendario();
      return undefined;
    },
  };
}
