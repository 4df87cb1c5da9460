/** What is about to be deployed: the folder of the repository, and the project if it was said. */
export interface Envio {
  readonly raiz: string;
  readonly proyecto: string | undefined;
}

/** One thing that must hold before anything leaves this machine. */
export interface Revision {
  readonly nombre: string;
  /** What is wrong, one sentence each; nothing when it may go. */
  readonly revisar: (envio: Envio) => Promise<readonly string[]>;
}
