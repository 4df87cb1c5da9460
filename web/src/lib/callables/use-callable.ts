import type { Callable, DatosCallable, RespuestaCallable } from '@leal/contract';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { conIntento } from '../api/con-intento.ts';
import type { ErrorApi } from '../api/error-api.ts';
import { MemoriaIntentos } from '../api/memoria-intentos.ts';
import { llamarCallable } from './llamar-callable.ts';

/** `useAccion` for what the Firebase SDK calls by its name: one key per user action, kept over its retries. */
export function useCallable<C extends Callable>(
  callable: C,
): UseMutationResult<RespuestaCallable<C>, ErrorApi, DatosCallable<C>> {
  const [memoria] = useState(() => new MemoriaIntentos<DatosCallable<C>>());
  return useMutation({
    mutationFn: (datos: DatosCallable<C>) =>
      conIntento(memoria, datos, (intento) => llamarCallable(callable, intento.datos, intento.clave)),
  });
}
