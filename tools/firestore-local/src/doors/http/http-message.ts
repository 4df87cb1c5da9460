import type { IncomingMessage, ServerResponse } from 'node:http';
import { invalidArgument } from '../../errors.ts';
import { Limits } from '../../limits.ts';

/** JSON and form encoding make a request longer than its message. */
const LARGEST_BODY = Limits.requestBytes * 3;

/** The whole body as text, or INVALID_ARGUMENT. */
export async function readBody(request: IncomingMessage, largest = LARGEST_BODY): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const piece = chunk as Buffer;
    bytes += piece.length;
    if (bytes <= largest) chunks.push(piece);
  }
  if (bytes > largest) throw invalidArgument(`Request payload size exceeds the limit: ${largest} bytes.`);
  return Buffer.concat(chunks).toString('utf8');
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidArgument('The body is not JSON.');
  }
}

export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw invalidArgument('The address is badly encoded.');
  }
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

/**
 * Lets a page of any origin call, with credentials, which the web SDK always sends: that takes the exact origin. It is
 * safe because nothing here rests on cookies. Answers a preflight and tells so.
 */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): boolean {
  const { origin, 'access-control-request-headers': headers } = request.headers;
  if (origin !== undefined) {
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-expose-headers', 'x-http-session-id, x-http-initial-response');
    response.setHeader('vary', 'Origin');
  }
  if (request.method !== 'OPTIONS') return false;
  response.setHeader('access-control-allow-methods', 'GET, POST, PATCH, DELETE, PUT');
  if (headers !== undefined) response.setHeader('access-control-allow-headers', headers);
  response.setHeader('access-control-max-age', '600');
  response.writeHead(204).end();
  return true;
}
