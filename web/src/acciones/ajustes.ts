import { guardarAjustes, leerAjustes, leerBitacora, type Respuesta } from '@leal/contract';
import { type Accion, porApi } from '../lib/acciones/accion.ts';
import type { Datos } from '../lib/api/opciones.ts';

/** The settings that are saved, as their question calls them, and the time when they are in force. */
type Acerca = { readonly titulo: string; readonly rige: string };

/** Some settings of the business. */
export const GUARDAR_AJUSTES: Accion<
  Acerca,
  Datos<typeof guardarAjustes>,
  Respuesta<typeof guardarAjustes>
> = {
  nombre: 'ajustes.guardar',
  mandar: porApi(guardarAjustes),
  sobre: () => 'ajustes',
  que: ({ titulo }) => titulo,
  exito: ({ titulo, rige }) => [`Se guardó: ${titulo}`, rige],
  fallo: 'No se guardaron los ajustes',
  caduca: [leerAjustes, leerBitacora],
};
