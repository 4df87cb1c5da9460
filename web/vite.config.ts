import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { anchos } from './build/anchos.ts';
import { literales } from './build/literales.ts';
import { documento } from './build/documento.ts';
import { estilosAntd } from './build/estilos-antd.ts';
import { instalable } from './build/instalable.ts';
import { modulos } from './build/modulos.ts';
import { soloFirestore } from './build/solo-firestore.ts';
import { trozos } from './build/trozos.ts';
import paquete from './package.json' with { type: 'json' };

const SERVICIOS_AJENOS =
  /[/\\]node_modules[/\\](reactfire|rxfire|@firebase[/\\](storage|remote-config))[/\\]/;

/** The browser build without polyfills for old browsers: one of them may use eval, which the page's policy forbids. */
const EXCELJS = 'exceljs/dist/exceljs.bare.min.js';

export default defineConfig({
  base: '/leal/',
  plugins: [
    react(),
    anchos(),
    literales(),
    estilosAntd(),
    documento(),
    modulos(),
    trozos(),
    soloFirestore(),
    instalable(),
  ],
  resolve: { alias: [{ find: /^exceljs$/, replacement: EXCELJS }] },
  // Only a worker imports it: found there, it would make the dev server reload the page in the middle of an export.
  optimizeDeps: { include: [EXCELJS] },
  worker: { format: 'es' },
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(paquete.version) },
  build: {
    outDir: 'dist/leal',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      // Every name stands in the first script's list of what belongs to what: a letter less of each is 0.1 KiB of the login.
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
      // reactfire brings every service of Firebase along; these do nothing unless they are called.
      treeshake: { moduleSideEffects: (id) => !SERVICIOS_AJENOS.test(id) },
    },
  },
});
