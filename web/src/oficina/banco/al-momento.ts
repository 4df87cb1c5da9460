import { useRef } from 'react';
import type { Accion, Respondido } from '../../lib/acciones/accion.ts';
import { useAccion } from '../../lib/acciones/use-accion.ts';
import { mensajeDeError } from '../../lib/api/error-api.ts';
import type { Plano } from '../../lib/salida/registro.ts';
import { anunciar } from '../../ui/anunciar.tsx';
import { alertar } from '../../ui/dialogos/almacen.ts';

/** Sends an action at the press of a button, without a form, and says how it ended. */
export function useAlMomento<C extends Plano, D, R>(accion: Accion<C, D, R>) {
  const { ejecutar } = useAccion(accion);
  /** What the server answered; undefined where it refused, which is said. */
  return async (acerca: C, datos: D): Promise<Respondido<R> | undefined> => {
    try {
      const respuesta = await ejecutar(acerca, datos);
      // What the office does is never kept on a phone: the server has answered.
      const respondido = respuesta as Respondido<R>;
      const dicho = accion.exito?.(acerca, datos, respondido);
      if (dicho) anunciar.exito(...dicho);
      return respondido;
    } catch (error) {
      await alertar({ tipo: 'error', titulo: accion.fallo, contenido: mensajeDeError(error) });
      return undefined;
    }
  };
}

/** Two taps of an impatient hand are one: while it is under way nothing more is done. */
export function useUnaVez<A extends unknown[]>(hacer: (...args: A) => Promise<unknown>) {
  const enCurso = useRef(false);
  return async (...args: A): Promise<void> => {
    if (enCurso.current) return;
    enCurso.current = true;
    await hacer(...args).finally(() => (enCurso.current = false));
  };
}
