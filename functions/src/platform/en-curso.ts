import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that some code works for. */
type EnCurso = {
  /** When its caller has an answer, whatever does not answer us: no call to the store lasts longer. */
  readonly hasta: Date;
  /** Who pays for the documents that it reads; nobody until it is known who asks. */
  cobrar: (documentos: number) => void;
};

const actual = new AsyncLocalStorage<EnCurso>();

export const trabajarPara = <T>(hasta: Date, hacer: () => T): T =>
  actual.run({ hasta, cobrar: () => undefined }, hacer);

/** Absent in a job, and in what the process does for itself. */
export const enCurso = (): EnCurso | undefined => actual.getStore();
