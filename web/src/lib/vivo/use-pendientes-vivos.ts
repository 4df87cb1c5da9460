import type { Llamada } from '@leal/contract';
import type { ClasePorAprobar } from '@leal/domain';
import { useEffect, useRef } from 'react';
import { invalidar } from '../api/consultas.ts';
import { useSoloLectura } from '../sesion/solo-lectura.ts';
import { useAlTomar } from './al-cambiar.ts';
import { difieren, PENDIENTES, type Pendientes } from './pendientes.ts';
import { useValorVivo } from './almacen.ts';

type Pedido = {
  readonly clase: ClasePorAprobar;
  /** The ids on screen, in the order of the list; undefined while it loads. */
  readonly enPantalla: readonly string[] | undefined;
  /** The calls that the screen reads: fetched again when it no longer shows what waits. */
  readonly llamadas: readonly Llamada[];
};

/**
 * Keeps an open screen of requests up to date: when the listener has started, and when somebody asks or decides
 * elsewhere, the screen's reads are fetched again, once each time; a supervisor may not listen. Returns the ids of what waits (20 at most), null
 * until known.
 */
export function usePendientesVivos({ clase, enPantalla, llamadas }: Pedido): readonly string[] | null {
  const fuente = useSoloLectura() ? null : PENDIENTES[clase];
  const vivos = useValorVivo(fuente);
  const atendido = useRef<Pendientes>(null);
  const yaReleido = useRef<Pendientes>(null);
  useAlTomar(fuente, (oidos) => {
    yaReleido.current = oidos;
    void invalidar(...llamadas);
  });
  useEffect(() => {
    if (!vivos || !enPantalla || atendido.current === vivos) return;
    const modificados = atendido.current !== null && atendido.current.modificaciones < vivos.modificaciones;
    atendido.current = vivos;
    if (yaReleido.current === vivos) return;
    if (modificados || difieren(vivos.ids, enPantalla)) void invalidar(...llamadas);
  }, [vivos, enPantalla, llamadas]);
  return vivos?.ids ?? null;
}
