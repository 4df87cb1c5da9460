import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { senasCliente } from '../comunes/cliente.ts';
import { busqueda, lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { duenos, enLaOficina } from '../formas/cliente.ts';

export const clienteHallado = z.object({
  ...duenos,
  ...senasCliente,
  ...enLaOficina,
});
export type ClienteHallado = z.output<typeof clienteHallado>;

/** Any client by name, business, address or phone, of every collector; also who only asked for a credit. Nobody finds a deleted one. */
export const buscarClientes = definirLlamada({
  metodo: 'GET',
  ruta: '/clientes/buscar',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: 'Find a client',
  consulta: z.strictObject({ ...paginacion, busqueda }),
  respuesta: lista(clienteHallado),
});
