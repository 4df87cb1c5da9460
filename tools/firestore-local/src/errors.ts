/** The gRPC status codes this server answers with. */
export const Code = {
  ok: 0,
  cancelled: 1,
  unknown: 2,
  invalidArgument: 3,
  deadlineExceeded: 4,
  notFound: 5,
  alreadyExists: 6,
  permissionDenied: 7,
  resourceExhausted: 8,
  failedPrecondition: 9,
  aborted: 10,
  outOfRange: 11,
  unimplemented: 12,
  internal: 13,
  unavailable: 14,
  unauthenticated: 16,
} as const;

export type StatusCode = (typeof Code)[keyof typeof Code];

/** An answer other than OK: what every door translates into its own protocol. */
export class FirestoreError extends Error {
  readonly code: StatusCode;
  constructor(code: StatusCode, message: string) {
    super(message);
    this.name = 'FirestoreError';
    this.code = code;
  }
}

/** Anything thrown, as an answer: what is not one already is a fault of the server. */
export const toFirestoreError = (error: unknown): FirestoreError =>
  error instanceof FirestoreError
    ? error
    : new FirestoreError(Code.internal, `Internal error: ${String(error)}`);

export const invalidArgument = (message: string) => new FirestoreError(Code.invalidArgument, message);
export const failedPrecondition = (message: string) => new FirestoreError(Code.failedPrecondition, message);
export const aborted = (message: string) => new FirestoreError(Code.aborted, message);
