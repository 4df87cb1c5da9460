import type { ServerResponse } from 'node:http';
import { Code, type FirestoreError, type StatusCode, toFirestoreError } from '../../errors.ts';
import { sendJson } from './http-message.ts';

const HTTP: Readonly<Record<StatusCode, readonly [number, string]>> = {
  [Code.ok]: [200, 'OK'],
  [Code.cancelled]: [499, 'CANCELLED'],
  [Code.unknown]: [500, 'UNKNOWN'],
  [Code.invalidArgument]: [400, 'INVALID_ARGUMENT'],
  [Code.deadlineExceeded]: [504, 'DEADLINE_EXCEEDED'],
  [Code.notFound]: [404, 'NOT_FOUND'],
  [Code.alreadyExists]: [409, 'ALREADY_EXISTS'],
  [Code.permissionDenied]: [403, 'PERMISSION_DENIED'],
  [Code.resourceExhausted]: [429, 'RESOURCE_EXHAUSTED'],
  [Code.failedPrecondition]: [400, 'FAILED_PRECONDITION'],
  [Code.aborted]: [409, 'ABORTED'],
  [Code.outOfRange]: [400, 'OUT_OF_RANGE'],
  [Code.unimplemented]: [501, 'UNIMPLEMENTED'],
  [Code.internal]: [500, 'INTERNAL'],
  [Code.unavailable]: [503, 'UNAVAILABLE'],
  [Code.unauthenticated]: [401, 'UNAUTHENTICATED'],
};

export type JsonError = {
  readonly error: { readonly code: number; readonly status: string; readonly message: string };
};

/** An error as REST and WebChannel tell it. */
export function jsonError({ code, message }: FirestoreError): JsonError {
  const [http, status] = HTTP[code];
  return { error: { code: http, status, message } };
}

/** Answers a call with what it threw. */
export function sendError(response: ServerResponse, error: unknown): void {
  const body = jsonError(toFirestoreError(error));
  sendJson(response, body.error.code, body);
}
