import { ZONA } from '@leal/domain';
import * as z from 'zod/mini';
import { fechaNegocio, instante } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';

/** The browser learns its offset to this clock and never trusts the phone's. */
export const reloj = definirLlamada({
  metodo: 'GET',
  ruta: '/reloj',
  roles: 'publica',
  resumen: 'The server clock in Monterrey',
  respuesta: z.object({ ahora: instante, fecha: fechaNegocio, zona: z.literal(ZONA) }),
});
