import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { diasPago, id, telefono, texto, textoOpcional } from '../comunes/campos.ts';
import { definirLlamada } from '../definir.ts';

/** The fields of a client that an edit may change (spec §3, 'Client (edit)'). */
export const cambiosCliente = z.strictObject({
  nombre: z.optional(texto(120, 'El nombre es requerido')),
  negocio: z.optional(texto(120, 'El negocio es requerido')),
  direccion: z.optional(texto(200, 'La dirección es requerida')),
  calle: textoOpcional(120),
  colonia: textoOpcional(120),
  telefono: z.optional(telefono),
  dias_pago: z.optional(diasPago),
});
export type CambiosCliente = z.output<typeof cambiosCliente>;

/** `cambios` may be absent: free text from the card, which an approval then only closes. */
export const solicitarEdicionCliente = definirLlamada({
  metodo: 'POST',
  ruta: '/clientes/solicitudes/editar',
  roles: [ROL.cobrador],
  resumen: 'Ask the manager to change a client',
  exito: 201,
  errores: ['SOLICITUD_PENDIENTE', 'PLAZO_NO_EDITABLE'],
  cuerpo: z.strictObject({
    id_cliente: id,
    motivo: texto(500, 'El motivo es requerido'),
    cambios: z.optional(cambiosCliente),
  }),
  respuesta: z.object({ id_solicitud: z.string() }),
});
