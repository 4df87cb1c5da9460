// The order of a route of four.
import { expect } from 'vitest';
import { quieta } from './ejes.ts';
import { creditoDe, type usarEscenas } from './escena.ts';
import type { Pedido, Visita } from './navegador.ts';
import { anunciado, asa, nombresDeHoy } from './ruta.ts';

type EnRuta = ReturnType<typeof usarEscenas>['enRuta'];

export const ORDEN = ['Ana López', 'Beto Ruiz', 'Carla Gil', 'Dora Paz'];

export async function conCuatro(enRuta: EnRuta, pedido: Pedido = {}): Promise<Visita> {
  const creditos = ORDEN.map((nombre) => creditoDe(nombre));
  const visita = await enRuta(creditos, pedido);
  await asa(visita.pagina, 'Ana López').waitFor();
  expect(await nombresDeHoy(visita.pagina)).toEqual(ORDEN);
  return visita;
}

/** Each key waits for what a screen reader hears of it, and for the cards to have come to rest. */
export async function teclear(
  { pagina }: Visita,
  teclas: readonly [tecla: string, anuncio: string][],
): Promise<void> {
  await asa(pagina, 'Ana López').focus();
  for (const [tecla, anuncio] of teclas) {
    await pagina.keyboard.press(tecla);
    await anunciado(pagina, anuncio);
    await quieta(pagina);
  }
}

export const TOMAR: [string, string] = ['Space', 'Ana López está en el lugar 1.'];
export const BAJAR: [string, string] = ['ArrowDown', 'Ana López está en el lugar 2.'];
export const SOLTAR: [string, string] = ['Space', 'Ana López quedó en el lugar 2.'];
