import { useState, useSyncExternalStore } from 'react';
import { almacenLocal } from '../../../lib/almacen-local.ts';
import { crearOyentes } from '../../../lib/oyentes.ts';
import { ESCRITORIO } from '../../../ui/anchos.ts';

/** All cards stay open or not as they were left on this device, else where there is room. */
const CLAVE = 'leal_ruta_ver_todo';

const oyentes = crearOyentes();
const elegido = (): boolean | null => {
  const valor = almacenLocal.leer(CLAVE);
  return valor === null ? null : valor === 'si';
};
const verTodo = (): boolean => elegido() ?? matchMedia(ESCRITORIO).matches;

function suscribir(oyente: () => void): () => void {
  const lugar = matchMedia(ESCRITORIO);
  const dejar = oyentes.suscribir(oyente);
  lugar.addEventListener('change', oyente);
  return () => {
    dejar();
    lugar.removeEventListener('change', oyente);
  };
}

export const useVerTodo = (): boolean => useSyncExternalStore(suscribir, verTodo);

export function elegirVerTodo(todo: boolean): void {
  almacenLocal.guardar(CLAVE, todo ? 'si' : 'no');
  oyentes.despertar();
}

/** One card: as all of them, until somebody opens or closes it; choosing for all of them takes that back. */
export function useAbierta(): readonly [abierta: boolean, alternar: () => void] {
  const todo = useVerTodo();
  const [propia, setPropia] = useState({ todo, abierta: todo });
  const abierta = propia.todo === todo ? propia.abierta : todo;
  return [abierta, () => setPropia({ todo, abierta: !abierta })];
}
