import * as z from 'zod/mini';
import { definirLlamada } from '../definir.ts';
import { usuario } from '../formas/usuario.ts';

/** The same record, for a caller that holds only the ID token (spec §7). */
export const firebaseLogin = definirLlamada({
  metodo: 'POST',
  ruta: '/auth/firebase-login',
  roles: 'publica',
  resumen: 'The user record behind an ID token',
  errores: ['NO_AUTENTICADO', 'PROHIBIDO'],
  cuerpo: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(8192)) }),
  respuesta: usuario,
});
