import { useCallback, useSyncExternalStore } from 'react';
import { alCerrarSesion } from '../al-cerrar.ts';
import { crearOyentes } from '../oyentes.ts';
import type { Foto, Fuente } from './fuente.ts';

/** `tomada`: the listener has just started, or started again; it missed what changed before. */
type Usuario = (tomada: boolean) => void;

/** A listener that somebody needs: the antenna opens it, `fin` closes it. */
export type Escuchada = { readonly id: number; readonly fuente: Fuente<unknown>; readonly fin: AbortSignal };

type Entrada = {
  readonly escuchada: Escuchada;
  readonly cierre: AbortController;
  readonly usuarios: Set<Usuario>;
  valor: unknown;
  toma: number;
};

const entradas = new Map<string, Entrada>();
/** Sources that the rules refuse to this person: not asked again in this session. */
const negadas = new Set<string>();
const antenas = crearOyentes();
const alNegarse = crearOyentes();
let abiertas: readonly Escuchada[] = [];
let ultimoId = 0;

function anunciarAbiertas(): void {
  const vigentes = [...entradas.values()].filter(({ escuchada }) => !negadas.has(escuchada.fuente.clave));
  abiertas = vigentes.map(({ escuchada }) => escuchada);
  antenas.despertar();
}

function abrir(fuente: Fuente<unknown>): Entrada {
  const cierre = new AbortController();
  const escuchada = { id: (ultimoId += 1), fuente, fin: cierre.signal };
  const entrada = { escuchada, cierre, usuarios: new Set<Usuario>(), valor: null, toma: 0 };
  entradas.set(fuente.clave, entrada);
  anunciarAbiertas();
  return entrada;
}

/** Waits for the end of the current turn: the next screen may need the same source. */
function cerrarSiSobra({ escuchada, cierre, usuarios }: Entrada): void {
  if (usuarios.size > 0 || cierre.signal.aborted) return;
  entradas.delete(escuchada.fuente.clave);
  cierre.abort();
  anunciarAbiertas();
}

/** Needs this source until the returned function is called. All users of a source share one listener. */
export function usar(fuente: Fuente<unknown>, oyente: Usuario): () => void {
  const entrada = entradas.get(fuente.clave) ?? abrir(fuente);
  const usuario: Usuario = (tomada) => oyente(tomada);
  entrada.usuarios.add(usuario);
  return () => {
    entrada.usuarios.delete(usuario);
    queueMicrotask(() => cerrarSiSobra(entrada));
  };
}

/** The last value received; null before the first. */
export const valorDe = <T>(fuente: Fuente<T>): T | null =>
  (entradas.get(fuente.clave)?.valor ?? null) as T | null;

const vigente = ({ fuente, id }: Escuchada): Entrada | undefined => {
  const entrada = entradas.get(fuente.clave);
  return entrada?.escuchada.id === id ? entrada : undefined;
};

/** Takes what the antenna received; from a closed listener nothing is taken any more. */
export function publicar(escuchada: Escuchada, foto: Foto): void {
  const entrada = vigente(escuchada);
  if (!entrada) return;
  const tomada = foto.toma !== entrada.toma;
  entrada.valor = escuchada.fuente.leer(foto);
  entrada.toma = foto.toma;
  for (const despertar of entrada.usuarios) despertar(tomada);
}

/** The rules refuse it. The last value stays on screen; the API will not answer it again. */
export function negar(escuchada: Escuchada): void {
  if (!vigente(escuchada)) return;
  negadas.add(escuchada.fuente.clave);
  anunciarAbiertas();
  alNegarse.despertar();
}

/** Called whenever the rules refuse what they may have allowed before. */
export const cuandoSeNiegue = alNegarse.suscribir;

export const leerAbiertas = (): readonly Escuchada[] => abiertas;
export const suscribirAbiertas = antenas.suscribir;

/** The next person on this device receives nothing of this one. */
function cerrarTodas(): void {
  const ultimas = [...entradas.values()];
  entradas.clear();
  negadas.clear();
  for (const { cierre } of ultimas) cierre.abort();
  anunciarAbiertas();
  for (const { usuarios } of ultimas) for (const despertar of usuarios) despertar(false);
}

alCerrarSesion(cerrarTodas);

const nadaQueSoltar = (): void => undefined;

/** The value of a source, now and whenever it changes; null before the first one, and of none. Needs a stable `fuente`. */
export function useValorVivo<T>(fuente: Fuente<T> | null): T | null {
  const suscribir = useCallback(
    (oyente: () => void) => (fuente ? usar(fuente, oyente) : nadaQueSoltar),
    [fuente],
  );
  return useSyncExternalStore(suscribir, () => fuente && valorDe(fuente));
}
