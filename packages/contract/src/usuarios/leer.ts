import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { definirLlamada } from '../definir.ts';
import { usuario } from '../formas/usuario.ts';

/** Asked after the identity service signed the person in (spec §7); one's own record, or any for a manager. */
export const getUserByUid = definirLlamada({
  metodo: 'POST',
  ruta: '/auth/getUserByUid',
  roles: [ROL.cobrador, ROL.gerente, ROL.supervisor],
  resumen: 'The user record behind a uid',
  errores: ['NO_ENCONTRADO'],
  cuerpo: z.strictObject({ uid: id }),
  respuesta: z.object({ usuario }),
});
