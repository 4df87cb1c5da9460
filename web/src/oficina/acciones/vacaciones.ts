import { gerenteRutas, listarUsuarios, ponerVacaciones } from '@leal/contract';
import { formatearFecha } from '@leal/domain';
import { porApi } from '../../lib/acciones/accion.ts';
import { caducarTodo } from '../../lib/api/consultas.ts';
import type { AccionDe } from './accion-de.ts';

/** The days on which somebody is away, or none; lists say them beside the name, and are read again when they are next seen. */
export const PONER_VACACIONES: AccionDe<
  typeof ponerVacaciones,
  { readonly id_usuario: string; readonly nombre: string }
> = {
  nombre: 'usuario.vacaciones',
  mandar: porApi(ponerVacaciones),
  sobre: ({ id_usuario }) => `vacaciones ${id_usuario}`,
  que: ({ nombre }) => `las vacaciones de ${nombre}`,
  exito: ({ nombre }, { cuerpo: { vacaciones } }) =>
    vacaciones === null
      ? ['Vacaciones quitadas', nombre]
      : [
          'Vacaciones guardadas',
          `${nombre}, del ${formatearFecha(vacaciones.del)} al ${formatearFecha(vacaciones.al)}`,
        ],
  fallo: 'No se pudieron guardar las vacaciones',
  alLograr: caducarTodo,
  caduca: [listarUsuarios, gerenteRutas],
};
