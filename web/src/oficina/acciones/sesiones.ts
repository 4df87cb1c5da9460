import { listarUsuarios, perderTelefono, terminarSesiones, vistoSesiones } from '@leal/contract';
import { porApi } from '../../lib/acciones/accion.ts';
import type { AccionDe } from './accion-de.ts';

type Quien = { readonly id_usuario: string; readonly llamado: string };

const comun = {
  sobre: ({ id_usuario }: Quien) => id_usuario,
  caduca: [listarUsuarios, vistoSesiones],
} as const;

/** Every session of a person, on whatever phone. */
export const TERMINAR_SESIONES: AccionDe<typeof terminarSesiones, Quien> = {
  ...comun,
  nombre: 'usuario.terminar-sesiones',
  mandar: porApi(terminarSesiones),
  que: ({ llamado }) => `el fin de las sesiones de ${llamado}`,
  exito: ({ llamado }) => ['Sesiones terminadas', llamado],
  fallo: 'No se pudieron terminar',
};

/** The session of one phone, whose receipts are closed too. */
export const PERDER_TELEFONO: AccionDe<typeof perderTelefono, Quien> = {
  ...comun,
  nombre: 'usuario.perder-telefono',
  mandar: porApi(perderTelefono),
  que: ({ llamado }) => `el teléfono perdido de ${llamado}`,
  exito: ({ llamado }) => ['Teléfono dado por perdido', llamado],
  fallo: 'No se pudo dar por perdido',
};
