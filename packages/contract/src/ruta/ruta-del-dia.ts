import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';
import { credito } from '../formas/credito.ts';

/** A card of the route; the two marks say what already happened today without a payment. */
const creditoDeRuta = z.extend(credito, {
  visita_hoy: z.optional(z.string()),
  atraso_hoy: z.optional(z.string()),
});
export type CreditoDeRuta = z.output<typeof creditoDeRuta>;

/** The whole route of today in route order, unordered ones last by name. */
export const activosSinPagoHoy = definirLlamada({
  metodo: 'GET',
  ruta: '/clientes/activos-sin-pago-hoy/:id_usuario',
  roles: [ROL.cobrador, ROL.gerente, ROL.supervisor],
  resumen: "A collector's route of today",
  parametros: z.strictObject({ id_usuario: id }),
  respuesta: z.object({
    datos: z.array(creditoDeRuta),
    visitados: z.array(creditoDeRuta),
    inician_manana: z.array(creditoDeRuta),
    total: z.int(),
    fecha: fechaNegocio,
    dia: z.string(),
    /** Nobody collects today (holiday); the screen says which one. */
    festivo: z.optional(z.string()),
  }),
});
