// A press as a hand does it.
import type { Locator } from 'playwright-core';
import { alguno } from './hasta.ts';

/**
 * Presses it, and again as long as the screen took no touch: whatever comes or goes under the finger in that very moment
 * (a notice of somebody else's work, a list that closes) has the press ignored. One that was heard is not made again.
 */
export async function pulsar(boton: Locator): Promise<void> {
  const intentar = async () => {
    const pulsado = await boton.evaluateHandle((elemento) => {
      const oido = { elemento, veces: 0 };
      elemento.addEventListener('click', () => (oido.veces += 1), { once: true });
      return oido;
    });
    await boton.click();
    // Whoever is gone, alone or with the page, was heard.
    return pulsado.evaluate(({ elemento, veces }) => (elemento.isConnected ? veces : 1)).catch(() => 1);
  };
  await alguno(intentar);
}
