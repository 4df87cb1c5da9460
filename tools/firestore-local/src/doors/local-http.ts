import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Service } from '../service.ts';

type Reply = { readonly status: number; readonly body: unknown };

const LARGEST_BODY = 64 * 1024;

const ok = (body: unknown): Reply => ({ status: 200, body });
const bad = (message: string): Reply => ({ status: 400, body: { error: { code: 400, message } } });

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LARGEST_BODY) throw new RangeError('the body is too long');
  }
  return JSON.parse(text);
}

/** The addresses that only this Firestore has: the meter, the fault door, who listens, health. */
export class LocalHttp {
  readonly #service: Service;

  constructor(service: Service) {
    this.#service = service;
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reply = await this.#reply(request).catch((error: unknown) => bad(String(error)));
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply.body));
  }

  async #reply(request: IncomingMessage): Promise<Reply> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(pathname);
    switch (`${request.method} ${path}`) {
      case 'GET /':
        return ok('Ok');
      case 'GET /_local/health':
        return ok({ ok: true });
      case 'GET /_local/meter':
        return ok(this.#service.engine.meter.reading());
      case 'DELETE /_local/meter':
        this.#service.engine.meter.reset();
        return ok({});
      case 'GET /_local/listeners':
        return ok(this.#listeners(searchParams.get('document')));
      case 'GET /_local/indexes':
        return ok(this.#service.engine.indexFile());
      case 'GET /_local/faults':
        return ok(this.#service.faults.list());
      case 'POST /_local/faults':
        return this.#addFault(await readJson(request));
      case 'DELETE /_local/faults':
        this.#service.faults.clear();
        return ok({});
      case 'POST /_local/origins':
        return this.#addOrigin(await readJson(request), request);
      default:
        return { status: 404, body: { error: { code: 404, message: `No ${path} here.` } } };
    }
  }

  #listeners(document: string | null): unknown {
    const { hub } = this.#service;
    return document === null ? hub.reading() : { document, clients: hub.watchersOf(document) };
  }

  #addOrigin(body: unknown, request: IncomingMessage): Reply {
    const { origin } = (body ?? {}) as { origin?: unknown };
    if (typeof origin !== 'string' || !URL.canParse(origin)) return bad("origin must be a page's origin");
    if (!this.#service.pages.add(origin, request)) return { status: 403, body: {} };
    return ok({});
  }

  #addFault(body: unknown): Reply {
    try {
      this.#service.faults.add(body);
      return ok({});
    } catch (error) {
      if (error instanceof RangeError) return bad(error.message);
      throw error;
    }
  }
}
