import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Service } from '../../service.ts';
import { LocalHttp } from '../local-http.ts';
import { isChannel, WebChannelDoor } from '../webchannel/webchannel.ts';
import { serveEmulator } from './emulator.ts';
import { sendJson } from './http-message.ts';
import { serveRest } from './rest.ts';

/** HTTP/1.1 on the same port: REST, WebChannel, the emulator's own calls and the local ones. */
export class HttpDoor {
  readonly server: http.Server;
  readonly #service: Service;
  readonly #local: LocalHttp;
  readonly #channels: WebChannelDoor;

  constructor(service: Service, channelIdleMs: number) {
    this.#service = service;
    this.#local = new LocalHttp(service);
    this.#channels = new WebChannelDoor(service, channelIdleMs);
    this.server = http.createServer((request, response) => {
      response.on('error', () => undefined);
      void this.#serve(request, response);
    });
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A browser keeps the first half kilobyte of a streamed text back while it guesses what it is.
    response.setHeader('x-content-type-options', 'nosniff');
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    if (!url) return sendJson(response, 400, { error: { code: 400, message: 'Not an address.' } });
    if (!this.#service.pages.admit(request))
      return sendJson(response, 403, { error: { code: 403, message: 'Not for pages of that origin.' } });
    if (url.pathname.startsWith('/v1/')) return serveRest(this.#service, request, response, url);
    if (isChannel(url.pathname)) return this.#channels.serve(request, response, url);
    if (url.pathname.startsWith('/emulator/')) return serveEmulator(this.#service, request, response, url);
    return this.#local.serve(request, response);
  }
}
