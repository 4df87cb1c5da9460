import { ESTADOS_CLIENTE } from '@leal/domain';
import * as z from 'zod/mini';
import { fichaCliente } from '../comunes/cliente.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { conNota } from './nota.ts';

/** The ids of a client and its collector, on documents and in answers. */
export const duenos = { id_cliente: z.string(), id_cobrador: z.string() };

/** The client's collector and state, for who looks at the clients of everybody. */
export const enLaOficina = { nombre_cobrador: z.string(), estado: z.enum(ESTADOS_CLIENTE) };

export const cliente = z.object({
  ...duenos,
  ...fichaCliente,
  ...conNota,
  ultima_visita: z.nullable(fechaNegocio),
});
export type Cliente = z.output<typeof cliente>;
