import { AsyncLocalStorage } from 'node:async_hooks';
import type { CodigoError } from '@leal/domain';

/** The work that some code is done for: a request at one of the doors, or a job of the clock. */
export type EnCurso = {
  /** The id by which its lines of the log are found. */
  readonly id: string;
  /** The call: the pattern of an address, never the address, which holds names. */
  llamada: string;
  /** The caller, once the token has been checked. */
  uid?: string;
  /** The code of the refusal. */
  codigo?: CodigoError;
  /** The platform's own id of it. */
  readonly traza?: string | undefined;
  /** When its caller has an answer, whatever does not answer us: no call to the store lasts longer. */
  readonly hasta?: Date;
  /** Charges the documents that it reads to the caller; to nobody until it is known who asks. */
  cobrar: (documentos: number) => void;
};

const actual = new AsyncLocalStorage<EnCurso>();

export const trabajarPara = <T>(trabajo: EnCurso, hacer: () => T): T => actual.run(trabajo, hacer);

/** Absent in what the process does for itself. */
export const enCurso = (): EnCurso | undefined => actual.getStore();
