import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id, idPago } from '../comunes/campos.ts';
import { decisionPorEstado, efectivoCorregido, efectivoRechazado } from '../comunes/decision.ts';
import { formaNueva } from '../comunes/forma.ts';
import { montoAprobado } from '../comunes/dinero.ts';
import { VISTOS } from '../vistos/visto.ts';
import { definirLlamada } from '../definir.ts';
import { abonosMultiples } from '../solicitudes/abonos-multiples.ts';
import { capturaTardia } from '../solicitudes/captura-tardia.ts';
import { edicionPago } from '../solicitudes/edicion-pago.ts';
import { eliminacionPago } from '../solicitudes/eliminacion-pago.ts';

const comun = { metodo: 'PUT', roles: [ROL.gerente] } as const;
const errores = ['NO_ENCONTRADO', 'YA_PROCESADA', 'CAMBIO_MIENTRAS', 'CREDITO_NO_ACTIVO'] as const;

/**
 * A request's id decides the request, with another amount if one is given. A payment's id edits the payment directly:
 * `monto_aprobado` is required, and an open request of that payment is closed as rejected.
 */
export const resolverEdicionPago = definirLlamada({
  ...comun,
  ruta: '/abonos/solicitudes-edicion/:id',
  resumen: 'Approve or reject the edit of a payment, or edit a payment directly',
  errores: [...errores, 'MONTO_EXCEDE_SALDO', 'NO_ELEGIBLE'],
  parametros: z.strictObject({ id: z.union([id, idPago]) }),
  cuerpo: z.strictObject({
    ...decisionPorEstado,
    monto_aprobado: z.optional(montoAprobado),
    /** The request's values, or those of the payment that is edited directly. */
    visto: z.optional(z.union([VISTOS.edicion_pago, VISTOS.pago])),
    /** Of a payment that is edited directly. */
    ...formaNueva,
    /** The cash that is less than before, never received or given back; it replaces what the request says. */
    efectivo_corregido: efectivoCorregido,
  }),
  respuesta: z.object({ solicitud: edicionPago.solicitud }),
});

/** An approval books the payment on the day of its capture, in full or for less; the rest is the collector's task. */
export const resolverAbonosMultiples = definirLlamada({
  ...comun,
  ruta: '/abonos/solicitudes-abonos-multiples/:id',
  resumen: 'Approve or reject a payment of 6 or more abonos',
  errores: [...errores, 'MONTO_EXCEDE_SALDO'],
  parametros: z.strictObject({ id }),
  cuerpo: z.strictObject({
    ...decisionPorEstado,
    monto_aprobado: z.optional(montoAprobado),
    efectivo: z.optional(efectivoRechazado),
    visto: z.optional(VISTOS.abonos_multiples),
  }),
  respuesta: z.object({ solicitud: abonosMultiples.solicitud }),
});

export const resolverEliminacionPago = definirLlamada({
  ...comun,
  ruta: '/abonos/solicitudes-eliminacion/:id',
  resumen: 'Approve or reject the deletion of a payment',
  errores: [...errores, 'NO_ELEGIBLE'],
  parametros: z.strictObject({ id }),
  cuerpo: z.strictObject({ ...decisionPorEstado, visto: z.optional(VISTOS.eliminacion_pago) }),
  respuesta: z.object({ solicitud: eliminacionPago.solicitud }),
});

/**
 * An approval books its cash, in full or for less, on the credit or on the one that renewed it; what is not booked
 * is the collector's task. Without cash (a visit, a late day) there is nothing to approve.
 */
export const resolverCapturaTardia = definirLlamada({
  ...comun,
  ruta: '/abonos/solicitudes-tardias/:id',
  resumen: 'Book a capture that came too late, or return its cash',
  errores: [...errores, 'MONTO_EXCEDE_SALDO', 'NO_ELEGIBLE'],
  parametros: z.strictObject({ id }),
  cuerpo: z.strictObject({
    ...decisionPorEstado,
    monto_aprobado: z.optional(montoAprobado),
    efectivo: z.optional(efectivoRechazado),
    visto: z.optional(VISTOS.captura_tardia),
  }),
  respuesta: z.object({ solicitud: capturaTardia.solicitud }),
});
