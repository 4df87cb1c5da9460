import type { Llamada, Respuesta } from '@leal/contract';
import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import type { MemoriaIntentos } from '../../lib/api/memoria-intentos.ts';
import type { Datos } from '../../lib/api/opciones.ts';
import { desenlaceIncierto, ErrorApi } from '../../lib/api/error-api.ts';
import { useAccion } from '../../lib/api/use-accion.ts';
import type { Valores } from '../../lib/visto/al-dia.ts';
import { repartirFallo } from './repartir-fallo.ts';

type Ajustes<R> = {
  formulario: FormInstance;
  /** Said when the failure has no words of its own. */
  porDefecto: string;
  alLograr: (respuesta: R) => void;
  /** After the failure was shown. */
  alFallar?: (error: unknown) => void;
  /** What it was about is no longer as the form says: it shows what stands, and that is no failure. */
  alCambiar?: (actual: Valores) => void;
};

type Cambio<D, R> = {
  readonly mutateAsync: (datos: D) => Promise<R>;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly error: unknown;
};

const cambioDe = (error: unknown): Valores | undefined =>
  error instanceof ErrorApi ? error.actual : undefined;

/**
 * Sends a form, once: two taps are one, and what has succeeded is done. A failure leaves everything
 * that was typed; its words stand beside the fields they name, the rest in `fallo`.
 */
export function useEnvioDe<D, R>(
  { mutateAsync, isPending, isSuccess, error }: Cambio<D, R>,
  { formulario, porDefecto, alLograr, alFallar, alCambiar }: Ajustes<R>,
) {
  const [fallo, setFallo] = useState<string | null>(null);
  const cerrado = useRef(false);

  const enviar = async (datos: D): Promise<void> => {
    if (cerrado.current) return;
    cerrado.current = true;
    setFallo(null);
    try {
      alLograr(await mutateAsync(datos));
    } catch (error) {
      cerrado.current = false;
      const actual = cambioDe(error);
      if (actual && alCambiar) return alCambiar(actual);
      setFallo(repartirFallo(formulario, error, porDefecto));
      alFallar?.(error);
    }
  };

  /** Sent, and either done or nobody knows. */
  const enSuspenso = isPending || isSuccess || (error !== null && desenlaceIncierto(error));
  return { enviar, enviando: isPending, enSuspenso, fallo };
}

type AjustesLlamada<L extends Llamada> = Ajustes<Respuesta<L>> & {
  /** For what must not be doubled even when the form was left in between. */
  memoria?: () => MemoriaIntentos<Datos<L>>;
};

/** `useEnvioDe` for a call of the API. */
export const useEnvio = <L extends Llamada>(llamada: L, { memoria, ...ajustes }: AjustesLlamada<L>) =>
  useEnvioDe<Datos<L>, Respuesta<L>>(useAccion(llamada, {}, memoria), ajustes);
