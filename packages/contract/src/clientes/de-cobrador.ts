import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { senasCliente } from '../comunes/cliente.ts';
import { enPesos } from '../comunes/dinero.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { busqueda, lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { visitados } from '../formas/jornada.ts';

/** A collector's client (spec §3); `Pendiente` is shown as Activo. Amounts: of the latest credit. */
export const clienteDeCobrador = z.object({
  id_cliente: z.string(),
  id_credito: z.string(),
  slug: z.string(),
  ...senasCliente,
  estado: z.enum(['Pendiente', 'Finalizado']),
  ...enPesos(['monto_solicitado', 'total_pagado']),
  ultima_visita: z.nullable(fechaNegocio),
  /** The latest credit still waits to be handed over. */
  por_entregar: z._default(z.boolean(), false),
});
export type ClienteDeCobrador = z.output<typeof clienteDeCobrador>;

/** The four tiles; they come with the first page of the list without search. */
const resumenClientes = z.object({
  /** Activos + finalizados. */
  total: z.int(),
  activos: z.int(),
  /** The active ones whose loan still waits to be handed over. */
  por_entregar: z._default(z.int(), 0),
  finalizados: z.int(),
  visitados_hoy: z.int(),
  visitados,
});
export type ResumenClientes = z.output<typeof resumenClientes>;

/** Clients who have or had a credit, newest first; search results come in no particular order. */
export const clientesDeCobrador = definirLlamada({
  metodo: 'GET',
  ruta: '/clientes/todos/:id_usuario',
  roles: [ROL.cobrador, ROL.gerente, ROL.supervisor],
  resumen: "A collector's clients",
  parametros: z.strictObject({ id_usuario: id }),
  consulta: z.strictObject({
    ...paginacion,
    busqueda,
    estado: z.optional(clienteDeCobrador.shape.estado),
  }),
  respuesta: z.extend(lista(clienteDeCobrador), { resumen: z.optional(resumenClientes) }),
});
