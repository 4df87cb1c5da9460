import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { renovacion } from '../solicitudes/renovacion.ts';

const comun = {
  metodo: 'GET',
  roles: [ROL.cobrador, ROL.gerente, ROL.supervisor],
  consulta: z.strictObject({ ...paginacion }),
  respuesta: lista(renovacion.solicitud),
} as const;
const parametros = z.strictObject({ id_usuario: id });

/** Oldest first. A collector's own; the office sees everybody's. */
export const renovacionesPendientes = definirLlamada({
  ...comun,
  ruta: '/renovaciones/pendientes',
  resumen: 'Renewals that wait for a manager',
});

export const renovacionesPendientesDe = definirLlamada({
  ...comun,
  ruta: '/renovaciones/pendientes/:id_usuario',
  resumen: "A collector's renewals that wait for a manager",
  parametros,
});

/** Approved and rejected ones, newest decision first. */
export const renovacionesHistorial = definirLlamada({
  ...comun,
  ruta: '/renovaciones/historial',
  resumen: 'Renewals that were decided',
});

export const renovacionesHistorialDe = definirLlamada({
  ...comun,
  ruta: '/renovaciones/historial/:id_usuario',
  resumen: "A collector's renewals that were decided",
  parametros,
});
