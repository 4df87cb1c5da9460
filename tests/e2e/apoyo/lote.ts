// A manager's inbox, and several of it decided together.
import type { BrowserContext, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { escenaDe } from '../../setup/escena.ts';
import { invocar } from '../../setup/invocar.ts';
import { libroCuadrado } from '../../setup/libro.ts';
import type { MundoServido } from '../../setup/mundo.ts';
import { pagado } from '../../setup/pagado.ts';
import { creditoDe } from './escena.ts';
import { dialogo } from './ruta.ts';

export const DECISION = '**/resolverSolicitud';

/** A collector with so many payments of 600, each asked to be 500. */
export async function conEdiciones(mundo: MundoServido, cuantas: number) {
  const cobrador = await mundo.cobrador(
    Array.from({ length: cuantas }, (_, i) =>
      creditoDe(`Persona ${String.fromCodePoint(65 + i)}`, pagado(600)),
    ),
  );
  const ids: string[] = [];
  for (let i = 1; i <= cuantas; i += 1) {
    ids.push(await escenaDe(mundo, cobrador, i).pedirEdicion('09', 500));
  }
  const resueltas = async () => {
    const { solicitudes } = await libroCuadrado(mundo.db, cobrador.uid);
    const pendientes = solicitudes.filter(({ estado }) => estado === 'pendiente');
    return ids.filter((id) => !pendientes.some(({ id_solicitud }) => id_solicitud === id));
  };
  return { cobrador, ids, resueltas };
}

/** The table, and how many rows it has besides those that an earlier test has left. */
export async function enBandeja(mundo: MundoServido, pagina: Page, propias: number) {
  await pagina.goto(`${mundo.suite.url}gerente/bandeja`);
  const tabla = pagina.getByRole('grid', { name: 'Por decidir' });
  const { cuerpo } = await invocar(await mundo.cuenta('gerente@leal.demo'), 'bandeja');
  const previas = cuerpo.datos.length - propias;
  const cuantas = (n: number) =>
    expect.poll(async () => Number(await tabla.getAttribute('aria-rowcount')) - 1 - previas).toBe(n);
  await cuantas(propias);
  /** The newest of them. */
  const elegir = async (n: number) => {
    await pagina.keyboard.press('End');
    for (let fila = 0; fila < n; fila += 1) {
      await pagina.keyboard.press(' ');
      await pagina.keyboard.press('ArrowUp');
    }
  };
  /** So many of them are asked about. */
  const preguntar = async (n: number, tecla: 'a' | 'r') => {
    await tabla.focus();
    await elegir(n);
    await pagina.keyboard.press(tecla);
    await dialogo(pagina).getByRole('list', { name: 'Las que se deciden' }).waitFor();
  };
  /** How far a batch is, in percent. */
  const avance = () =>
    pagina.getByRole('progressbar', { name: 'Decisiones enviadas' }).getAttribute('aria-valuenow');
  return { tabla, cuantas, elegir, preguntar, avance };
}

/** Before the first decision reaches the server, of whatever kind it is. */
export const conLaPrimera = (contexto: BrowserContext, hacer: () => Promise<unknown>): Promise<unknown> =>
  contexto.route(
    /\/resolver(Solicitud|Credito|Gasto)$/,
    async (ruta) => {
      await hacer();
      await ruta.continue();
    },
    { times: 1 },
  );

/** The function that is returned lets the next decision be made, and holds its answer back. */
export async function usarRetenida(contexto: BrowserContext) {
  let proxima: ((ruta: Route) => Promise<void>) | undefined;
  // One route for all decisions: a page that reloads while interception ends loses calls.
  await contexto.route(DECISION, (ruta) => {
    const retener = proxima ?? (() => ruta.continue());
    proxima = undefined;
    return retener(ruta);
  });
  return () => {
    const [decidida, suelta] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    proxima = async (ruta) => {
      const response = await ruta.fetch();
      decidida.resolve();
      await suelta.promise;
      await ruta.fulfill({ response }).catch(() => undefined);
    };
    return { decidida: decidida.promise, soltar: suelta.resolve };
  };
}
