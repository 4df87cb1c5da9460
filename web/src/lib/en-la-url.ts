// A screen's state of its list (tab, filter, search, order, page) stands in its address, so that a reload, a link and
// Back keep it. A screen says once which fields it has; a value that is the default is left out of the address, and one
// that is none is read as the default.
import { esFecha, type Fecha } from '@leal/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { limpio, useBuscado } from './use-retrasado.ts';

/** A field of the address. `leer` gives undefined for a text that is no value of it. */
type Campo<T> = {
  /** Its name in the address, where that is not the field's. */
  readonly nombre?: string;
  readonly defecto: T;
  readonly leer: (texto: string) => T | undefined;
  readonly escribir: (valor: T) => string;
};

export const como = <T>(nombre: string, campo: Campo<T>): Campo<T> => ({ ...campo, nombre });

const igual = (texto: string): string => texto;

/** One of a few values; the first one is the default. */
export const unaDe = <const T extends string>(valores: readonly [T, ...T[]]): Campo<T> => ({
  defecto: valores[0],
  leer: (texto) => valores.find((valor) => valor === texto),
  escribir: igual,
});

/** One of a few values or none, each with its word in the address. */
export const opcional = <T extends string>(palabras: { readonly [V in T]: string }): Campo<
  T | undefined
> => ({
  defecto: undefined,
  leer: (texto) => (Object.keys(palabras) as T[]).find((valor) => palabras[valor] === texto),
  escribir: (valor) => (valor === undefined ? '' : palabras[valor]),
});

/** Values that are their own word, for `opcional`. */
export const mismas = <const T extends string>(valores: readonly T[]): { readonly [V in T]: V } =>
  Object.fromEntries(valores.map((valor) => [valor, valor])) as { readonly [V in T]: V };

/** A typed text: trimmed, and no longer than the contract takes. */
export const texto = (largo = 100): Campo<string> => ({
  defecto: '',
  leer: (escrito) => escrito.trim().slice(0, largo),
  escribir: igual,
});

/** An id or another word that only the server can judge. */
export const palabra: Campo<string | undefined> = {
  defecto: undefined,
  leer: (id) => id || undefined,
  escribir: (id) => id ?? '',
};

export const entero = (minimo: number, maximo: number, defecto = minimo): Campo<number> => ({
  defecto,
  leer: (cifras) => {
    const n = Number(cifras);
    return cifras !== '' && Number.isInteger(n) && n >= minimo && n <= maximo ? n : undefined;
  },
  escribir: String,
});

export const dia = (desde?: Fecha): Campo<Fecha | undefined> => ({
  defecto: undefined,
  leer: (fecha) => (esFecha(fecha) && (desde === undefined || fecha >= desde) ? fecha : undefined),
  escribir: (fecha) => fecha ?? '',
});

// oxlint-disable-next-line typescript/no-explicit-any -- a field of any type; `DeLaUrl` says which
type Campos = { readonly [campo: string]: Campo<any> };

type Valores<C extends Campos> = { readonly [K in keyof C]: C[K] extends Campo<infer T> ? T : never };

type EnLaUrl<C extends Campos> = {
  readonly leer: (direccion: URLSearchParams) => Valores<C>;
  /** The address with these values; fields that are not given stay, and so does what other schemas have there. */
  readonly escribir: (cambio: Partial<Valores<C>>, direccion?: URLSearchParams) => URLSearchParams;
};

/** The values that a screen with this schema has in its address. */
export type DeLaUrl<E> = E extends EnLaUrl<infer C> ? Valores<C> : never;

export function enLaUrl<C extends Campos>(campos: C): EnLaUrl<C> {
  const nombreDe = (campo: string): string => campos[campo]?.nombre ?? campo;
  const leerUno = (campo: string, { leer, defecto }: Campo<unknown>, direccion: URLSearchParams) => {
    const escrito = direccion.get(nombreDe(campo));
    return escrito === null ? defecto : (leer(escrito) ?? defecto);
  };
  return {
    leer: (direccion) =>
      Object.fromEntries(
        Object.entries(campos).map(([campo, comoSeLee]) => [campo, leerUno(campo, comoSeLee, direccion)]),
      ) as Valores<C>,
    escribir: (cambio, direccion) => {
      const nueva = new URLSearchParams(direccion);
      for (const [campo, valor] of Object.entries(cambio)) {
        const { escribir, defecto } = campos[campo] as Campo<unknown>;
        const escrito = escribir(valor);
        if (escrito === escribir(defecto)) nueva.delete(nombreDe(campo));
        else nueva.set(nombreDe(campo), escrito);
      }
      return nueva;
    },
  };
}

/** The fields that say something, for the query of a call. */
export const dichos = <V extends object>(valores: V): { [K in keyof V]?: Exclude<V[K], undefined> } =>
  Object.fromEntries(Object.entries(valores).filter(([, valor]) => valor !== undefined)) as V;

/** The address that was last asked for, and in which entry of the history: open layers close before it is there. */
let pedida = { entrada: '', direccion: '' };

/**
 * The values of the address by this schema, and a change of some of them: in one step that replaces the entry of the
 * history and keeps its state. Two changes in a row add up.
 */
export function useEnLaUrl<C extends Campos>(esquema: EnLaUrl<C>) {
  const { key: entrada, search, state } = useLocation() as Location<unknown>;
  const navegar = useNavigate();
  const valores = useMemo(() => esquema.leer(new URLSearchParams(search)), [esquema, search]);
  const cambiar = useCallback(
    (cambio: Partial<Valores<C>>) => {
      const actual = new URLSearchParams(pedida.entrada === entrada ? pedida.direccion : search);
      const direccion = esquema.escribir(cambio, actual).toString();
      if (direccion === actual.toString()) return;
      pedida = { entrada, direccion };
      void navegar({ search: direccion }, { replace: true, state });
    },
    [esquema, entrada, search, state, navegar],
  );
  return [valores, cambiar] as const;
}

/**
 * The text of a search field goes into the address after a short pause. Another address of the same screen (a link,
 * Back) says what is searched; what somebody types on meanwhile is theirs.
 */
export function useEscrito(enDireccion: string, poner: (escrito: string) => void, largo = 100) {
  const [{ escrito, propio }, setEscrito] = useState({ escrito: enDireccion, propio: false });
  const puesto = useRef(enDireccion);
  const quieto = useBuscado(escrito, largo);
  const reposa = propio && quieto === limpio(escrito, largo);
  const vista = useRef(enDireccion);
  // One effect: an address that changes in the same commit is heard before what was typed for the one before it.
  useEffect(() => {
    const esOtra = enDireccion !== vista.current;
    vista.current = enDireccion;
    if (esOtra && enDireccion !== puesto.current) {
      puesto.current = enDireccion;
      setEscrito({ escrito: enDireccion, propio: false });
    } else if (reposa && quieto !== puesto.current) {
      puesto.current = quieto;
      poner(quieto);
    }
  }, [enDireccion, reposa, quieto, poner]);
  const escribir = useCallback((nuevo: string) => setEscrito({ escrito: nuevo, propio: true }), []);
  return [escrito, escribir] as const;
}
