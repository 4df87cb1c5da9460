// A thumb on the glass, which playwright's own touchscreen cannot hold and move.
import type { CDPSession, Locator, Page } from 'playwright-core';

type Punto = { readonly x: number; readonly y: number };
type Suceso = 'touchStart' | 'touchMove' | 'touchEnd';

export class Dedo {
  readonly #sesion: CDPSession;
  #donde: Punto = { x: 0, y: 0 };

  private constructor(sesion: CDPSession) {
    this.#sesion = sesion;
  }

  static async en(pagina: Page): Promise<Dedo> {
    return new Dedo(await pagina.context().newCDPSession(pagina));
  }

  async poner(punto: Punto): Promise<void> {
    await this.#enviar('touchStart', punto);
  }

  /** In small steps, as a thumb moves. */
  async mover(hasta: Punto, pasos = 12): Promise<void> {
    const { x, y } = this.#donde;
    for (let n = 1; n <= pasos; n += 1) {
      await this.#enviar('touchMove', {
        x: x + ((hasta.x - x) * n) / pasos,
        y: y + ((hasta.y - y) * n) / pasos,
      });
    }
  }

  async levantar(): Promise<void> {
    await this.#sesion.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  async #enviar(type: Suceso, punto: Punto): Promise<void> {
    this.#donde = punto;
    await this.#sesion.send('Input.dispatchTouchEvent', { type, touchPoints: [punto] });
  }
}

/** Where a card can be held: beside its name, away from links and buttons. */
export async function centroDe(elemento: Locator): Promise<Punto> {
  const caja = await elemento.boundingBox();
  if (!caja) throw new Error('The element is not on screen');
  return { x: caja.x + caja.width / 2, y: caja.y + caja.height / 2 };
}
