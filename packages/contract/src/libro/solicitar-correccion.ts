import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id, idPago, idPagoCon, motivoRequerido } from '../comunes/campos.ts';
import { efectivoCorregido } from '../comunes/decision.ts';
import { formaNueva } from '../comunes/forma.ts';
import { montoPositivo } from '../comunes/dinero.ts';
import { definirLlamada } from '../definir.ts';

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
  resumen: "Ask the manager to change a payment's amount or form",
  errores: [...errores, 'MONTO_EXCEDE_SALDO'],
  cuerpo: z.strictObject({
    id_pago: idPago,
    monto_nuevo: montoPositivo,
    ...formaNueva,
    motivo: motivoRequerido,
    /** When less of it is cash than before. */
    efectivo_corregido: efectivoCorregido,
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
    efectivo_corregido: efectivoCorregido,
  }),
});
