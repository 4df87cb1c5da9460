import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { diasPago } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { busqueda, lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';

/** A client with an active credit (spec §3, 'Active client'), with what its card leads to. */
export const clienteActivo = z.object({
  id_cliente: z.string(),
  id_credito: z.string(),
  id_cobrador: z.string(),
  nombre: z.string(),
  slug: z.string(),
  negocio: z.string(),
  direccion: z.string(),
  calle: z.string(),
  colonia: z.string(),
  ubicacion: z.string(),
  telefono: z.string(),
  monto_solicitado: pesos,
  dias_pago: diasPago,
  interes: z.number(),
  monto_total: pesos,
  saldo: pesos,
  fecha_vencimiento: z.nullable(fechaNegocio),
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
