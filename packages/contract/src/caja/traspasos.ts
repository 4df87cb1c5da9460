import { DECISIONES_TRASPASO, ESTADOS_TRASPASO, ROL, TOPES } from '@leal/domain';
import * as z from 'zod/mini';
import { id, textoOpcional } from '../comunes/campos.ts';
import { montoPositivo } from '../comunes/dinero.ts';
import { lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { traspaso } from '../formas/traspaso.ts';

/**
 * A manager gives a collector cash (float); a collector hands in a part of theirs, never more than the box holds, or asks for a
 * float (`pedido`). The other side answers.
 */
export const crearTraspaso = definirLlamada({
  metodo: 'POST',
  ruta: '/traspasos',
  roles: [ROL.cobrador, ROL.gerente],
  resumen: 'Hand cash over: a float to a collector, or a part of the cash to the office; or ask for a float',
  exito: 201,
  errores: ['NO_ENCONTRADO', 'TRASPASOS_DE_MAS', 'CAJA_INSUFICIENTE'],
  cuerpo: z.strictObject({
    monto: montoPositivo,
    /** The collector who gets the float; when a collector sends it, it must be the caller. */
    id_cobrador: z.optional(id),
    nota: textoOpcional(TOPES.nota_traspaso),
    /** A collector asks the office for a float. */
    pedido: z.optional(z.literal(true)),
  }),
  respuesta: z.object({ traspaso }),
});

/**
 * The receiver confirms or refuses (with a reason); the giver may take it back as long as nobody has answered. A float
 * that was asked for is given by the office, and then confirmed as any other.
 */
export const decidirTraspasoDe = definirLlamada({
  metodo: 'PUT',
  ruta: '/traspasos/:id_traspaso',
  roles: [ROL.cobrador, ROL.gerente],
  resumen: 'Confirm, give, refuse or take back a hand-over of cash',
  errores: ['NO_ENCONTRADO', 'YA_PROCESADA', 'CAMBIO_MIENTRAS', 'CAJA_INSUFICIENTE'],
  parametros: z.strictObject({ id_traspaso: id }),
  cuerpo: z.strictObject({
    decision: z.enum(DECISIONES_TRASPASO, { error: 'Debe ser confirmar, dar, rechazar o cancelar' }),
    /** A refusal needs it. */
    motivo: textoOpcional(TOPES.motivo),
    /** The amount that the question showed: another is 409 CAMBIO_MIENTRAS. */
    monto: z.optional(montoPositivo),
  }),
  respuesta: z.object({ traspaso }),
});

/** A collector's own, or to a manager those of one or of all; newest first. */
export const listarTraspasos = definirLlamada({
  metodo: 'GET',
  ruta: '/traspasos',
  roles: [ROL.cobrador, ROL.gerente],
  resumen: 'Hand-overs of cash, newest first',
  consulta: z.strictObject({
    ...paginacion,
    id_cobrador: z.optional(id),
    /** `abierto`: all that somebody still has to answer. */
    estado: z.optional(z.enum([...ESTADOS_TRASPASO, 'abierto'])),
  }),
  respuesta: lista(traspaso),
});
