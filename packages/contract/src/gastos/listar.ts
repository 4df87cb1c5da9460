import { ESTADOS_SOLICITUD, type EstadoSolicitud, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { pesos } from '../comunes/dinero.ts';
import { lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { gasto } from '../formas/gasto.ts';

const ERROR_ESTADO = 'El estado no es válido';
const esEstado = (s: string): s is EstadoSolicitud => ESTADOS_SOLICITUD.some((estado) => estado === s);

/** The counts in each state, and the money that waits; with the first page only. */
const contadores = z.object({
  pendientes: z.int(),
  aprobados: z.int(),
  rechazados: z.int(),
  monto_pendiente: pesos,
});
export const listaDeGastos = z.extend(lista(gasto), { contadores: z.optional(contadores) });

export const gastosPendientes = definirLlamada({
  metodo: 'GET',
  ruta: '/gastos/pendientes',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: 'Expenses that wait for a decision, oldest first',
  consulta: z.strictObject({ ...paginacion }),
  respuesta: listaDeGastos,
});

/** `estado` takes a comma list. Only pending ones: oldest first; only decided ones: newest decision first. */
export const listarGastos = definirLlamada({
  metodo: 'GET',
  ruta: '/gastos',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: "Every collector's expenses, by state",
  consulta: z.strictObject({
    ...paginacion,
    estado: z.optional(
      z.string().check(z.refine((s) => s.split(',').every(esEstado), { error: ERROR_ESTADO })),
    ),
  }),
  respuesta: listaDeGastos,
});
