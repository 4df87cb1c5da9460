import { guardarAjustes, leerAjustes, leerBitacora } from '@leal/contract';
import { porApi } from '../lib/acciones/accion.ts';
import type { DeLlamada } from './tipos.ts';

/** The settings that are saved, as their question calls them, and the time when they are in force. */
type Acerca = { readonly titulo: string; readonly rige: string };

/** Some settings of the business. */
export const GUARDAR_AJUSTES: DeLlamada<Acerca, typeof guardarAjustes> = {
  nombre: 'ajustes.guardar',
  mandar: porApi(guardarAjustes),
  sobre: () => 'ajustes',
  que: ({ titulo }) => titulo,
  exito: ({ titulo, rige }) => [`Se guardó: ${titulo}`, rige],
  fallo: 'No se guardaron los ajustes',
  caduca: [leerAjustes, leerBitacora],
};
