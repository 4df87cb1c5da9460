import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { definirLlamada } from '../definir.ts';
import { VISTOS } from '../vistos/visto.ts';

/** As many as one transaction moves. */
export const MAXIMO_REASIGNADOS = 25;

/** Why a client did not go. */
export const POR_QUE_NO_PASA = ['no_existe', 'es_de_otro', 'cambio_mientras'] as const;

/**
 * Clients of one collector go over to another, each with its open credit (else its last one) and what was asked about it; cash
 * stays with whoever holds it. Each goes only as the question showed it: the others are named, with why. Whoever has the name of
 * somebody at the new collector's gets the next '#n'.
 */
export const reasignarClientes = definirLlamada({
  metodo: 'POST',
  ruta: '/clientes/reasignar',
  roles: [ROL.gerente],
  resumen: 'Give clients of one collector to another',
  errores: ['NO_ENCONTRADO', 'USUARIO_INVALIDO'],
  cuerpo: z.strictObject({
    de: id,
    a: id,
    clientes: z
      .array(z.strictObject({ id_cliente: id, visto: VISTOS.cliente }))
      .check(z.minLength(1), z.maxLength(MAXIMO_REASIGNADOS)),
  }),
  respuesta: z.object({
    pasaron: z.array(z.object({ id_cliente: z.string(), nombre: z.string() })),
    quedaron: z.array(z.object({ id_cliente: z.string(), por_que: z.enum(POR_QUE_NO_PASA) })),
  }),
});
