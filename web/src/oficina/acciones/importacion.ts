import {
  abrirImportacion,
  deshacerImportacion,
  importarRenglones,
  leerImportacion,
  listarImportaciones,
  type Llamada,
  type Respuesta,
  revisarImportados,
} from '@leal/contract';
import { type Accion, porApi } from '../../lib/acciones/accion.ts';
import { caducarTodo } from '../../lib/api/consultas.ts';
import type { Datos } from '../../lib/api/opciones.ts';

/** The file, as its person calls it. */
type DeArchivo = { readonly id_importacion: string; readonly archivo: string };
type DeImportacion<L extends Llamada> = Accion<DeArchivo, Datos<L>, Respuesta<L>>;

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
export const BUSCAR_REPETIDOS: DeImportacion<typeof revisarImportados> = {
  nombre: 'importacion.buscar-repetidos',
  mandar: porApi(revisarImportados),
  sobre: ({ id_importacion }) => `revisar ${id_importacion}`,
  que: ({ archivo }) => `la revisión de ${archivo}`,
  fallo: 'No se pudo revisar',
};

export const ABRIR_IMPORTACION: DeImportacion<typeof abrirImportacion> = {
  nombre: 'importacion.abrir',
  mandar: porApi(abrirImportacion),
  ...comun,
};

/** Some rows of it; call by call. */
export const IMPORTAR_RENGLONES: DeImportacion<typeof importarRenglones> = {
  nombre: 'importacion.renglones',
  mandar: conPlazo(importarRenglones),
  ...comun,
};

/** The next of its clients, or those that are named. */
export const DESHACER_IMPORTACION: DeImportacion<typeof deshacerImportacion> = {
  nombre: 'importacion.deshacer',
  mandar: conPlazo(deshacerImportacion),
  ...comun,
  que: ({ archivo }) => `lo que se deshace de ${archivo}`,
  fallo: 'No se pudo deshacer',
  caduca: [listarImportaciones, leerImportacion],
};
