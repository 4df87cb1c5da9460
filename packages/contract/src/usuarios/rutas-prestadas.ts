import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';
import { rutaPrestada } from '../formas/ruta-prestada.ts';

const respuesta = z.object({ prestada: rutaPrestada });

/** Whole routes only; a route has one borrower at a time, and nobody lends on what is lent to them. */
export const prestarRuta = definirLlamada({
  metodo: 'POST',
  ruta: '/usuarios/:id_usuario/rutas-prestadas',
  roles: [ROL.gerente],
  resumen: "Let another collector work somebody's whole route for some days",
  errores: ['NO_ENCONTRADO', 'FECHA_INVALIDA', 'USUARIO_INVALIDO', 'NO_ELEGIBLE'],
  parametros: z.strictObject({ id_usuario: id }),
  cuerpo: z.strictObject({
    /** Whoever works it. */
    a: id,
    del: fechaNegocio,
    al: fechaNegocio,
    /** Its own collector collects as well. */
    ambos: z.boolean(),
  }),
  respuesta,
});

export const terminarRutaPrestada = definirLlamada({
  metodo: 'POST',
  ruta: '/usuarios/:id_usuario/rutas-prestadas/:id_prestada/terminar',
  roles: [ROL.gerente],
  resumen: 'End the loan of a route now',
  errores: ['NO_ENCONTRADO', 'YA_PROCESADA'],
  parametros: z.strictObject({ id_usuario: id, id_prestada: id }),
  cuerpo: z.strictObject({}),
  respuesta,
});
