// Benches in a real browser, over the demo.
import { iniciarSuite, type Suite } from '@leal/local';
import { abrirNavegador } from '@leal/pruebas';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { guardarSesion } from '../../e2e/apoyo/sesion-guardada.ts';
import { RELOJ_DE_PRUEBAS } from '../../setup/reloj.ts';

/** A suite and a browser, for as long as something is measured in them. */
export async function conNavegador(
  medir: (suite: Suite, navegador: Browser) => Promise<void>,
): Promise<void> {
  const suite = await iniciarSuite({ reloj: RELOJ_DE_PRUEBAS });
  const navegador = await abrirNavegador();
  try {
    await medir(suite, navegador);
  } finally {
    await navegador.close();
    await suite.detener();
  }
}

/** A page in a new profile of that person, in which no service worker keeps the app. */
export async function abrirComo(
  email: string,
  suite: Suite,
  navegador: Browser,
  opciones: BrowserContextOptions,
): Promise<Page> {
  const contexto = await navegador.newContext({ locale: 'es-MX', serviceWorkers: 'block', ...opciones });
  const pagina = await contexto.newPage();
  await guardarSesion(suite, pagina, email);
  return pagina;
}
