import { AsyncLocalStorage } from 'node:async_hooks';
import type { CodigoError } from '@leal/domain';

/** What some code works for: a request at one of the doors, or a job of the clock. */
export type EnCurso = {
  /** By which its lines of the log are found. */
  readonly id: string;
  /** What is called: the pattern of an address, never the address, which holds names. */
  llamada: string;
  /** Who asks, once the token has been checked. */
  uid?: string;
  /** Why it was refused. */
  codigo?: CodigoError;
  /** The platform's own id of it. */
  readonly traza?: string | undefined;
  /** When its caller has an answer, whatever does not answer us: no call to the store lasts longer. */
  readonly hasta?: Date;
  /** Who pays for the documents that it reads; nobody until it is known who asks. */
  cobrar: (documentos: number) => void;
};

const actual = new AsyncLocalStorage<EnCurso>();

export const trabajarPara = <T>(trabajo: EnCurso, hacer: () => T): T => actual.run(trabajo, hacer);

/** Absent in what the process does for itself. */
export const enCurso = (): EnCurso | undefined => actual.getStore();
