import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { definirLlamada } from '../definir.ts';
import { vacaciones } from '../formas/vacaciones.ts';
import { usuarioConEstado } from './usuarios.ts';

/** Time away locks nothing: whoever comes back early signs in and works. */
export const ponerVacaciones = definirLlamada({
  metodo: 'PUT',
  ruta: '/usuarios/:id_usuario/vacaciones',
  roles: [ROL.gerente],
  resumen: 'Set the days on which somebody is away, or take them off',
  errores: ['NO_ENCONTRADO', 'CAMBIO_MIENTRAS', 'FECHA_INVALIDA', 'USUARIO_INVALIDO'],
  parametros: z.strictObject({ id_usuario: id }),
  cuerpo: z.strictObject({
    /** In the place of those before; null: none. */
    vacaciones: z.nullable(vacaciones),
    /** The days that the question showed: others by now are 409 CAMBIO_MIENTRAS. */
    visto: z.nullable(vacaciones),
  }),
  respuesta: z.object({ usuario: usuarioConEstado }),
});
