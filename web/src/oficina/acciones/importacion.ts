import {
  abrirImportacion,
  deshacerImportacion,
  importarRenglones,
  leerImportacion,
  listarImportaciones,
  type Llamada,
  revisarImportados,
} from '@leal/contract';
import { porApi } from '../../lib/acciones/accion.ts';
import { caducarTodo } from '../../lib/api/consultas.ts';
import type { Datos } from '../../lib/api/opciones.ts';
import type { AccionDe } from './accion-de.ts';

/** The file, as its person calls it. */
type DeArchivo = { readonly id_importacion: string; readonly archivo: string };

/** Thirty rows take longer than a call of a normal screen. */
const PLAZO_MS = 30_000;

function conPlazo<L extends Llamada>(llamada: L) {
  const mandar = porApi(llamada);
  return (datos: Datos<L>, clave: string) => mandar({ ...datos, plazo: PLAZO_MS }, clave);
}

const comun = {
  sobre: ({ id_importacion }: DeArchivo) => `importar ${id_importacion}`,
  que: ({ archivo }: DeArchivo) => `la importación de ${archivo}`,
  fallo: 'No se pudo importar',
  alLograr: caducarTodo,
};

/** Asks who of these people is in Leal already; it changes nothing, but waits like the others for a busy server or a lost answer. */
export const BUSCAR_REPETIDOS: AccionDe<typeof revisarImportados, DeArchivo> = {
  nombre: 'importacion.buscar-repetidos',
  mandar: porApi(revisarImportados),
  sobre: ({ id_importacion }) => `revisar ${id_importacion}`,
  que: ({ archivo }) => `la revisión de ${archivo}`,
  fallo: 'No se pudo revisar',
};

export const ABRIR_IMPORTACION: AccionDe<typeof abrirImportacion, DeArchivo> = {
  nombre: 'importacion.abrir',
  mandar: porApi(abrirImportacion),
  ...comun,
};

/** Some rows of it; call by call. */
export const IMPORTAR_RENGLONES: AccionDe<typeof importarRenglones, DeArchivo> = {
  nombre: 'importacion.renglones',
  mandar: conPlazo(importarRenglones),
  ...comun,
};

/** The next of its clients, or those that are named. */
export const DESHACER_IMPORTACION: AccionDe<typeof deshacerImportacion, DeArchivo> = {
  nombre: 'importacion.deshacer',
  mandar: conPlazo(deshacerImportacion),
  ...comun,
  que: ({ archivo }) => `lo que se deshace de ${archivo}`,
  fallo: 'No se pudo deshacer',
  caduca: [listarImportaciones, leerImportacion],
};
