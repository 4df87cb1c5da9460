import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { documento } from './build/documento.ts';
import { estilosAntd } from './build/estilos-antd.ts';
import { modulos } from './build/modulos.ts';
import paquete from './package.json' with { type: 'json' };

export default defineConfig({
  base: '/leal/',
  plugins: [react(), estilosAntd(), documento(), modulos()],
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(paquete.version) },
  build: { outDir: 'dist/leal', emptyOutDir: true, manifest: true, target: 'es2022' },
});
