import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { comentarioDecision } from '../comunes/decision.ts';
import { cambiosCliente } from '../clientes/solicitar-edicion.ts';
import { VISTOS } from '../vistos/visto.ts';
import { definirLlamada } from '../definir.ts';
import { edicionCliente } from '../solicitudes/edicion-cliente.ts';

const comun = {
  metodo: 'POST',
  roles: [ROL.gerente],
  parametros: z.strictObject({ id }),
  respuesta: z.object({ solicitud: edicionCliente.solicitud }),
} as const;

const dicho = { comentario: comentarioDecision, visto: z.optional(VISTOS.edicion_cliente) };
/** The spec sends no body (§7); a comment may come, and what the question showed. */
const oNada = <E extends z.ZodMiniType>(cuerpo: E) =>
  z.optional(z.nullable(z.union([cuerpo, z.literal('')])));

const errores = ['NO_ENCONTRADO', 'YA_PROCESADA', 'CAMBIO_MIENTRAS'] as const;

/**
 * Applies the requested changes; a request in free text is only closed. `cambios`: what the manager changes instead, by
 * the rules of an edit of their own; `visto` then says the earlier value of each of these fields.
 */
export const aprobarEdicionCliente = definirLlamada({
  ...comun,
  ruta: '/clientes/solicitudes/editar/:id/aprobar',
  resumen: 'Approve the edit of a client and apply it',
  errores: [...errores, 'NO_ELEGIBLE', 'PLAZO_NO_EDITABLE', 'SOLICITUDES_ABIERTAS'],
  cuerpo: oNada(z.strictObject({ ...dicho, cambios: z.optional(cambiosCliente) })),
});

export const rechazarEdicionCliente = definirLlamada({
  ...comun,
  ruta: '/clientes/solicitudes/editar/:id/rechazar',
  resumen: 'Reject the edit of a client',
  errores,
  cuerpo: oNada(z.strictObject(dicho)),
});
