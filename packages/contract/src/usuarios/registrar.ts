import {
  esContrasenaValida,
  interpretarRol,
  MENSAJE_CONTRASENA_DEBIL,
  ROL,
  TOPES,
  type IdRol,
} from '@leal/domain';
import * as z from 'zod/mini';
import { correo, hasta, id, nombreDePersona } from '../comunes/campos.ts';
import { definirLlamada } from '../definir.ts';
import { idRol, usuario } from '../formas/usuario.ts';

/** The form's values 1, 2, 3 mean 5, 6, 7; both are taken (spec §2, 'Register user'). */
const rolDeFormulario = z.codec(
  z
    .union([z.int(), z.string().check(z.regex(/^[1-7]$/))])
    .check(z.refine((n) => interpretarRol(Number(n)) !== null, { error: 'Selecciona un rol' })),
  idRol,
  { decode: (n): IdRol => interpretarRol(Number(n)) ?? ROL.cobrador, encode: (r) => r },
);

const contrasena = z
  .string()
  .check(hasta(TOPES.contrasena), z.refine(esContrasenaValida, { error: MENSAJE_CONTRASENA_DEBIL }));

export const register = definirLlamada({
  metodo: 'POST',
  ruta: '/auth/register',
  roles: [ROL.gerente],
  resumen: 'Give a new identity its role and record',
  exito: 201,
  errores: ['EMAIL_EXISTS', 'USUARIO_INVALIDO'],
  cuerpo: z
    .strictObject({
      nombre: nombreDePersona,
      email: correo,
      id_rol: rolDeFormulario,
      /** The account that was made for it. */
      uid: z.optional(id),
      /** The password, instead of `uid`: the account that an interrupted registration left is taken over with it. */
      contrasena: z.optional(contrasena),
    })
    .check(
      z.refine(({ uid, contrasena: nueva }) => (uid === undefined) !== (nueva === undefined), {
        error: 'Identificador inválido',
        path: ['uid'],
      }),
    ),
  respuesta: z.object({ usuario }),
});
