import { ROL, TIPOS_SOLICITUD } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { estadosPedidos } from '../comunes/decision.ts';
import { lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { solicitud, solicitudCredito } from './solicitud.ts';

/** The counts of the type asked for, whatever state the list is filtered by. */
const conteosSolicitudes = z.object({
  pendientes: z.int(),
  aprobadas: z.int(),
  rechazadas: z.int(),
});
export type ConteosSolicitudes = z.output<typeof conteosSolicitudes>;

const miSolicitud = z.union([solicitud, solicitudCredito]);
export type MiSolicitud = z.output<typeof miSolicitud>;

/** `?ids=a,b`: what somebody follows, however old. */
const idsPedidos = z.optional(
  z.codec(z.string(), z.array(id).check(z.maxLength(50)), {
    decode: (texto) => texto.split(','),
    encode: (ids) => ids.join(','),
  }),
);

/**
 * The caller's own requests, newest first. The requests of all six types come without `tipo`; `tipo=credito` the
 * credits that they asked for, which are no requests in the store (renewals are found by their request).
 */
export const misSolicitudes = definirLlamada({
  metodo: 'GET',
  ruta: '/solicitudes/mias',
  roles: [ROL.cobrador],
  resumen: "A collector's own requests",
  consulta: z.strictObject({
    ...paginacion,
    tipo: z.optional(z.enum([...TIPOS_SOLICITUD, 'credito'], { error: 'El tipo no es válido' })),
    estado: estadosPedidos,
    /** The requests with these ids, all in one page; the other filters are not looked at. */
    ids: idsPedidos,
    /** The requests whose cash is still to be given back or registered, of whatever type and state. */
    tarea: z.optional(z.literal('abierta', { error: 'La tarea no es válida' })),
  }),
  /** `conteos` comes with the first page, and neither with tasks nor with `ids`. */
  respuesta: z.extend(lista(miSolicitud), { conteos: z.optional(conteosSolicitudes) }),
});
