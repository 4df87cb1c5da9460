import { type Caller, callerOf } from '../access/caller.ts';
import { Code, FirestoreError } from '../errors.ts';
import type { Service } from '../service.ts';
import { METHODS } from './methods.ts';
import { decode, type MethodTypes, methodTypes } from './protos.ts';
import { STREAMS } from './streams.ts';

const SERVICE = '/google.firestore.v1.Firestore/';

/** A gRPC client's call, whatever carries it. */
export type Called = { readonly name: string; readonly types: MethodTypes; readonly caller: Caller };

/** UNIMPLEMENTED for a method that is not here, UNAUTHENTICATED for a token that cannot be read. */
export function calledOf(path: string, authorization: string | undefined): Called {
  const name = path.startsWith(SERVICE) ? path.slice(SERVICE.length) : '';
  const types = methodTypes(name);
  if (!types || !(METHODS.has(name) || STREAMS.has(name)))
    throw new FirestoreError(Code.unimplemented, `${path} is not implemented here.`);
  return { name, types, caller: callerOf(authorization) };
}

/** The encoded answers to the one message of a call that is no stream. */
export async function answer(
  { engine, faults, rules }: Service,
  { name, types, caller }: Called,
  message: Uint8Array,
  signal: AbortSignal,
): Promise<Uint8Array[]> {
  engine.meter.call(name);
  const method = METHODS.get(name);
  if (!method) throw new FirestoreError(Code.unimplemented, `${name} is a stream.`);
  const request = decode(types.request, message);
  const call = { signal, guard: rules.guardFor(caller) };
  const answers = await faults.around(name, () => method(engine, request as never, call));
  return answers.map((one) => types.response.encode(one).finish());
}
