import { type FSWatcher, watch } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { construir } from './construir.ts';
import { crearHosting } from './hosting.ts';
import type { Lugar, Preparado } from './preparado.ts';
import type { Funciones } from './servicio-funciones.ts';

const PAUSA_MS = 150;

/** Vite's dev server for the pages, Hosting's rewrites for the rest, functions rebuilt on change. */
export function prepararDesarrollo({ raiz, puertos }: Lugar): Preparado {
  const hosting = crearHosting(raiz, puertos.functions);
  const cierres: (() => Promise<void>)[] = [];
  let pagina: ReturnType<typeof crearHosting> = hosting;
  return {
    atender: (peticion, respuesta) => {
      const esPagina = peticion.url?.startsWith('/leal/') ?? false;
      return (esPagina ? pagina : hosting)(peticion, respuesta);
    },
    unir: async (frente, funciones) => {
      const vite = await abrirVite(raiz, frente);
      pagina = (peticion, respuesta) => vite.middlewares(peticion, respuesta);
      cierres.push(() => vite.close());
      if (funciones) cierres.push(vigilarFunciones(raiz, funciones));
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

function vigilarFunciones(raiz: string, funciones: Funciones): () => Promise<void> {
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
  const alCambiar = () => {
    clearTimeout(espera);
    espera = setTimeout(() => void rehacer(), PAUSA_MS);
  };
  const carpetas = ['functions/src', 'packages/domain/src', 'packages/contract/src'];
  const vigias: FSWatcher[] = carpetas.map((una) => watch(join(raiz, una), { recursive: true }, alCambiar));
  return () => {
    clearTimeout(espera);
    for (const vigia of vigias) vigia.close();
    return Promise.resolve();
  };
}
