import { useEffect, useRef, useState } from 'react';
import { ErrorApi, mensajeDeError } from '../../lib/api/error-api.ts';
import type { Avance, Curso } from './curso.ts';

/** Something long that is under way, or where it stopped and why. */
export type EnCurso = Avance & { readonly que: string; readonly fallo?: string };

const SE_DETUVO = 'Se detuvo. Lo que ya entró está guardado: toca el botón para seguir.';

/** One long thing at a time; whoever leaves the screen stops it where it is. */
export function useCurso() {
  const [enCurso, setEnCurso] = useState<EnCurso | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  const correr = async (que: string, hacer: (curso: Curso) => Promise<unknown>): Promise<boolean> => {
    if (control.current) return false;
    const actual = new AbortController();
    control.current = actual;
    const alAvanzar = (avance: Avance) => setEnCurso({ ...avance, que });
    setEnCurso({ hechos: 0, total: 0, que });
    try {
      await hacer({ signal: actual.signal, alAvanzar });
      setEnCurso(null);
      return true;
    } catch (error) {
      if (!(error instanceof ErrorApi) && !actual.signal.aborted) globalThis.reportError(error);
      const fallo = mensajeDeError(error, SE_DETUVO);
      setEnCurso((antes) => (actual.signal.aborted || !antes ? null : { ...antes, fallo }));
      return false;
    } finally {
      control.current = null;
    }
  };
  const corre = enCurso !== null && enCurso.fallo === undefined;
  return { enCurso, corre, correr, detener: () => control.current?.abort() };
}
