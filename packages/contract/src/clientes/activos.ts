import { ROL, tomar } from '@leal/domain';
import * as z from 'zod/mini';
import { fichaCliente } from '../comunes/cliente.ts';
import { busqueda, lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { credito } from '../formas/credito.ts';

/** A client with an active credit (spec §3, 'Active client'), with what its card leads to. */
export const clienteActivo = z.object({
  ...tomar(credito.shape, ['id_cliente', 'id_credito', 'id_cobrador']),
  ...fichaCliente,
  ...tomar(credito.shape, ['monto_solicitado', 'dias_pago', 'interes', 'monto_total', 'saldo']),
  fecha_vencimiento: credito.shape.fecha_vencimiento,
  vencido: z.boolean(),
});
export type ClienteActivo = z.output<typeof clienteActivo>;

/** All collectors' together; each typed word is looked for in name, phone, business and address. */
export const clientesActivos = definirLlamada({
  metodo: 'GET',
  ruta: '/clientes/aprobados-creditos',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: 'Active clients of every collector',
  consulta: z.strictObject({ ...paginacion, busqueda }),
  respuesta: lista(clienteActivo),
});
