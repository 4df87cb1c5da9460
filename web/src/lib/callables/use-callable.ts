import type { Callable, DatosCallable, RespuestaCallable } from '@leal/contract';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { conIntento } from '../api/con-intento.ts';
import type { Asunto } from '../api/dudas.ts';
import type { ErrorApi } from '../api/error-api.ts';
import { memoriaDe } from '../api/memoria-intentos.ts';
import { llamarCallable } from './llamar-callable.ts';

/** `useAccion` for what the Firebase SDK calls by its name. */
export const useCallable = <C extends Callable>(
  callable: C,
  asuntoDe: (datos: DatosCallable<C>) => Asunto,
): UseMutationResult<RespuestaCallable<C>, ErrorApi, DatosCallable<C>> =>
  useMutation({
    mutationFn: (datos: DatosCallable<C>) =>
      conIntento(memoriaDe<DatosCallable<C>>(callable.nombre), datos, asuntoDe(datos), (intento) =>
        llamarCallable(callable, intento.datos, intento.clave),
      ),
  });
