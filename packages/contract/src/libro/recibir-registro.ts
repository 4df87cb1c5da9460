import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id, texto } from '../comunes/campos.ts';
import { captura, claveDeRegistro } from '../comunes/captura.ts';
import { instante } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';
import { registrarAbono } from './registrar-abono.ts';

/**
 * A manager hands over what the phone of a collector whose account is off holds unsent; one call for each register,
 * under its own key. Cash becomes a late capture, in the hands of that collector; when its key or tap is booked
 * already, that is the answer. A register without cash is not booked: the audit keeps it. While the account is on it is
 * 422: the phone sends it when its person is back.
 */
export const recibirRegistro = definirLlamada({
  metodo: 'POST',
  ruta: '/registros/entregar',
  roles: [ROL.gerente],
  resumen: 'Hand over an unsent register of a collector whose account is off',
  errores: ['NO_ENCONTRADO', 'USUARIO_INVALIDO', 'PROHIBIDO'],
  cuerpo: z.strictObject({
    id_cobrador: id,
    clave: claveDeRegistro,
    /** 'el pago de $120.00 de Ana López', as the phone says it. */
    que: texto(500, 'Falta qué es'),
    ...captura,
    capturado_en: instante,
    /** A payment or a visit, as it was first made. */
    abono: z.optional(registrarAbono.cuerpo),
  }),
  respuesta: z.object({
    /** Booked before; left to a manager; kept by the audit alone. */
    resultado: z.enum(['asentado', 'en_revision', 'anotado']),
    id_solicitud: z.optional(z.string()),
  }),
});
