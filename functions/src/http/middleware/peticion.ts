import type { IncomingHttpHeaders } from 'node:http';

/** A request as the platform hands it over, reduced to what is used. */
export type PeticionCruda = {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
  /** The bytes as they came; `body` is what the platform's parser made of them. */
  readonly rawBody?: Uint8Array | undefined;
  readonly body?: unknown;
  readonly socket?: { readonly remoteAddress?: string | undefined };
};

/** One matched request: which parameters its path had, what it carries, when it came. */
export type Peticion = {
  readonly cruda: PeticionCruda;
  readonly parametros: Record<string, string | undefined>;
  readonly consulta: URLSearchParams;
  readonly ahora: Date;
};

export type RespuestaHttp = {
  readonly estado: number;
  readonly json: string;
  /** Besides those of every answer. */
  readonly cabeceras?: Readonly<Record<string, string>>;
};

export const cabecera = (peticion: PeticionCruda, nombre: string): string | undefined => {
  const valor = peticion.headers[nombre];
  return Array.isArray(valor) ? valor[0] : valor;
};
