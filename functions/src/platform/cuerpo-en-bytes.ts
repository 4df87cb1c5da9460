import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const DE_LA_API = /\/leal-api\//;
const SON_BYTES = 'application/octet-stream';

/**
 * The platform reads a body before our code runs, and answers a JSON that is broken, or of a charset that it does not
 * know, with a page of HTML. A body that it takes for bytes it only hands over: the API reads it by itself, and refuses
 * it in its own form (`http/middleware/cuerpo.ts`). Callables keep their type, by which the SDK knows them.
 */
export function recibirEnBytes(): void {
  subscribe('http.server.request.start', (suceso) => {
    const { request } = suceso as { readonly request: IncomingMessage };
    if (!DE_LA_API.test(request.url ?? '') || request.headers['content-type'] === undefined) return;
    request.headers['content-type'] = SON_BYTES;
  });
}
