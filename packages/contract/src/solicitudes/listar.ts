import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { estadosPedidos } from '../comunes/decision.ts';
import { lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { abonosMultiples } from './abonos-multiples.ts';
import { edicionCliente } from './edicion-cliente.ts';
import { edicionPago } from './edicion-pago.ts';
import { eliminacionPago } from './eliminacion-pago.ts';

/** Where pending ones are among them: the oldest request first. Only decided ones: the newest decision first. */
const comun = {
  metodo: 'GET',
  roles: [ROL.cobrador, ROL.gerente],
  consulta: z.strictObject({ ...paginacion, estado: estadosPedidos }),
} as const;

/** A collector sees its own; a manager everybody's. */
export const solicitudesEdicionPago = definirLlamada({
  ...comun,
  ruta: '/abonos/solicitudes-edicion',
  resumen: 'Requests to edit a payment, by state',
  respuesta: lista(edicionPago.solicitud),
});

export const solicitudesAbonosMultiples = definirLlamada({
  ...comun,
  ruta: '/abonos/solicitudes-abonos-multiples',
  resumen: 'Payments of 6 or more abonos, by state',
  respuesta: lista(abonosMultiples.solicitud),
});

export const solicitudesEliminacionPago = definirLlamada({
  ...comun,
  ruta: '/abonos/solicitudes-eliminacion',
  resumen: 'Requests to delete a payment, by state',
  respuesta: lista(eliminacionPago.solicitud),
});

export const solicitudesEdicionCliente = definirLlamada({
  ...comun,
  ruta: '/clientes/solicitudes/editar',
  resumen: 'Requests to edit a client, by state',
  respuesta: lista(edicionCliente.solicitud),
});
