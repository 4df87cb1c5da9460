import type { Server } from 'node:http';
import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { construir } from './construir.ts';
import { crearHosting } from './hosting.ts';
import type { Lugar, Preparado } from './preparado.ts';
import { BASE } from './puertos.ts';
import type { Funciones } from './servicio-funciones.ts';

/** Node's own, shifted like the ports. */
const DEPURADOR = 9229;
const PAUSA_MS = 150;
const DE_FUNCIONES = ['functions/src', 'packages/domain/src', 'packages/contract/src'];

/** Vite's dev server for the pages, Hosting's rewrites for the rest, functions rebuilt on change. */
export function prepararDesarrollo({ raiz, puertos }: Lugar): Preparado {
  const hosting = crearHosting(raiz, puertos.functions);
  const cierres: (() => Promise<void>)[] = [];
  let pagina: ReturnType<typeof crearHosting> = hosting;
  return {
    depurador: DEPURADOR + puertos.functions - BASE.functions,
    atender: (peticion, respuesta) => {
      const esPagina = peticion.url?.startsWith('/leal/') ?? false;
      return (esPagina ? pagina : hosting)(peticion, respuesta);
    },
    unir: async (frente, funciones) => {
      const vite = await abrirVite(raiz, frente);
      pagina = (peticion, respuesta) => vite.middlewares(peticion, respuesta);
      cierres.push(() => vite.close());
      if (funciones) vigilarFunciones(raiz, funciones, vite);
    },
    cerrar: async () => {
      await Promise.all(cierres.map((cerrar) => cerrar()));
    },
  };
}

async function abrirVite(raiz: string, frente: Server) {
  const { createServer } = await import('vite');
  return createServer({
    root: join(raiz, 'web'),
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server: frente } },
  });
}

/** Watches by Vite's own watcher: it survives editors that save by putting another file in place. */
function vigilarFunciones(raiz: string, funciones: Funciones, { watcher }: ViteDevServer): void {
  let espera: NodeJS.Timeout | undefined;
  const rehacer = async () => {
    try {
      if (!(await construir(raiz, 'functions'))) return;
      await funciones.reiniciar();
      console.log('Funciones reconstruidas.');
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  const carpetas = DE_FUNCIONES.map((carpeta) => join(raiz, carpeta));
  watcher.add(carpetas);
  watcher.on('all', (_, ruta) => {
    if (!carpetas.some((carpeta) => ruta.startsWith(carpeta + sep))) return;
    clearTimeout(espera);
    espera = setTimeout(() => void rehacer(), PAUSA_MS);
  });
}
