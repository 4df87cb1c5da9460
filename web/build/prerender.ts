import { createServer, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';

type Estatico = { htmlAcceso: () => string; htmlEspera: () => string; htmlEstados: () => string };
type Prerender = { acceso: string; espera: string; estados: string };

/** Node cannot run antd's ES modules one by one: here the same components come from antd's entry. */
const enNode = (): Plugin => ({
  name: 'leal:antd-en-node',
  load: (id) =>
    id.endsWith('/src/acceso/campos.ts')
      ? `import { Input } from 'antd'; export const Entrada = Input; export const EntradaSecreta = Input.Password;`
      : undefined,
});

async function renderizar(raiz: string): Promise<Prerender> {
  const servidor = await createServer({
    root: raiz,
    configFile: false,
    // A cache of its own: two servers with one cache delete each other's dependencies.
    cacheDir: 'node_modules/.vite-prerender',
    appType: 'custom',
    logLevel: 'error',
    plugins: [enNode(), react()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const modulo = (await servidor.ssrLoadModule('/src/app/acceso-estatico.tsx')) as Estatico;
    return { acceso: modulo.htmlAcceso(), espera: modulo.htmlEspera(), estados: modulo.htmlEstados() };
  } finally {
    await servidor.close();
  }
}

let hecho: Promise<Prerender> | undefined;

/** The sources of the prerendered pages have changed. */
export const olvidarPrerender = (): void => {
  hecho = undefined;
};

/** The parts of index.html, rendered once per build by the components that hydrate them or take their place. */
export function prerenderizar(raiz: string): Promise<Prerender> {
  hecho ??= renderizar(raiz);
  return hecho;
}
