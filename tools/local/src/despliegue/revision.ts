/** The folder of the repository that is about to be deployed, and the project if it was said. */
export interface Envio {
  readonly raiz: string;
  readonly proyecto: string | undefined;
  /** Grave weaknesses that are known are told, and stop nothing. */
  readonly conDebilidades?: boolean;
  /** Takes what is to be told though nothing is wrong. */
  readonly avisar?: (linea: string) => void;
}

/** One thing that must hold before anything leaves this machine. */
export interface Revision {
  readonly nombre: string;
  /** The faults, one sentence each; none when it may go. */
  readonly revisar: (envio: Envio) => Promise<readonly string[]>;
}
