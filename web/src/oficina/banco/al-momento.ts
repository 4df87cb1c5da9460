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
  return async (acerca: C, datos: D): Promise<void> => {
    try {
      const respuesta = await ejecutar(acerca, datos);
      // What the office does is never kept on a phone: the server has answered.
      const dicho = accion.exito?.(acerca, datos, respuesta as Respondido<R>);
      if (dicho) anunciar.exito(...dicho);
    } catch (error) {
      await alertar({ tipo: 'error', titulo: accion.fallo, contenido: mensajeDeError(error) });
    }
  };
}

/** Two taps of an impatient hand are one: while it is under way nothing more is done. */
export function useUnaVez<A extends unknown[]>(hacer: (...args: A) => Promise<void>) {
  const enCurso = useRef(false);
  return async (...args: A): Promise<void> => {
    if (enCurso.current) return;
    enCurso.current = true;
    await hacer(...args).finally(() => (enCurso.current = false));
  };
}
