type Documento = {
  readonly id: string;
  readonly datos: Readonly<Record<string, unknown>>;
};

/** The stored documents now. They never leave this folder in this form: the source's `leer` reads them. */
export type Foto = {
  readonly documentos: readonly Documento[];
  /** The number of documents that changed in place since the listener opened; it only grows. */
  readonly modificaciones: number;
  /** The number of starts of the listener: the first, and again after the line or the server was lost. */
  readonly toma: number;
};

/** One document (`id`), or a query whose filters, order and limit firestore.rules and an index know. */
export type Consulta = {
  readonly coleccion: string;
  readonly id?: string;
  readonly igual?: Readonly<Record<string, string>>;
  readonly orden?: string;
  /** The last ones first. */
  readonly alReves?: boolean;
  readonly limite?: number;
};

/** Something to listen to, as plain data: code that asks for it does not need the Firestore SDK. */
export type Fuente<T> = {
  /** The same for the same query, so that all who ask share one listener. */
  readonly clave: string;
  readonly consulta: Consulta;
  readonly leer: (foto: Foto) => T;
};

export const fuente = <T>(consulta: Consulta, leer: (foto: Foto) => T): Fuente<T> => ({
  clave: JSON.stringify(consulta),
  consulta,
  leer,
});
