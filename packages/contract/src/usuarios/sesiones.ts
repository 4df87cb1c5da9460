import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { telefonoQueHabla } from '../comunes/captura.ts';
import { telefonoDePersona } from '../formas/telefono.ts';
import { VISTOS } from '../vistos/visto.ts';
import { definirLlamada } from '../definir.ts';

const comun = { metodo: 'POST', roles: [ROL.gerente] } as const;

/** All that have begun; whoever signs in afterwards works. Not one's own: that is a change of password. */
export const terminarSesiones = definirLlamada({
  ...comun,
  ruta: '/usuarios/:id_usuario/sesiones/terminar',
  resumen: "End every session of a person's phones",
  errores: ['NO_ENCONTRADO', 'CAMBIO_MIENTRAS', 'USUARIO_INVALIDO'],
  parametros: z.strictObject({ id_usuario: id }),
  cuerpo: z.strictObject({ visto: z.optional(VISTOS.sesiones) }),
  respuesta: z.object({ telefonos: z.array(telefonoDePersona) }),
});

/**
 * The phone's session ends and the series of its receipts closes; the others go on. What it holds stays on it, and is its
 * person's: it is sent when they sign in there again. 422 NO_ELEGIBLE where it is not known which session it has.
 */
export const perderTelefono = definirLlamada({
  ...comun,
  ruta: '/usuarios/:id_usuario/telefonos/:dispositivo/perdido',
  resumen: 'Take a phone for lost',
  errores: ['NO_ENCONTRADO', 'CAMBIO_MIENTRAS', 'NO_ELEGIBLE', 'USUARIO_INVALIDO'],
  parametros: z.strictObject({ id_usuario: id, dispositivo: telefonoQueHabla }),
  cuerpo: z.strictObject({ visto: z.optional(VISTOS.telefono) }),
  respuesta: z.object({ telefono: telefonoDePersona }),
});
