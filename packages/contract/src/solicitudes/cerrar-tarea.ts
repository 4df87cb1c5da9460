import { HECHOS_TAREA, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { montoPositivo } from '../comunes/dinero.ts';
import { definirLlamada } from '../definir.ts';
import { abonosMultiples } from './abonos-multiples.ts';
import { capturaTardia } from './captura-tardia.ts';

/**
 * The collector closes the task of the cash that the answer to a request left in hand: to 6 or more abonos (its path is
 * theirs, and came first), or to a late capture. `devuelto`: all that remains was given back. `registrado`: only when
 * payments made from the task (`id_solicitud_tarea`) add up to it, else 422 NO_ELEGIBLE; the last of them has closed
 * the task already, and this call confirms it.
 */
export const cerrarTareaMultiple = definirLlamada({
  metodo: 'POST',
  ruta: '/abonos/solicitudes-abonos-multiples/:id/tarea',
  roles: [ROL.cobrador],
  resumen: 'Say what became of the cash that was rejected, or approved for less',
  errores: ['YA_PROCESADA', 'NO_ELEGIBLE'],
  parametros: z.strictObject({ id }),
  cuerpo: z.strictObject({
    hecho: z.enum(HECHOS_TAREA, { error: 'Debe ser devuelto o registrado' }),
    /** The remaining amount that the question showed; if another amount remains by now, 422 NO_ELEGIBLE. */
    monto_devuelto: z.optional(montoPositivo),
  }),
  respuesta: z.object({
    solicitud: z.discriminatedUnion('tipo', [abonosMultiples.solicitud, capturaTardia.solicitud]),
  }),
});
