import { leerRol, ROL, type IdRol } from '@leal/domain';
import * as z from 'zod/mini';
import { id, texto } from '../comunes/campos.ts';
import { definirLlamada } from '../definir.ts';
import { idRol, usuario } from '../formas/usuario.ts';

/** The form's values 1, 2, 3 mean 5, 6, 7; both are taken (spec §2, 'Register user'). */
const rolDeFormulario = z.codec(
  z
    .union([z.int(), z.string().check(z.regex(/^[1-7]$/))])
    .check(z.refine((n) => leerRol(Number(n)) !== null, { error: 'Selecciona un rol' })),
  idRol,
  { decode: (n): IdRol => leerRol(Number(n)) ?? ROL.cobrador, encode: (r) => r },
);

export const register = definirLlamada({
  metodo: 'POST',
  ruta: '/auth/register',
  roles: [ROL.gerente],
  resumen: 'Give a new identity its role and record',
  exito: 201,
  errores: ['EMAIL_EXISTS', 'USUARIO_INVALIDO'],
  cuerpo: z.strictObject({
    nombre: texto(120, 'El nombre es requerido'),
    email: z.email({ error: 'Correo electrónico inválido' }).check(z.maxLength(254)),
    id_rol: rolDeFormulario,
    uid: id,
  }),
  respuesta: z.object({ usuario }),
});
