import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { fechaNegocio } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';

/** Carried by every answer of an instance that knows them: the version of the settings it works by. */
export const CABECERA_NEGOCIO = 'X-Leal-Negocio';

/** What the owner has set, for the checks and texts of the browser; `version` changes when any of it does. */
export const configuracionNegocio = definirLlamada({
  metodo: 'GET',
  ruta: '/configuracion/negocio',
  roles: [ROL.cobrador, ROL.gerente, ROL.supervisor],
  resumen: 'The business settings in force: hours, holidays, thresholds',
  respuesta: z.object({
    version: z.string(),
    festivos: z.array(z.object({ fecha: fechaNegocio, nombre: z.string() })),
    exigir_segundo_gerente: z.boolean(),
    parametros: z.record(z.string(), z.number()),
  }),
});
