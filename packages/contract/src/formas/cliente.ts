import { ESTADOS_CLIENTE } from '@leal/domain';
import * as z from 'zod/mini';
import { fichaCliente } from '../comunes/cliente.ts';
import { fechaNegocio } from '../comunes/fechas.ts';

/** Who it is, and whose; on documents and in answers. */
export const duenos = { id_cliente: z.string(), id_cobrador: z.string() };

/** Whose client it is, and where it stands, for who looks at the clients of everybody. */
export const enLaOficina = { nombre_cobrador: z.string(), estado: z.enum(ESTADOS_CLIENTE) };

export const cliente = z.object({ ...duenos, ...fichaCliente, ultima_visita: z.nullable(fechaNegocio) });
export type Cliente = z.output<typeof cliente>;
