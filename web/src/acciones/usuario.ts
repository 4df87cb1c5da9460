import { gerenteRutas, listarUsuarios, register, type Respuesta } from '@leal/contract';
import { type Accion, porApi } from '../lib/acciones/accion.ts';
import type { Datos } from '../lib/api/opciones.ts';

/** The server's half of a new account. While it is unknown whether one is registered, no other is. */
export const REGISTRAR_USUARIO: Accion<null, Datos<typeof register>, Respuesta<typeof register>> = {
  nombre: 'usuario.registrar',
  mandar: porApi(register),
  sobre: () => 'usuario nuevo',
  que: (_, { cuerpo }) => `a ${cuerpo.nombre} (${cuerpo.email})`,
  fallo: 'Error en el registro',
  caduca: [listarUsuarios, gerenteRutas],
};
