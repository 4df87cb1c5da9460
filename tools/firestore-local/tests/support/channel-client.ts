import http, { type IncomingMessage } from 'node:http';

export type Arrays = [number, unknown[]][];
type Message = Record<string, unknown>;

/** A WebChannel client by hand, to do what the web SDK does only when a line breaks. */
export class ChannelClient {
  readonly #base: string;
  readonly #database: string;
  sid = '';
  #rid = 1000;
  #offset = 0;

  constructor(host: string, method: 'Listen' | 'Write', project: string) {
    this.#base = `http://${host}/google.firestore.v1.Firestore/${method}/channel`;
    this.#database = `projects/${project}/databases/(default)`;
  }

  name(path: string): string {
    return `${this.#database}/documents/${path}`;
  }

  url(parameters: Record<string, string | number>): string {
    const query = new URLSearchParams({ VER: '8', database: this.#database });
    for (const [key, value] of Object.entries(parameters)) query.set(key, String(value));
    return `${this.#base}?${query.toString()}`;
  }

  post(body: string, parameters: Record<string, string | number> = {}): Promise<Response> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return fetch(this.url({ RID: ++this.#rid, ...parameters }), { method: 'POST', headers, body });
  }

  form(messages: Message[], token?: string, offset = this.#offset): string {
    const form = new URLSearchParams({ count: String(messages.length), ofs: String(offset) });
    messages.forEach((message, i) => form.set(`req${i}___data__`, JSON.stringify(message)));
    if (token !== undefined) form.set('headers', `X-Goog-Api-Client:x\r\nAuthorization:Bearer ${token}\r\n`);
    return form.toString();
  }

  async open(messages: Message[], token = 'owner'): Promise<void> {
    const withDatabase = messages.map((message) => ({ database: this.#database, ...message }));
    const response = await this.post(this.form(withDatabase, token), { CVER: 22 });
    const [hello] = frames(await response.text()) as unknown as [[[number, string[]]]];
    this.sid = hello[0][1][1] ?? '';
    this.#offset += messages.length;
  }

  /** Sends messages; with `offset` as if they had been sent before. */
  async send(messages: Message[], offset?: number): Promise<number[]> {
    const withDatabase = messages.map((message) => ({ database: this.#database, ...message }));
    const response = await this.post(this.form(withDatabase, undefined, offset), { SID: this.sid });
    if (offset === undefined) this.#offset += messages.length;
    return JSON.parse((await response.text()).split('\n')[1] ?? '[]') as number[];
  }

  /** One long poll: everything after `aid`. */
  async poll(aid: number): Promise<Arrays> {
    const response = await fetch(this.url({ RID: 'rpc', SID: this.sid, AID: aid, CI: 1, TYPE: 'xmlhttp' }));
    return frames(await response.text()).flat();
  }

  /** A hanging GET; `until` resolves when what came satisfies it. */
  line(aid: number): Line {
    return new Line(this.url({ RID: 'rpc', SID: this.sid, AID: aid, CI: 0, TYPE: 'xmlhttp' }));
  }

  terminate(): Promise<Response> {
    return this.post('', { SID: this.sid, TYPE: 'terminate' });
  }
}

/** A response that goes on. */
export class Line {
  readonly #request: http.ClientRequest;
  #text = '';
  #wake: () => void = () => undefined;
  ended = false;

  constructor(url: string) {
    this.#request = http.get(url, (response: IncomingMessage) => {
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        this.#text += chunk;
        this.#wake();
      });
      response.on('close', () => {
        this.ended = true;
        this.#wake();
      });
    });
    this.#request.on('error', () => {
      this.ended = true;
      this.#wake();
    });
  }

  async until(passes: (arrays: Arrays) => boolean): Promise<Arrays> {
    for (;;) {
      const arrays = frames(this.#text).flat();
      if (passes(arrays)) return arrays;
      if (this.ended) throw new Error(`the line ended after ${this.#text}`);
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  async end(): Promise<void> {
    while (!this.ended) await new Promise<void>((resolve) => (this.#wake = resolve));
  }

  cut(): void {
    this.#request.destroy();
  }
}

/** The whole frames of a text: a length in UTF-16 units, a line feed, and so much JSON. */
export function frames(text: string): Arrays[] {
  const found: Arrays[] = [];
  for (let at = 0; at < text.length;) {
    const feed = text.indexOf('\n', at);
    const end = feed + 1 + Number(text.slice(at, feed));
    if (feed < 0 || end > text.length) return found;
    found.push(JSON.parse(text.slice(feed + 1, end)) as Arrays);
    at = end;
  }
  return found;
}
