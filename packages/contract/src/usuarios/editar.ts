import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { correo, id, nombreDePersona } from '../comunes/campos.ts';
import { definirLlamada } from '../definir.ts';
import { VISTOS } from '../vistos/visto.ts';
import { usuarioConEstado } from './usuarios.ts';

/** Another e-mail ends the sessions of whose it is; another name does not. */
export const editarUsuario = definirLlamada({
  metodo: 'PATCH',
  ruta: '/usuarios/:id_usuario/datos',
  roles: [ROL.gerente],
  resumen: "Correct a user's name and e-mail",
  errores: ['NO_ENCONTRADO', 'CAMBIO_MIENTRAS', 'EMAIL_EXISTS', 'USUARIO_INVALIDO'],
  parametros: z.strictObject({ id_usuario: id }),
  cuerpo: z.strictObject({
    nombre: nombreDePersona,
    email: correo,
    visto: z.optional(VISTOS.cuenta),
  }),
  respuesta: z.object({ usuario: usuarioConEstado }),
});
