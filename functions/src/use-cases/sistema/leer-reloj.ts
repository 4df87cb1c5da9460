import type { reloj, Respuesta } from '@leal/contract';
import { aInstanteIso, fechaLocal, ZONA } from '@leal/domain';

export const leerReloj = (_entrada: unknown, ahora: Date): Respuesta<typeof reloj> => ({
  ahora: aInstanteIso(ahora),
  fecha: fechaLocal(ahora),
  zona: ZONA,
});
