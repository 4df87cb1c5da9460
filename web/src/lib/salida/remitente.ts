import { leerClave } from '@leal/contract';
import { CUENTA_DESACTIVADA } from '@leal/domain';
import { type CodigoApi, ErrorApi, esDefinitivo, nadaDice } from '../api/error-api.ts';
import { leerCuerpo } from '../api/leer-respuesta.ts';
import { llamarCon, mandarPeticion } from '../api/llamar.ts';
import { BASE_API } from '../api/peticion.ts';
import { mejorMomento, pausaMs } from '../linea.ts';
import { ahora } from '../reloj.ts';
import { alCambiarSalida, anotar, registrosDe, tomar } from './almacen.ts';
import {
  enviables,
  faltaParaSoltar,
  hiloDe,
  type Registro,
  RETENCION_MS,
  sinResolver,
  traeEfectivo,
} from './registro.ts';

/** Different credits at the same time; a cheap phone and a bad line do no better with more. */
const A_LA_VEZ = 4;
const CANDADO = 'leal-salida';
/** When the phone's storage fails. */
const OTRA_VEZ_MS = 30_000;

/** What this page has met: no line, so nothing was sent; or it was sent, and its answer was lost. */
type Tropiezo = 'sin_linea' | 'incierto';
const tropiezos = new Map<string, { readonly cual: Tropiezo; readonly veces: number }>();
const oyentes = new Set<() => void>();

export const tropiezoDe = (clave: string): Tropiezo | undefined => tropiezos.get(clave)?.cual;

export function alTropezar(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

export function tropezar(clave: string, cual: Tropiezo): void {
  const antes = tropiezos.get(clave);
  // What was sent once may have arrived, whatever happened to it afterwards.
  tropiezos.set(clave, {
    cual: antes?.cual === 'incierto' ? 'incierto' : cual,
    veces: (antes?.veces ?? 0) + 1,
  });
  for (const oyente of oyentes) oyente();
}

const veces = ({ clave }: Registro): number => tropiezos.get(clave)?.veces ?? 0;

async function mandar({ url, metodo, cuerpo, clave }: Registro) {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': clave };
  const init = { method: metodo, headers, ...(cuerpo !== null && { body: cuerpo }) };
  return mandarPeticion({ url, init }, { clave }, async (respuesta) => ({
    http: respuesta.status,
    respuesta: await leerCuerpo(respuesta),
  }));
}

/** The account was turned off: nothing is refused, it waits for its person. */
const esDeLaCuenta = ({ codigo, mensaje }: ErrorApi): boolean =>
  codigo === 'PROHIBIDO' && mensaje === CUENTA_DESACTIVADA;

/** The server's word: it is not asked again. */
const seNego = (error: unknown): error is ErrorApi =>
  error instanceof ErrorApi && esDefinitivo(error) && !nadaDice(error) && !esDeLaCuenta(error);

/** The server remembers for some days what it has answered under a key. */
const MS_RECORDADA = 6 * 86_400_000;

/**
 * Whether the server has done it already, asked when it may have forgotten the key: sent again, it would do it twice. Cash
 * need not be asked about: a payment that old is answered by what it became.
 */
async function yaSeHizo(registro: Registro): Promise<boolean> {
  const { clave, metodo, url, capturado_en } = registro;
  const edad = ahora().getTime() - Date.parse(capturado_en);
  if (edad < MS_RECORDADA || traeEfectivo(registro)) return false;
  const [ruta] = url.replace(BASE_API, '').split('?');
  try {
    return (await llamarCon(leerClave, { consulta: { clave, metodo, ruta } })).conocida;
  } catch (error) {
    if (seNego(error)) return false;
    throw error;
  }
}

/** It was not sent, or turned away before anything was done. */
const NADA_SE_HIZO: readonly CodigoApi[] = ['SIN_CONEXION', 'INTENTA_DE_NUEVO', 'DEMASIADAS_SOLICITUDES'];

const ACEPTADO = 202;

/** Taken, and for a manager to decide: a late capture, or a payment of several abonos. */
const esPorRevisar = (http: number, respuesta: unknown): boolean =>
  http === ACEPTADO ||
  (respuesta as { requiereAprobacion?: unknown } | undefined)?.requiereAprobacion === true;

/** Why it is left to the manager, in the server's words. */
function razonDe(respuesta: unknown): Pick<Registro, 'mensaje'> {
  const { mensaje } = (respuesta ?? {}) as { mensaje?: unknown };
  return typeof mensaje === 'string' ? { mensaje } : {};
}

/**
 * Sends it once, unless it is gone, and notes the server's word. Resolves with how long to wait before anything is sent
 * again, in ms: 0 after an answer, null when the usual pause will do.
 */
async function intentar(clave: string, fin: AbortSignal): Promise<number | null> {
  const registro = await tomar(clave);
  if (!registro) return 0;
  const { estado: previo } = registro;
  const resuelto_en = () => ahora().toISOString();
  try {
    if (await yaSeHizo(registro)) {
      await anotar(clave, { estado: 'confirmado', resuelto_en: resuelto_en() });
      tropiezos.delete(clave);
      return 0;
    }
    const { http, respuesta } = await mandar(registro);
    const estado = esPorRevisar(http, respuesta) ? 'en_revision' : 'confirmado';
    const razon = estado === 'en_revision' ? razonDe(respuesta) : {};
    await anotar(clave, { estado, http, respuesta, ...razon, resuelto_en: resuelto_en() });
    tropiezos.delete(clave);
    return 0;
  } catch (error) {
    if (fin.aborted) return null;
    if (!(error instanceof ErrorApi)) throw error;
    const { codigo, mensaje, detalles, http, espera_ms = null } = error;
    if (seNego(error)) {
      await anotar(clave, {
        estado: 'rechazado',
        codigo,
        mensaje,
        detalles,
        http,
        resuelto_en: resuelto_en(),
      });
      tropiezos.delete(clave);
      return 0;
    }
    const sinEnviar = NADA_SE_HIZO.includes(codigo);
    if (sinEnviar) await anotar(clave, { estado: previo });
    tropezar(clave, sinEnviar && previo === 'pendiente' ? 'sin_linea' : 'incierto');
    return espera_ms;
  }
}

/** Resolves at the next change of the outbox. */
const novedad = (fin: AbortSignal): Promise<void> =>
  new Promise((resolver) => {
    const dejar = alCambiarSalida(() => terminar());
    const terminar = () => {
      dejar();
      fin.removeEventListener('abort', terminar);
      resolver();
    };
    fin.addEventListener('abort', terminar);
  });

const dormir = (ms: number): Promise<void> => new Promise((resolver) => setTimeout(resolver, ms));

/** One drain: it knows the line as all its tries have found it. */
class Vaciado {
  readonly #uid: string;
  readonly #fin: AbortSignal;
  readonly #ocupados = new Map<string, Promise<void>>();
  /** They have their answer, though what was read just before may not say so yet. */
  readonly #respondidos = new Set<string>();
  /** When the held ones were first seen, by a clock that nobody moves. */
  readonly #retenidos = new Map<string, number>();
  #fallos = 0;
  /** While it waits for a better moment nothing is sent. */
  #pausa: Promise<void> | undefined;

  constructor(uid: string, fin: AbortSignal) {
    this.#uid = uid;
    this.#fin = fin;
  }

  async correr(): Promise<void> {
    while (!this.#fin.aborted) {
      const cambio = novedad(this.#fin);
      const todos = await registrosDe(this.#uid);
      if (!this.#pausa) this.#empezar(todos);
      if (this.#ocupados.size === 0 && !todos.some(sinResolver)) return;
      const retenidos = todos.map(this.#faltaMs).filter((ms) => ms > 0);
      await Promise.race([
        cambio,
        ...this.#ocupados.values(),
        ...(this.#pausa ? [this.#pausa] : []),
        ...(retenidos.length > 0 ? [dormir(Math.min(...retenidos))] : []),
      ]);
    }
  }

  /** Whoever holds it lets go of it in time; if that page is dead, it is sent all the same when its time is over. */
  readonly #faltaMs = (registro: Registro): number => {
    const falta = faltaParaSoltar(registro);
    if (falta === 0) return 0;
    const desde = this.#retenidos.get(registro.clave) ?? performance.now();
    this.#retenidos.set(registro.clave, desde);
    return Math.max(0, Math.min(falta, desde + RETENCION_MS - performance.now()));
  };

  #empezar(todos: readonly Registro[]): void {
    const libres = A_LA_VEZ - this.#ocupados.size;
    // What the server does not manage to answer must not keep the others waiting.
    const siguientes = enviables(
      todos.filter(this.#abierto),
      new Set(this.#ocupados.keys()),
      (registro) => this.#faltaMs(registro) > 0,
    ).toSorted((a, b) => veces(a) - veces(b));
    for (const registro of siguientes.slice(0, libres)) {
      const hilo = hiloDe(registro);
      // Its person may have sent it again, or something else in its place.
      this.#respondidos.delete(registro.clave);
      const suyo = this.#enviar(registro).finally(() => this.#ocupados.delete(hilo));
      this.#ocupados.set(hilo, suyo);
    }
  }

  readonly #abierto = ({ clave, estado }: Registro): boolean =>
    estado !== 'enviando' || !this.#respondidos.has(clave);

  async #enviar(registro: Registro): Promise<void> {
    let espera: number | null = null;
    try {
      espera = await intentar(registro.clave, this.#fin);
    } catch (error) {
      globalThis.reportError(error);
    }
    if (espera !== 0) return this.#esperar(espera);
    this.#fallos = 0;
    this.#respondidos.add(registro.clave);
  }

  #esperar(ms: number | null): void {
    if (this.#pausa) return;
    const pausa = ms === null ? mejorMomento(pausaMs(this.#fallos), this.#fin) : dormir(ms);
    this.#fallos += 1;
    this.#pausa = pausa.then(() => void (this.#pausa = undefined));
  }
}

/** One sender for all tabs of this phone: the others wait for the lock. */
async function conCandado(hacer: () => Promise<void>, fin: AbortSignal): Promise<void> {
  try {
    await navigator.locks.request(CANDADO, { signal: fin }, hacer);
  } catch (error) {
    if (!fin.aborted) throw error;
  }
}

/** Sends what this person's outbox holds, now and whenever something is put into it, until `fin`. */
export async function atender(uid: string, fin: AbortSignal): Promise<void> {
  while (!fin.aborted) {
    try {
      const cambio = novedad(fin);
      if ((await registrosDe(uid)).some(sinResolver))
        await conCandado(() => new Vaciado(uid, fin).correr(), fin);
      else await cambio;
    } catch (error) {
      globalThis.reportError(error);
      await mejorMomento(OTRA_VEZ_MS, fin);
    }
  }
}
