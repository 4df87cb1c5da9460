import type { Llamada, Respuesta } from '@leal/contract';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { conIntento } from './con-intento.ts';
import type { Asunto } from './dudas.ts';
import type { ErrorApi } from './error-api.ts';
import { llamarCon } from './llamar.ts';
import { memoriaDe } from './memoria-intentos.ts';
import type { Datos } from './opciones.ts';

/**
 * A changing call. Each user action gets one Idempotency-Key; while its outcome is unknown (no answer, 5xx) it is
 * asked again with that key, and the promise waits until it is known.
 */
export const useAccion = <L extends Llamada>(
  llamada: L,
  asuntoDe: (datos: Datos<L>) => Asunto,
): UseMutationResult<Respuesta<L>, ErrorApi, Datos<L>> =>
  useMutation({
    mutationFn: (datos: Datos<L>) =>
      conIntento(
        memoriaDe<Datos<L>>(`${llamada.metodo} ${llamada.ruta}`),
        datos,
        asuntoDe(datos),
        (intento) => llamarCon(llamada, { ...(intento.datos as object), clave: intento.clave }),
      ),
  });
