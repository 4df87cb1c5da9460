import { ROL, TOPES } from '@leal/domain';
import * as z from 'zod/mini';
import { id, textoOpcional } from '../comunes/campos.ts';
import { VISTOS } from '../vistos/visto.ts';
import { definirLlamada } from '../definir.ts';
import { credito } from '../formas/credito.ts';

const comun = {
  metodo: 'POST',
  roles: [ROL.gerente],
  errores: ['NO_ENCONTRADO', 'YA_PROCESADA', 'CAMBIO_MIENTRAS'],
  cuerpo: z.strictObject({
    id_credito: id,
    /** The spec's name for the person who decides; if present, it must be the caller's id. */
    id_supervisor: z.optional(id),
    comentario: textoOpcional(TOPES.motivo),
    visto: z.optional(VISTOS.credito),
  }),
  respuesta: z.object({ credito }),
} as const;

/** The credit starts today; its first collectable day is the next one. */
export const aprobarCredito = definirLlamada({
  ...comun,
  ruta: '/clientes/aprobar-credito',
  resumen: 'Approve a pending credit',
});

/** The collector sees the comment. */
export const rechazarCredito = definirLlamada({
  ...comun,
  ruta: '/clientes/rechazar-credito',
  resumen: 'Reject a pending credit',
});
