import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id, motivoRequerido } from '../comunes/campos.ts';
import { estadosPedidos } from '../comunes/decision.ts';
import { montoPositivo } from '../comunes/dinero.ts';
import { paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { listaDeGastos } from './listar.ts';

/** Lowers the cash to hand in only once a manager approves it. */
export const crearGasto = definirLlamada({
  metodo: 'POST',
  ruta: '/gastos/crear',
  roles: [ROL.cobrador],
  resumen: 'Ask for an expense',
  exito: 201,
  cuerpo: z.strictObject({
    monto: montoPositivo,
    motivo: motivoRequerido,
    /** When it comes it must be the caller. */
    id_cobrador: z.optional(id),
  }),
  respuesta: z.object({ id_gasto: z.string() }),
});

/** Newest first; `contadores`, with the first page, count every state whatever the filter. */
export const gastosDeCobrador = definirLlamada({
  metodo: 'GET',
  ruta: '/gastos/cobrador/:id',
  roles: [ROL.cobrador, ROL.gerente],
  resumen: "A collector's expenses",
  parametros: z.strictObject({ id }),
  consulta: z.strictObject({ ...paginacion, estado: estadosPedidos }),
  respuesta: listaDeGastos,
});
