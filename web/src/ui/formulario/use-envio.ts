import type { Llamada, Respuesta } from '@leal/contract';
import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import type { MemoriaIntentos } from '../../lib/api/memoria-intentos.ts';
import type { Datos } from '../../lib/api/opciones.ts';
import { useAccion } from '../../lib/api/use-accion.ts';
import { repartirFallo } from './repartir-fallo.ts';

type Ajustes<L extends Llamada> = {
  formulario: FormInstance;
  /** Said when the failure has no words of its own. */
  porDefecto: string;
  alLograr: (respuesta: Respuesta<L>) => void;
  /** After the failure was shown. */
  alFallar?: (error: unknown) => void;
  /** For what must not be doubled even when the form was left in between. */
  memoria?: () => MemoriaIntentos<Datos<L>>;
};

/**
 * Sends a form, once: two taps are one, and what has succeeded is done. A failure leaves everything
 * that was typed; its words stand beside the fields they name, the rest in `fallo`.
 */
export function useEnvio<L extends Llamada>(
  llamada: L,
  { formulario, porDefecto, alLograr, alFallar, memoria }: Ajustes<L>,
) {
  const { mutateAsync, isPending } = useAccion(llamada, {}, memoria);
  const [fallo, setFallo] = useState<string | null>(null);
  const cerrado = useRef(false);

  const enviar = async (datos: Datos<L>): Promise<void> => {
    if (cerrado.current) return;
    cerrado.current = true;
    setFallo(null);
    try {
      alLograr(await mutateAsync(datos));
    } catch (error) {
      cerrado.current = false;
      setFallo(repartirFallo(formulario, error, porDefecto));
      alFallar?.(error);
    }
  };

  return { enviar, enviando: isPending, fallo };
}
