import { ESTADOS_CREDITO, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { instante } from '../comunes/fechas.ts';
import { lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { credito } from '../formas/credito.ts';

/** `estado_credito` is the decision, for ever; `estado_actual` is where the credit stands today. */
const creditoDecidido = z.extend(credito, {
  estado_credito: z.enum(['Aprobado', 'Rechazado']),
  estado_actual: z.enum(ESTADOS_CREDITO),
  id_gerente: z.string(),
  nombre_gerente: z.string(),
  nombre_cobrador: z.optional(z.string()),
  fecha_aprobacion: instante,
  comentario: z.string(),
});
export type CreditoDecidido = z.output<typeof creditoDecidido>;

export const historialCreditos = definirLlamada({
  metodo: 'GET',
  ruta: '/clientes/historial-creditos',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: 'Credits decided, newest decision first',
  consulta: z.strictObject({ ...paginacion }),
  respuesta: lista(creditoDecidido),
});
