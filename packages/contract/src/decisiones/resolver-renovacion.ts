import { MENSAJE_MOTIVO_RECHAZO, ROL, TOPES } from '@leal/domain';
import * as z from 'zod/mini';
import { id, texto } from '../comunes/campos.ts';
import { comentarioDecision } from '../comunes/decision.ts';
import { VISTOS } from '../vistos/visto.ts';
import { definirLlamada } from '../definir.ts';
import { renovacion } from '../solicitudes/renovacion.ts';

/** `id_gerente`: when it comes it must be the caller. */
const cuerpo = { id_solicitud: id, id_gerente: z.optional(id), visto: z.optional(VISTOS.renovacion) };
const errores = ['NO_ENCONTRADO', 'YA_PROCESADA', 'CAMBIO_MIENTRAS'] as const;

/** Settles the old credit and starts the new one today. */
export const aprobarRenovacion = definirLlamada({
  metodo: 'POST',
  ruta: '/renovaciones/aprobar',
  roles: [ROL.gerente],
  resumen: 'Approve the renewal of a credit',
  errores: [...errores, 'SOLICITUDES_ABIERTAS', 'CREDITO_NO_ACTIVO', 'NO_ELEGIBLE'],
  cuerpo: z.strictObject({ ...cuerpo, comentario: comentarioDecision }),
  respuesta: z.object({ solicitud: renovacion.solicitud, id_credito: z.string() }),
});

export const rechazarRenovacion = definirLlamada({
  metodo: 'POST',
  ruta: '/renovaciones/rechazar',
  roles: [ROL.gerente],
  resumen: 'Reject the renewal of a credit',
  errores,
  cuerpo: z.strictObject({ ...cuerpo, motivo_rechazo: texto(TOPES.motivo, MENSAJE_MOTIVO_RECHAZO) }),
  respuesta: z.object({ solicitud: renovacion.solicitud }),
});
