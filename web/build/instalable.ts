import type { Plugin } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { COLORES } from '../src/app/tema.ts';
import { MANIFIESTO, precarga } from './precarga.ts';

const COLOR = String(COLORES.claro.tokens.colorPrimary);

const icono = (nombre: string, lado: number, purpose: 'any' | 'maskable') => ({
  src: `iconos/${nombre}-${lado}.png`,
  sizes: `${lado}x${lado}`,
  type: 'image/png',
  purpose,
});

const APLICACION = {
  id: '/leal/',
  name: 'Leal',
  short_name: 'Leal',
  description: 'Cobranza de microcréditos, ruta del día y autorizaciones.',
  lang: 'es-MX',
  dir: 'ltr',
  start_url: '/leal/',
  scope: '/leal/',
  display: 'standalone',
  theme_color: COLOR,
  background_color: COLOR,
  icons: [
    icono('leal', 192, 'any'),
    icono('leal', 512, 'any'),
    icono('recortable', 192, 'maskable'),
    icono('recortable', 512, 'maskable'),
  ],
} satisfies Partial<ManifestOptions>;

/**
 * A worker that takes itself away: what a browser that has the built app's gets from the dev server in its place. The
 * files go first: the worker of before may never give its place up. They go again when it has: until then that one may
 * have kept more.
 */
export const SIN_TRABAJADOR = `
const borrarLoGuardado = async () => {
  for (const nombre of await caches.keys()) if (nombre.startsWith('leal-')) await caches.delete(nombre);
};
addEventListener('install', (suceso) => suceso.waitUntil((async () => {
  await borrarLoGuardado();
  skipWaiting();
})()));
addEventListener('activate', (suceso) => suceso.waitUntil((async () => {
  await borrarLoGuardado();
  await registration.unregister();
  for (const pagina of await clients.matchAll({ type: 'window' })) await pagina.navigate(pagina.url);
})()));
`;

const sinTrabajador = (): Plugin => ({
  name: 'leal:sin-trabajador',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use('/leal/sw.js', (_, respuesta) => {
      respuesta.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
      respuesta.end(SIN_TRABAJADOR);
    });
  },
});

/** The app becomes installable by its manifest and the service worker (sw/sw.ts) with the list of what it keeps. */
export function instalable(): Plugin[] {
  const lista = precarga();
  return [
    lista,
    sinTrabajador(),
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      // The worker is registered in app/marco/VersionNueva.tsx, which knows when.
      injectRegister: false,
      includeManifestIcons: false,
      manifestFilename: MANIFIESTO,
      manifest: APLICACION,
      injectManifest: {
        globPatterns: ['index.html', 'icono.svg', 'assets/*'],
        manifestTransforms: [
          (entradas) => ({ manifest: entradas.filter(({ url }) => lista.api?.incluye(url)), warnings: [] }),
        ],
      },
    }),
  ];
}
