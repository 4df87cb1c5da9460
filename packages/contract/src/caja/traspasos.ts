import { DECISIONES_TRASPASO, ESTADOS_TRASPASO, ROL, TOPES } from '@leal/domain';
import * as z from 'zod/mini';
import { id, textoOpcional } from '../comunes/campos.ts';
import { montoPositivo } from '../comunes/dinero.ts';
import { lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { traspaso } from '../formas/traspaso.ts';

/** A manager gives a collector cash (float); a collector hands in a part of theirs. The other side confirms it. */
export const crearTraspaso = definirLlamada({
  metodo: 'POST',
  ruta: '/traspasos',
  roles: [ROL.cobrador, ROL.gerente],
  resumen: 'Hand cash over: a float to a collector, or a part of the cash to the office',
  exito: 201,
  errores: ['NO_ENCONTRADO', 'TRASPASOS_DE_MAS'],
  cuerpo: z.strictObject({
    monto: montoPositivo,
    /** To whom a float is given; of a collector, when it comes, it must be the caller. */
    id_cobrador: z.optional(id),
    nota: textoOpcional(TOPES.nota_traspaso),
  }),
  respuesta: z.object({ traspaso }),
});

/** Whoever receives confirms or refuses (with a reason); whoever gives may take it back as long as nobody has answered. */
export const decidirTraspasoDe = definirLlamada({
  metodo: 'PUT',
  ruta: '/traspasos/:id_traspaso',
  roles: [ROL.cobrador, ROL.gerente],
  resumen: 'Confirm, refuse or take back a hand-over of cash',
  errores: ['NO_ENCONTRADO', 'YA_PROCESADA', 'CAMBIO_MIENTRAS'],
  parametros: z.strictObject({ id_traspaso: id }),
  cuerpo: z.strictObject({
    decision: z.enum(DECISIONES_TRASPASO, { error: 'Debe ser confirmar, rechazar o cancelar' }),
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
    estado: z.optional(z.enum(ESTADOS_TRASPASO)),
  }),
  respuesta: lista(traspaso),
});
