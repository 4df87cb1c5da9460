import type { Llamada, Respuesta } from '@leal/contract';
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { conIntento } from './con-intento.ts';
import type { ErrorApi } from './error-api.ts';
import { llamarCon } from './llamar.ts';
import { MemoriaIntentos } from './memoria-intentos.ts';
import type { Datos } from './opciones.ts';

type Ajustes<L extends Llamada> = Pick<
  UseMutationOptions<Respuesta<L>, ErrorApi, Datos<L>>,
  'onSuccess' | 'onError' | 'onSettled' | 'onMutate'
>;

/**
 * A changing call. Each user action gets one Idempotency-Key; when its outcome stays unknown
 * (no signal, time-out, 5xx), the same action sent again repeats the same request. Attempts are
 * remembered as long as the component; longer with a memory from outside.
 */
export function useAccion<L extends Llamada>(
  llamada: L,
  ajustes: Ajustes<L> = {},
  memoriaDeFuera?: () => MemoriaIntentos<Datos<L>>,
): UseMutationResult<Respuesta<L>, ErrorApi, Datos<L>> {
  const memoria = useRef<MemoriaIntentos<Datos<L>>>(null);
  memoria.current ??= new MemoriaIntentos();
  return useMutation({
    ...ajustes,
    mutationFn: (datos: Datos<L>) =>
      conIntento(memoriaDeFuera?.() ?? memoria.current ?? new MemoriaIntentos(), datos, (intento) =>
        llamarCon(llamada, { ...(intento.datos as object), clave: intento.clave }),
      ),
  });
}
