import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { openChromium } from './chromium.ts';

/** The web SDK in a real browser, on a page of another origin than the Firestore's. */
export class BrowserPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Runs one operation of browser/page.ts. */
  run<T>(name: string, ...given: unknown[]): Promise<T> {
    const code = `window.run(${JSON.stringify(name)}, ${JSON.stringify(given)})`;
    return this.#page.evaluate<T>(code);
  }

  /** Collects the page's events until one passes. */
  async until<E>(passes: (event: E) => boolean): Promise<E> {
    for (;;) {
      const found = (await this.run<E[]>('events')).find(passes);
      if (found) return found;
    }
  }

  close(): Promise<void> {
    return this.#page.context().close();
  }
}

/** A browser and a server of its pages; one for a file. */
export class Browsers {
  readonly #browser: Browser;
  readonly #server: http.Server;

  private constructor(browser: Browser, server: http.Server) {
    this.#browser = browser;
    this.#server = server;
  }

  static async open(): Promise<Browsers> {
    const bundle = await build({
      entryPoints: [new URL('../browser/page.ts', import.meta.url).pathname],
      bundle: true,
      write: false,
      format: 'iife',
      platform: 'browser',
    });
    const script = bundle.outputFiles[0]?.text ?? '';
    const server = http.createServer((request, response) => {
      const isScript = request.url === '/page.js';
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
      response.end(
        isScript ? script : '<!doctype html><link rel=icon href=data:,><script src=/page.js></script>',
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Browsers(await openChromium(), server);
  }

  /** A page in a profile of its own. `asked` goes to the page as its query. */
  async page(asked: Record<string, string>): Promise<BrowserPage> {
    const page = await (await this.#browser.newContext()).newPage();
    const { port } = this.#server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/?${new URLSearchParams(asked).toString()}`);
    return new BrowserPage(page);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
