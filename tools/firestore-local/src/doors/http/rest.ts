import type { IncomingMessage, ServerResponse } from 'node:http';
import { Code, FirestoreError } from '../../errors.ts';
import type { Service } from '../../service.ts';
import { messageFromJson, messageToJson } from '../json/message-json.ts';
import { asObject, type Json } from '../json/value-json.ts';
import { METHODS } from '../methods.ts';
import { methodTypes } from '../protos.ts';
import { allowOrigin, parseJson, readBody, sendJson } from './http-message.ts';
import { sendError } from './json-error.ts';
import { restCall } from './rest-route.ts';

/** The methods that answer with an array of messages. */
const STREAMED: ReadonlySet<string> = new Set(['BatchGetDocuments', 'RunQuery', 'RunAggregationQuery']);

async function bodyOf(request: IncomingMessage): Promise<Json> {
  const text = await readBody(request);
  return text.trim() === '' ? {} : asObject(parseJson(text), 'The body');
}

async function answer(service: Service, request: IncomingMessage, url: URL, signal: AbortSignal) {
  const caller = service.pages.callerOf(request);
  const call = restCall(request.method ?? '', url, await bodyOf(request));
  const method = METHODS.get(call.method);
  const types = methodTypes(call.method);
  if (!method || !types) throw new FirestoreError(Code.unimplemented, `${call.method} is not supported.`);
  const { engine, faults, rules } = service;
  engine.meter.call(call.method);
  const message = messageFromJson(types.request, call.message) as never;
  const context = { signal, guard: rules.guardFor(caller) };
  const answers = await faults.around(call.method, () => method(engine, message, context));
  const json = answers.map((a) => messageToJson(types.response, a));
  return STREAMED.has(call.method) ? json : json[0];
}

/** `/v1/projects/…/documents`: the same methods as over gRPC, in JSON. */
export async function serveRest(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  if (allowOrigin(request, response)) return;
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  try {
    sendJson(response, 200, await answer(service, request, url, gone.signal));
  } catch (error) {
    sendError(response, error);
  }
}
