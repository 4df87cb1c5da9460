import type { Plugin } from 'vite';

type Atadura = {
  readonly desde: RegExp;
  readonly fuente: string;
  readonly hacia: (id: string) => string;
};

/**
 * Imports inside antd by which the login's one chunk would be given what other screens use: of the color
 * presets the login needs a function on colors, of the inputs the plain one.
 */
const ATADURAS: readonly Atadura[] = [
  {
    desde: /antd[/\\]es[/\\]color-picker[/\\]components[/\\]ColorPresets\.js$/,
    fuente: '../../collapse',
    // A copy of its own, whole if somebody uses it and shaken off if nobody does.
    hacia: (id) => `${id}?propia`,
  },
  {
    desde: /antd[/\\]es[/\\]input[/\\]Input\.js$/,
    fuente: '@rc-component/input',
    hacia: (id) => id.replace(/index\.js$/, 'Input.js'),
  },
];

export const soltarAtaduras = (): Plugin => ({
  name: 'leal:soltar-ataduras',
  apply: 'build',
  enforce: 'pre',
  async resolveId(fuente, desde) {
    const atadura = ATADURAS.find((una) => una.fuente === fuente && desde && una.desde.test(desde));
    if (!atadura) return null;
    const suyo = await this.resolve(fuente, desde, { skipSelf: true });
    return suyo && { ...suyo, id: atadura.hacia(suyo.id) };
  },
});
