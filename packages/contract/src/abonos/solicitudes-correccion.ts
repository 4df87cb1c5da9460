import { HECHOS_TAREA, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id, idPago, idPagoCon, motivoRequerido } from '../comunes/campos.ts';
import { montoPositivo } from '../comunes/dinero.ts';
import { definirLlamada } from '../definir.ts';
import { solicitudAbonosMultiples } from '../formas/solicitud.ts';

const comun = {
  metodo: 'POST',
  roles: [ROL.cobrador],
  exito: 201,
  respuesta: z.object({ id_solicitud: z.string() }),
} as const;

/** 422 NO_ELEGIBLE: the row is no payment, or was deleted. */
const errores = ['SOLICITUD_PENDIENTE', 'CREDITO_NO_ACTIVO', 'NO_ELEGIBLE'] as const;

/** A payment has at most one open request of either kind. */
export const solicitarEdicionPago = definirLlamada({
  ...comun,
  ruta: '/abonos/solicitudes-edicion',
  resumen: "Ask the manager to change a payment's amount",
  errores: [...errores, 'MONTO_EXCEDE_SALDO'],
  cuerpo: z.strictObject({
    id_pago: idPago,
    monto_nuevo: montoPositivo,
    motivo: motivoRequerido,
    /** When it comes it must be the caller. */
    solicitante: z.optional(id),
  }),
});

export const solicitarEliminacionPago = definirLlamada({
  ...comun,
  ruta: '/abonos/solicitudes-eliminacion',
  resumen: 'Ask the manager to delete a payment',
  errores,
  cuerpo: z.strictObject({
    id_pago: idPagoCon('No se puede eliminar este pago'),
    motivo: motivoRequerido,
  }),
});

/**
 * What the collector did with the cash of a rejected payment of 6 or more abonos: gave it back, or
 * registered it, which needs a payment of that credit since the rejection (422 NO_ELEGIBLE). Once.
 */
export const cerrarTareaMultiple = definirLlamada({
  metodo: 'POST',
  ruta: '/abonos/solicitudes-abonos-multiples/:id/tarea',
  roles: [ROL.cobrador],
  resumen: 'Say what became of the cash of a rejected payment',
  errores: ['YA_PROCESADA', 'NO_ELEGIBLE'],
  parametros: z.strictObject({ id }),
  cuerpo: z.strictObject({
    hecho: z.enum(HECHOS_TAREA, { error: 'Debe ser devuelto o registrado' }),
  }),
  respuesta: z.object({ solicitud: solicitudAbonosMultiples }),
});
