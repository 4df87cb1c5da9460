import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { documento } from './build/documento.ts';
import { estilosAntd } from './build/estilos-antd.ts';
import { modulos } from './build/modulos.ts';

export default defineConfig({
  base: '/leal/',
  plugins: [react(), estilosAntd(), documento(), modulos()],
  build: { outDir: 'dist/leal', emptyOutDir: true, manifest: true, target: 'es2022' },
});
