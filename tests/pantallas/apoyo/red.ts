// The line between a screen and the server's code, in one process: a test sees what goes over it, refuses it or holds it.
import { CABECERA_PETICION, type NombreCallable } from '@leal/contract';
import { porHttp } from '@leal/jugador';
import { onTestFinished } from 'vitest';
import { llamarPorNombre } from '../../setup/mundo-de-sala.ts';

type Ida = { readonly metodo: string; readonly ruta: string; readonly cuerpo: unknown };
/** The treatment of a call; `seguir` lets it through. */
type Trato = (ida: Ida, seguir: () => Promise<Response>, signal?: AbortSignal | null) => Promise<Response>;

/** The API, or the callables; what follows is the call's own. */
const PREFIJO = /^(https?:\/\/[^/]+)?\/leal-(api|callables)(?=\/)/;
const BEARER = /^Bearer /;

async function aCallable({ ruta, cuerpo }: Ida, token: string | undefined): Promise<Response> {
  const { data } = cuerpo as { data: unknown };
  const { estado, ...json } = await llamarPorNombre(token, ruta.slice(1) as NombreCallable, data);
  return Response.json(json, { status: estado });
}

async function alServidor(ida: Ida, init: RequestInit, esCallable: boolean): Promise<Response> {
  const cabeceras = new Headers(init.headers);
  const token = cabeceras.get('authorization')?.replace(BEARER, '');
  if (esCallable) return aCallable(ida, token);
  const clave = cabeceras.get('idempotency-key');
  const {
    estado,
    cuerpo,
    cabeceras: tipos,
  } = await porHttp<unknown>(token, ida.metodo, ida.ruta, {
    cuerpo: ida.cuerpo,
    ...(clave !== null && { clave }),
  });
  const texto = estado === 204 ? null : JSON.stringify(cuerpo);
  return new Response(texto, { status: estado, headers: tipos });
}

/** A test's answer is Leal's word, too. */
const firmada = (respuesta: Response): Response => {
  if (!respuesta.headers.has(CABECERA_PETICION)) respuesta.headers.set(CABECERA_PETICION, 'prueba');
  return respuesta;
};

export class Red {
  /** The calls that were sent, first to last; also to others than the API, who never answer. */
  readonly idas: Ida[] = [];
  readonly #cierre = Promise.withResolvers<never>();
  readonly #tratos: { readonly cual: RegExp; readonly trato: Trato }[] = [];

  /** Calls whose method and address match are treated so, the last word first. */
  tratar(cual: RegExp, trato: Trato): void {
    this.#tratos.unshift({ cual, trato });
  }

  /** No line for them. */
  negar(cual: RegExp): void {
    this.tratar(cual, () => Promise.reject(new TypeError('Failed to fetch')));
  }

  /** The server's refusal, for good: nothing is asked twice by itself. */
  rechazar(cual: RegExp): void {
    this.responder(cual, 404, { message: 'No encontrado.', code: 'NO_ENCONTRADO' });
  }

  responder(cual: RegExp, status: number, json: object): void {
    this.tratar(cual, () => Promise.resolve(Response.json(json, { status })));
  }

  /** Such calls wait; the function that it gives back lets them go on. */
  detener(cual: RegExp): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.tratar(cual, async (_, seguir) => {
      await promise;
      return seguir();
    });
    return resolve;
  }

  dejarPasar(): void {
    this.#tratos.length = 0;
  }

  constructor() {
    this.#cierre.promise.catch(() => undefined);
  }

  /** Its screen has gone: what still waits for an answer gets none, now and not at its deadline in another test. */
  cerrar(): void {
    this.#cierre.reject(new TypeError('The screen has gone'));
  }

  enviadas(cual: RegExp): Ida[] {
    return this.idas.filter(({ metodo, ruta }) => cual.test(`${metodo} ${ruta}`));
  }

  fetch = (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const direccion = url instanceof Request ? url.url : url.toString();
    const { body } = init;
    const cuerpo: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const ida = { metodo: init.method ?? 'GET', ruta: direccion.replace(PREFIJO, ''), cuerpo };
    this.idas.push(ida);
    const prefijo = PREFIJO.exec(direccion);
    if (!prefijo) return Promise.reject(new TypeError(`Nobody answers at ${direccion}`));
    const tratado = this.#tratos.find(({ cual }) => cual.test(`${ida.metodo} ${ida.ruta}`));
    const seguir = () => alServidor(ida, init, prefijo[2] === 'callables');
    const respuesta = tratado ? tratado.trato(ida, seguir, init.signal).then(firmada) : seguir();
    return Promise.race([respuesta, this.#cierre.promise]);
  };
}

/** The phone has no line any more, until what it gives back is called. */
export function sinLinea(red: Red): () => void {
  const hayLinea = (hay: boolean) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: hay });
    window.dispatchEvent(new Event(hay ? 'online' : 'offline'));
  };
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
  red.negar(/./);
  hayLinea(false);
  return () => {
    red.dejarPasar();
    hayLinea(true);
  };
}
