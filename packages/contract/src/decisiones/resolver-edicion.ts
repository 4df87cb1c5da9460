import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { comentarioDecision } from '../comunes/decision.ts';
import { VISTOS } from '../vistos/visto.ts';
import { definirLlamada } from '../definir.ts';
import { edicionCliente } from '../solicitudes/edicion-cliente.ts';

/** The spec sends no body (§7); a comment may come, and what the question showed. */
const comun = {
  metodo: 'POST',
  roles: [ROL.gerente],
  parametros: z.strictObject({ id }),
  cuerpo: z.optional(
    z.nullable(
      z.union([
        z.strictObject({ comentario: comentarioDecision, visto: z.optional(VISTOS.edicion_cliente) }),
        z.literal(''),
      ]),
    ),
  ),
  respuesta: z.object({ solicitud: edicionCliente.solicitud }),
} as const;

const errores = ['NO_ENCONTRADO', 'YA_PROCESADA', 'CAMBIO_MIENTRAS'] as const;

/** Applies the requested changes; a request in free text is only closed. */
export const aprobarEdicionCliente = definirLlamada({
  ...comun,
  ruta: '/clientes/solicitudes/editar/:id/aprobar',
  resumen: 'Approve the edit of a client and apply it',
  errores: [...errores, 'PLAZO_NO_EDITABLE', 'SOLICITUDES_ABIERTAS'],
});

export const rechazarEdicionCliente = definirLlamada({
  ...comun,
  ruta: '/clientes/solicitudes/editar/:id/rechazar',
  resumen: 'Reject the edit of a client',
  errores,
});
