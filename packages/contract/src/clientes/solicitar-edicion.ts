import { MENSAJE_PLAZO_EDICION, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { diasPagoCon, id, motivoRequerido } from '../comunes/campos.ts';
import { datosCliente } from '../comunes/cliente.ts';
import { definirLlamada } from '../definir.ts';

/** The fields of a client that an edit may change (spec §3, 'Client (edit)'). */
export const cambiosCliente = z.partial(
  z.strictObject({ ...datosCliente, dias_pago: diasPagoCon(MENSAJE_PLAZO_EDICION) }),
);
export type CambiosCliente = z.output<typeof cambiosCliente>;

/** `cambios` may be absent: free text from the card, which an approval then only closes. */
export const solicitarEdicionCliente = definirLlamada({
  metodo: 'POST',
  ruta: '/clientes/solicitudes/editar',
  roles: [ROL.cobrador],
  resumen: 'Ask the manager to change a client',
  exito: 201,
  errores: ['SOLICITUD_PENDIENTE', 'SOLICITUDES_ABIERTAS', 'PLAZO_NO_EDITABLE'],
  cuerpo: z.strictObject({
    id_cliente: id,
    motivo: motivoRequerido,
    cambios: z.optional(cambiosCliente),
  }),
  respuesta: z.object({ id_solicitud: z.string() }),
});
