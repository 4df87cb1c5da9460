/** The gRPC codes the suite names. */
export const Code = {
  OK: 0,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
} as const;

/** The gRPC code a call ends with: 0 when it succeeds. Errors that are not gRPC's are thrown on. */
export async function codeOf(call: Promise<unknown>): Promise<number> {
  return (await failureOf(call)).code;
}

export async function failureOf(call: Promise<unknown>): Promise<{ code: number; message: string }> {
  try {
    await call;
    return { code: 0, message: '' };
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'number') {
      return { code: error.code, message: error.message };
    }
    throw error;
  }
}
