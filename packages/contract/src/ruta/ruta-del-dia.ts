import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';
import { creditoDeHoy } from '../formas/credito.ts';

/** A card of the route; its marks say what already happened today without a payment. */
export type CreditoDeRuta = z.output<typeof creditoDeHoy>;

/** The whole route of today in route order, unordered ones last by name. */
export const activosSinPagoHoy = definirLlamada({
  metodo: 'GET',
  ruta: '/clientes/activos-sin-pago-hoy/:id_usuario',
  roles: [ROL.cobrador, ROL.gerente, ROL.supervisor],
  resumen: "A collector's route of today",
  parametros: z.strictObject({ id_usuario: id }),
  respuesta: z.object({
    datos: z.array(creditoDeHoy),
    visitados: z.array(creditoDeHoy),
    inician_manana: z.array(creditoDeHoy),
    total: z.int(),
    fecha: fechaNegocio,
    dia: z.string(),
    /** Nobody collects today (holiday); the screen says which one. */
    festivo: z.optional(z.string()),
  }),
});
