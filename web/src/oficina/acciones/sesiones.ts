import {
  listarUsuarios,
  perderTelefono,
  type Respuesta,
  terminarSesiones,
  vistoSesiones,
} from '@leal/contract';
import { type Accion, porApi } from '../../lib/acciones/accion.ts';
import type { Datos } from '../../lib/api/opciones.ts';

type Quien = { readonly id_usuario: string; readonly llamado: string };

const comun = {
  sobre: ({ id_usuario }: Quien) => id_usuario,
  caduca: [listarUsuarios, vistoSesiones],
} as const;

/** Every session of a person, on whatever phone. */
export const TERMINAR_SESIONES: Accion<
  Quien,
  Datos<typeof terminarSesiones>,
  Respuesta<typeof terminarSesiones>
> = {
  ...comun,
  nombre: 'usuario.terminar-sesiones',
  mandar: porApi(terminarSesiones),
  que: ({ llamado }) => `el fin de las sesiones de ${llamado}`,
  exito: ({ llamado }) => ['Sesiones terminadas', llamado],
  fallo: 'No se pudieron terminar',
};

/** The session of one phone, whose receipts are closed too. */
export const PERDER_TELEFONO: Accion<
  Quien,
  Datos<typeof perderTelefono>,
  Respuesta<typeof perderTelefono>
> = {
  ...comun,
  nombre: 'usuario.perder-telefono',
  mandar: porApi(perderTelefono),
  que: ({ llamado }) => `el teléfono perdido de ${llamado}`,
  exito: ({ llamado }) => ['Teléfono dado por perdido', llamado],
  fallo: 'No se pudo dar por perdido',
};
