import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { FirestoreError, toFirestoreError } from '../../errors.ts';
import type { Service } from '../../service.ts';
import { allowOrigin, parseJson, readBody } from '../http/http-message.ts';
import { messageFromJson, messageToJson } from '../json/message-json.ts';
import { type MethodTypes, methodTypes } from '../protos.ts';
import { openStream, type Sink, type Stream, STREAMS } from '../streams.ts';
import { Channel } from './channel.ts';
import { type Form, parseForm } from './form.ts';
import { channelFrame } from './outbox.ts';

const ADDRESS = /^\/google\.firestore\.v1\.Firestore\/([A-Za-z]+)\/channel$/;
/** The version of the protocol, and how long a client may keep quiet before it is asked. */
const VERSION = 8;
const SERVER_VERSION = 14;
const KEEP_ALIVE_MS = 30_000;

export const isChannel = (path: string): boolean => ADDRESS.test(path);

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}

/** Listen and Write for browsers: a POST opens a channel and sends messages, a GET that hangs brings the answers. */
export class WebChannelDoor {
  readonly #service: Service;
  readonly #idleMs: number;
  readonly #channels = new Map<string, Channel>();

  constructor(service: Service, idleMs: number) {
    this.#service = service;
    this.#idleMs = idleMs;
  }

  async serve(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    if (allowOrigin(request, response)) return;
    try {
      await this.#dispatch(request, response, url);
    } catch (error) {
      refuse(response, error instanceof FirestoreError ? 400 : 500, toFirestoreError(error).message);
    }
  }

  async #dispatch(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const method = ADDRESS.exec(url.pathname)?.[1] ?? '';
    const types = STREAMS.has(method) ? methodTypes(method) : undefined;
    if (!types) return refuse(response, 404, 'There is no such channel.');
    const sid = url.searchParams.get('SID');
    if (sid === null && request.method === 'POST')
      return this.#open(request, response, { method, types, url });
    const channel = this.#channels.get(sid ?? '');
    if (!channel) return refuse(response, 400, 'Unknown SID');
    if (url.searchParams.get('TYPE') === 'terminate') {
      channel.close();
      response.writeHead(200).end();
      return undefined;
    }
    const aid = url.searchParams.get('AID');
    if (aid !== null) channel.acknowledge(Number(aid));
    if (request.method === 'POST') return take(channel, request, response);
    if (request.method !== 'GET') return refuse(response, 405, 'GET or POST.');
    channel.attach(response, { after: Number(aid ?? 0) || 0, polled: url.searchParams.get('CI') === '1' });
    return undefined;
  }

  /** Answers a handshake: the channel's id is what the client goes on with. */
  async #open(
    request: IncomingMessage,
    response: ServerResponse,
    { method, types, url }: { method: string; types: MethodTypes; url: URL },
  ): Promise<void> {
    if (url.searchParams.get('VER') !== String(VERSION)) return refuse(response, 400, 'Unknown version.');
    const form = parseForm(await readBody(request));
    const sid = randomBytes(16).toString('base64url');
    const channel = new Channel({
      idleMs: this.#idleMs,
      toJson: (answer) => messageToJson(types.response, answer),
      fromJson: (text) => messageFromJson(types.request, parseJson(text)) as object,
      open: (sink) => this.#stream(method, form, request, sink),
      onClose: () => this.#channels.delete(sid),
    });
    this.#channels.set(sid, channel);
    response.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-http-session-id': sid,
    });
    const hello = ['c', sid, '', VERSION, SERVER_VERSION, KEEP_ALIVE_MS];
    response.end(channelFrame(JSON.stringify([[0, hello]])));
    channel.receive(form.offset, form.messages);
    return undefined;
  }

  /** The stream of whoever the headers inside the form say is calling; a token nobody can read fails inside the channel. */
  #stream(method: string, { headers }: Form, request: IncomingMessage, sink: Sink): Stream {
    try {
      const caller = this.#service.pages.callerOf(request, headers.get('authorization'));
      return openStream(this.#service, method, caller, sink);
    } catch (error) {
      queueMicrotask(() => sink.fail(toFirestoreError(error)));
      return { receive: () => undefined, settled: () => Promise.resolve(), close: () => undefined };
    }
  }
}

async function take(channel: Channel, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { offset, messages } = parseForm(await readBody(request));
  channel.receive(offset, messages);
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(channelFrame(JSON.stringify(channel.state)));
}
