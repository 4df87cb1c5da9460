import { ESTADOS_CREDITO, estaBuscando, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';
import { busqueda, lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { credito } from '../formas/credito.ts';

export const DECISIONES_CREDITO = ['Aprobado', 'Rechazado'] as const;

/** `estado_credito` is the decision, for ever; `estado_actual` is where the credit stands today. */
const creditoDecidido = z.extend(credito, {
  estado_credito: z.enum(DECISIONES_CREDITO),
  estado_actual: z.enum(ESTADOS_CREDITO),
  id_gerente: z.string(),
  nombre_gerente: z.string(),
  nombre_cobrador: z.optional(z.string()),
  fecha_aprobacion: instante,
  comentario: z.string(),
});
export type CreditoDecidido = z.output<typeof creditoDecidido>;

/** How many of the whole filtered list, and the money that was asked for in them; from a thousand of a kind on, of its newest thousand. */
const sumasDecididos = z.object({
  aprobados: z.int(),
  monto_aprobado: pesos,
  rechazados: z.int(),
  monto_rechazado: pesos,
});
export type SumasDecididos = z.output<typeof sumasDecididos>;

/** Words are kept with the client: a search is of the decided credits of its first so many clients, in one page. */
export const TOPE_CLIENTES_HISTORIAL = 60;
/** The most credits that such a search looks at. */
export const TOPE_HISTORIAL = 200;

const consulta = z.strictObject({
  ...paginacion,
  busqueda,
  decision: z.optional(z.enum(DECISIONES_CREDITO)),
  id_cobrador: z.optional(id),
  id_gerente: z.optional(id),
  /** Business dates of the decision, both included. */
  desde: z.optional(fechaNegocio),
  hasta: z.optional(fechaNegocio),
});

const sinCursor = ({ busqueda: texto, cursor }: z.output<typeof consulta>): boolean =>
  !estaBuscando(texto) || cursor === undefined;

export const historialCreditos = definirLlamada({
  metodo: 'GET',
  ruta: '/clientes/historial-creditos',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: 'Credits decided, newest decision first',
  consulta: consulta.check(
    z.refine(sinCursor, { error: 'Una búsqueda tiene una sola página', path: ['cursor'] }),
  ),
  /** `sumas` come with the first page. */
  respuesta: z.extend(lista(creditoDecidido), { sumas: z.optional(sumasDecididos) }),
});
