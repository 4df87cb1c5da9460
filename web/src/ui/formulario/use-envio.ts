import type { Llamada, Respuesta } from '@leal/contract';
import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { type Asunto, dudaSobre, useDuda } from '../../lib/api/dudas.ts';
import { ErrorApi, mensajeDeError } from '../../lib/api/error-api.ts';
import type { Datos } from '../../lib/api/opciones.ts';
import { darClave, huellaDe } from '../../lib/api/memoria-intentos.ts';
import { useAccion } from '../../lib/api/use-accion.ts';
import { usePresente } from '../../lib/use-presente.ts';
import type { Valores } from '../../lib/visto/al-dia.ts';
import { alertar } from '../dialogos/almacen.ts';
import { repartirFallo } from './repartir-fallo.ts';
import { cerrarBorrador, claveDelBorrador } from './use-borrador.ts';

type Ajustes<D, R> = {
  formulario: FormInstance;
  /** Said when the failure has no words of its own. */
  porDefecto: string;
  /** What it is about: while its outcome is unknown nothing else about that is sent. */
  sobre: string;
  /** It in words, with person and amount: 'el gasto de $350.50'. */
  que: (datos: D) => string;
  alLograr: (respuesta: R, datos: D) => void;
  /** After the failure was shown. */
  alFallar?: (error: unknown) => void;
  /** What it was about is no longer as the form says: it shows what stands, and that is no failure. */
  alCambiar?: (actual: Valores) => void;
};

type Cambio<D, R> = {
  readonly mutateAsync: (datos: D) => Promise<R>;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
};

const cambioDe = (error: unknown): Valores | undefined =>
  error instanceof ErrorApi ? error.actual : undefined;

export const asuntoDe =
  <D>({ sobre, que }: Pick<Ajustes<D, never>, 'sobre' | 'que'>) =>
  (datos: D): Asunto => ({ sobre, que: que(datos) });

/**
 * Sends a form, once: two taps are one, and what has succeeded is done. A failure leaves everything
 * that was typed; its words stand beside the fields they name, the rest in `fallo`. While the outcome is
 * unknown there is `duda`; the form may be left, and what comes of it is told all the same.
 */
export function useEnvioDe<D, R>(
  { mutateAsync, isPending, isSuccess }: Cambio<D, R>,
  ajustes: Ajustes<D, R>,
) {
  const { formulario, porDefecto, sobre, que, alLograr, alFallar, alCambiar } = ajustes;
  const [fallo, setFallo] = useState<string | null>(null);
  const cerrado = useRef(false);
  const presente = usePresente();
  const duda = useDuda(sobre);

  const decirFallo = (datos: D, error: unknown): void => {
    if (presente.current) return setFallo(repartirFallo(formulario, error, porDefecto));
    const contenido = mensajeDeError(error, porDefecto);
    void alertar({ tipo: 'error', titulo: `No se registró ${que(datos)}.`, contenido });
  };

  const enviar = async (datos: D): Promise<void> => {
    if (cerrado.current || dudaSobre(sobre)) return;
    cerrado.current = true;
    setFallo(null);
    const clave = claveDelBorrador(formulario, huellaDe(datos));
    if (clave) darClave(datos, clave);
    try {
      alLograr(await mutateAsync(datos), datos);
      cerrarBorrador(formulario);
    } catch (error) {
      cerrado.current = false;
      const actual = cambioDe(error);
      if (actual && alCambiar && presente.current) return alCambiar(actual);
      decirFallo(datos, error);
      alFallar?.(error);
    }
  };

  /** Sent, and either done or nobody knows. */
  const enSuspenso = isPending || isSuccess || duda !== undefined;
  return { enviar, enviando: isPending, enSuspenso, fallo, duda };
}

/** `useEnvioDe` for a call of the API. */
export const useEnvio = <L extends Llamada>(llamada: L, ajustes: Ajustes<Datos<L>, Respuesta<L>>) =>
  useEnvioDe<Datos<L>, Respuesta<L>>(useAccion(llamada, asuntoDe(ajustes)), ajustes);
