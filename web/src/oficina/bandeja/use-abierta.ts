import { useCallback, useEffect, useRef, useState } from 'react';
import { anunciar } from '../../ui/anunciar.tsx';
import { cuantasCapas } from '../../ui/capas/pila.ts';
import { laDecidio } from '../acciones/decision.ts';
import type { Fila } from '../listas/fila.ts';

type Filas = readonly Fila[] | undefined;

const laDe = (filas: Filas, fila: Fila | null): Fila | undefined =>
  fila ? filas?.find(({ clave }) => clave === fila.clave) : undefined;

/** Somebody else has decided it; a row that is only filtered out still waits. */
function decirSiSeFue(perdida: Fila, todas: Filas): void {
  const { id, propio, cliente, cobrador } = perdida;
  if (laDe(todas, perdida) || laDecidio(id)) return;
  anunciar.info('Ya no espera tu decisión', `${propio.nombre} de ${cliente || cobrador}`);
}

/**
 * The row that is open beside the table. It follows whoever goes on to another row, by a key or because this page has
 * decided it. A row that leaves without that does not become another one under the eyes of its reader: the drawer
 * closes.
 */
export function useAbierta(filas: Filas, todas: Filas) {
  const [abierta, setAbierta] = useState<Fila | null>(null);
  const ultima = useRef(abierta);
  const poner = useCallback((fila: Fila | null) => {
    ultima.current = fila;
    setAbierta(fila);
  }, []);
  const actual = laDe(filas, abierta);
  const alternar = (fila: Fila) => poner(fila.clave === abierta?.clave ? null : fila);
  const seguir = (fila: Fila) => {
    if (abierta && (actual || laDecidio(abierta.id))) poner(fila);
  };
  const cerrar = useCallback(() => poner(null), [poner]);
  useEffect(() => {
    // The table has said by now where it went on.
    if (!abierta || actual || !filas || ultima.current !== abierta) return;
    poner(null);
    decirSiSeFue(abierta, todas);
  }, [abierta, actual, filas, todas, poner]);
  const propias = abierta ? 1 : 0;
  /** Nothing lies on top but what is open here. */
  const escucha = useCallback(() => cuantasCapas() <= propias, [propias]);
  return { abierta: actual ?? abierta, alternar, seguir, cerrar, escucha };
}
