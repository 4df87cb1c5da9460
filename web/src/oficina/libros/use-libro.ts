import { useCallback, useEffect, useRef, useState } from 'react';
import { anunciar } from '../../ui/anunciar.tsx';
import { bajarArchivo } from '../exportar/bajar-archivo.ts';
import { type EnCamino, empezarLibro } from './exportar-libro.ts';
import type { Pedido } from './partes.ts';
import { type Avance, Demasiado, exitoDe, mensajeDeFallo } from './textos.ts';

export type EnCurso = {
  readonly pedido: Pedido;
  readonly avance: Avance | null;
  /** Why it stopped; what was read is kept. */
  readonly fallo: string | null;
  /** Going on would not help: the same is too much again. */
  readonly enVano: boolean;
};

/** One file at a time. Leaving the screen gives it up, without a file and without a message. */
export function useLibro() {
  const [enCurso, setEnCurso] = useState<EnCurso | null>(null);
  const control = useRef<AbortController | null>(null);
  const camino = useRef<EnCamino | null>(null);

  const dejar = useCallback(() => {
    control.current?.abort();
    camino.current?.cerrar();
    [control.current, camino.current] = [null, null];
  }, []);
  useEffect(() => dejar, [dejar]);

  const terminar = () => {
    dejar();
    setEnCurso(null);
  };

  const seguir = async (pedido: Pedido): Promise<void> => {
    const [libro, suControl] = [camino.current, control.current];
    if (!libro || !suControl) return;
    setEnCurso((antes) => ({ pedido, avance: antes?.avance ?? null, fallo: null, enVano: false }));
    try {
      const archivo = await libro.seguir((avance) =>
        setEnCurso({ pedido, avance, fallo: null, enVano: false }),
      );
      if (suControl.signal.aborted) return;
      bajarArchivo(archivo);
      anunciar.exito(exitoDe(pedido));
      terminar();
    } catch (error) {
      if (suControl.signal.aborted) return;
      const fallo = mensajeDeFallo(error);
      if (fallo === null) return terminar();
      setEnCurso((antes) => antes && { ...antes, fallo, enVano: error instanceof Demasiado });
    }
  };

  const empezar = (pedido: Pedido): void => {
    dejar();
    control.current = new AbortController();
    camino.current = empezarLibro(pedido, control.current.signal);
    setEnCurso(null);
    void seguir(pedido);
  };

  return { enCurso, empezar, seguir, cancelar: terminar };
}
