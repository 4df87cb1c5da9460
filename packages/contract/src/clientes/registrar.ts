import { MENSAJE_PLAZO_DUPLICADO, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { diasPago, diasPagoCon, id } from '../comunes/campos.ts';
import { datosCliente } from '../comunes/cliente.ts';
import { montoSolicitado } from '../comunes/dinero.ts';
import { definirLlamada } from '../definir.ts';

/** A collector registers own clients; a manager names the collector. `interes` is optional and must fit the term. */
export const registrarCliente = definirLlamada({
  metodo: 'POST',
  ruta: '/clientes/registrar',
  roles: [ROL.cobrador, ROL.gerente],
  resumen: 'Register a client with a loan request',
  exito: 201,
  errores: ['NO_ENCONTRADO', 'PLAZO_INVALIDO', 'USUARIO_INVALIDO'],
  cuerpo: z.strictObject({
    ...datosCliente,
    monto_solicitado: montoSolicitado,
    dias_pago: diasPago,
    interes: z.optional(z.number()),
    id_cobrador: z.optional(id),
  }),
  respuesta: z.object({ message: z.string(), id_cliente: z.string(), id_credito: z.string() }),
});

/** Another loan for the same person: a new client 'NAME #n', with the next number free for that name. */
export const duplicarCliente = definirLlamada({
  metodo: 'POST',
  ruta: '/clientes/duplicar',
  roles: [ROL.cobrador],
  resumen: 'Duplicate a client for another loan',
  exito: 201,
  cuerpo: z.strictObject({
    id_cliente_original: id,
    monto_solicitado: montoSolicitado,
    dias_pago: diasPagoCon(MENSAJE_PLAZO_DUPLICADO),
  }),
  respuesta: z.object({ nombre: z.string(), id_cliente: z.string(), id_credito: z.string() }),
});
