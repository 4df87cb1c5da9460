import { rutaDoc } from '@leal/contract/documentos';
import { coleccion } from './coleccion.ts';

/** One per collector, under the collector's id. */
export const rutas = coleccion('rutas', rutaDoc);
