// A thumb on the screen. Playwright's own touchscreen cannot hold it, move it, or put it down at a chosen time.
import type { CDPSession, Locator, Page } from 'playwright-core';

export type Punto = { readonly x: number; readonly y: number };
type Suceso = 'touchStart' | 'touchMove' | 'touchEnd';

/** How long a tap lasts. */
const MS_TOQUE = 20;

export class Dedo {
  readonly #sesion: CDPSession;
  readonly #pagina: Page;
  #donde: Punto = { x: 0, y: 0 };

  private constructor(pagina: Page, sesion: CDPSession) {
    this.#pagina = pagina;
    this.#sesion = sesion;
  }

  static async en(pagina: Page): Promise<Dedo> {
    return new Dedo(pagina, await pagina.context().newCDPSession(pagina));
  }

  /** `ms`: when the touch was made, in the time of the page. */
  async poner(punto: Punto, ms?: number): Promise<void> {
    await this.#enviar('touchStart', punto, ms === undefined ? undefined : await this.#selloDe(ms));
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

  /** Another finger comes down beside the first; both are lifted together. */
  async conOtro(otro: Punto): Promise<void> {
    const touchPoints = [this.#donde, otro].map((punto, id) => ({ ...punto, id }));
    await this.#sesion.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  }

  async levantar(): Promise<void> {
    await this.#enviar('touchEnd');
  }

  /** A tap, however slowly the page answers to its first half: held for half a second it would be a long press. */
  async tocar(punto: Punto): Promise<void> {
    await Promise.all([this.poner(punto), this.levantar()]);
  }

  /** A tap made at this time of the page (`performance.now()`), even if it is delivered later. */
  async tocarA(punto: Punto, ms: number): Promise<void> {
    const sello = await this.#selloDe(ms);
    await this.#enviar('touchStart', punto, sello);
    await this.#enviar('touchEnd', undefined, sello + MS_TOQUE / 1000);
  }

  /** Two taps in one place, `separacion` ms apart: the page is told that time, however busy the machine is. */
  async dosVeces(punto: Punto, separacion: number): Promise<void> {
    const ahora = await this.#pagina.evaluate(() => performance.now());
    await this.tocarA(punto, ahora);
    await this.#pagina.waitForFunction((ms) => performance.now() >= ms, ahora + separacion);
    await this.tocarA(punto, ahora + separacion);
  }

  /** Keys of that time. */
  async teclaA(key: 'Enter' | 'Escape', ms: number): Promise<void> {
    const timestamp = await this.#selloDe(ms);
    const comun = { key, code: key, windowsVirtualKeyCode: key === 'Enter' ? 13 : 27, timestamp };
    await this.#sesion.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      ...(key === 'Enter' && { text: '\r' }),
      ...comun,
    });
    await this.#sesion.send('Input.dispatchKeyEvent', { type: 'keyUp', ...comun });
  }

  /** The protocol's clock starts at another time than the page's. */
  async #selloDe(ms: number): Promise<number> {
    const oyente = await this.#pagina.evaluateHandle(() => ({
      visto: new Promise<number>((listo) => {
        const oir = ({ timeStamp }: Event) => listo(timeStamp);
        window.addEventListener('mousemove', oir, { capture: true, once: true });
      }),
    }));
    const timestamp = Date.now() / 1000;
    await this.#sesion.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1, y: 1, timestamp });
    return timestamp + (ms - (await oyente.evaluate(({ visto }) => visto))) / 1000;
  }

  async #enviar(type: Suceso, punto?: Punto, timestamp?: number): Promise<void> {
    if (punto) this.#donde = punto;
    await this.#sesion.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: punto ? [punto] : [],
      ...(timestamp !== undefined && { timestamp }),
    });
  }
}

/** The place at which a card can be held: next to its name, away from links and buttons. */
export async function centroDe(elemento: Locator): Promise<Punto> {
  const caja = await elemento.boundingBox();
  if (!caja) throw new Error('The element is not on screen');
  return { x: caja.x + caja.width / 2, y: caja.y + caja.height / 2 };
}
